import type { RuleScenario } from '../outcome/explanations.ts'
import type { RuleResult } from '../outcome/verdict.ts'

/**
 * The rules that missing shards may find violated: those that their scenarios judge, and those of any response.
 * @param missing the missing scenarios by their keys
 */
export function unknownIn(
  results: readonly RuleResult[],
  missing: ReadonlyMap<string, unknown>,
  sightable: ReadonlySet<string>,
): ReadonlySet<string> {
  const mayFail = ({ rule, scenarios }: RuleResult) =>
    sightable.has(rule.id) || scenarios.some(({ key, isSighting }) => !isSighting && missing.has(key))
  if (missing.size === 0) return new Set()
  return new Set(results.filter((one) => one.rule.level !== 'open' && mayFail(one)).map(({ rule }) => rule.id))
}

/** Whether a rule has a failure that no unknown rule would explain, so that it stays violated. */
export function isCertain(
  { rule, scenarios }: RuleResult,
  results: readonly RuleResult[],
  unknown: ReadonlySet<string>,
): boolean {
  const byId = new Map(results.map((result) => [result.rule.id, result]))
  const isUnexplained = (one: RuleScenario) => {
    const seen = new Set([rule.id])
    const waiting = causesOf(one)
    // Rules that failed only because of one another are all violated, until one of them has a further explanation.
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (seen.has(id)) continue
      if (unknown.has(id)) return false
      seen.add(id)
      waiting.push(...(byId.get(id)?.scenarios ?? []).flatMap(causesOf))
    }
    return true
  }
  return scenarios.some((one) => one.status === 'failed' && isUnexplained(one))
}

/** The rules that would explain a failure. */
const causesOf = ({ status, finding }: RuleScenario): string[] =>
  status === 'failed' || status === 'broken' ? [...(finding?.causes ?? [])] : []
