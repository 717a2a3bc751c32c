import type { ScenarioRecord } from '../outcome/record.ts'
import type { Loss } from './network-path.ts'

/**
 * The records of a run whose way to the target was lost at some moment: nothing is concluded from what ended later. What sent
 * nothing is no matter of the way.
 */
export function afterLoss(records: readonly ScenarioRecord[], loss: Loss | undefined): ScenarioRecord[] {
  if (!loss) return [...records]
  return records.map((record) => {
    const { startedAt, durationMs, requests } = record
    if (requests === 0 || startedAt + durationMs <= loss.since) return record
    return { ...record, status: 'broken', finding: { message: loss.message }, outcomes: {}, breaches: [] }
  })
}
