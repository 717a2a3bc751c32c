import type { ScenarioRecord } from './record.ts'

/** What a scenario left behind, without what it says of excluded rules: it was run for others that it proves too. */
export function withoutRules(record: ScenarioRecord, excluded: ReadonlySet<string>): ScenarioRecord {
  if (excluded.size === 0) return record
  return {
    ...record,
    rules: record.rules.filter((id) => !excluded.has(id)),
    breaches: record.breaches.filter(({ rule }) => !excluded.has(rule)),
    observations: record.observations.filter(({ rule }) => !excluded.has(rule)),
  }
}
