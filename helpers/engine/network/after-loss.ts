import type { ScenarioRecord } from '../outcome/record.ts'
import type { Loss } from './network-path.ts'

/** Makes records inconclusive that ended after the network loss. Scenarios without requests keep their result. */
export function afterLoss(records: readonly ScenarioRecord[], loss: Loss | undefined): ScenarioRecord[] {
  if (!loss) return [...records]
  return records.map((record) => {
    const { startedAt, durationMs, requests } = record
    if (requests === 0 || startedAt + durationMs <= loss.since) return record
    return { ...record, status: 'broken', finding: { message: loss.message }, outcomes: {}, breaches: [] }
  })
}
