import type { ScenarioRecord } from './record.ts'

/** Removes everything that a record says about excluded rules: its scenario ran for the other rules that it judges. */
export function withoutRules(record: ScenarioRecord, excluded: ReadonlySet<string>): ScenarioRecord {
  if (excluded.size === 0) return record
  return {
    ...record,
    rules: record.rules.filter((id) => !excluded.has(id)),
    breaches: record.breaches.filter(({ rule }) => !excluded.has(rule)),
    observations: record.observations.filter(({ rule }) => !excluded.has(rule)),
  }
}
