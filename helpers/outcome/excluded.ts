import type { ScenarioRecord } from './record.ts'
import type { RuleResult } from './verdict.ts'

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

/** The results, in which excluded rules were not judged, whatever scenarios of other rules saw of them. */
export function withExcluded(results: readonly RuleResult[], excluded: ReadonlySet<string>): RuleResult[] {
  return results.map((result) =>
    excluded.has(result.rule.id)
      ? {
          rule: result.rule,
          verdict: 'not-exercised',
          reason: 'excluded from this run',
          findings: [],
          durationMs: 0,
          scenarios: [],
          observations: [],
        }
      : result,
  )
}
