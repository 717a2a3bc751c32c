import type { Need } from '../helpers/engine/catalogue/needs.ts'
import type { RuleResult } from '../helpers/engine/outcome/verdict.ts'
import { withoutIds } from './text.ts'

/** The results by each of their keys, the largest group first. */
export function groupsOf<K>(
  results: readonly RuleResult[],
  keysOf: (result: RuleResult) => readonly K[],
): [K, RuleResult[]][] {
  const groups = new Map<K, RuleResult[]>()
  for (const result of results) {
    for (const key of keysOf(result)) groups.set(key, [...(groups.get(key) ?? []), result])
  }
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length)
}

/** The needs of the rule itself that the target lacks. */
export function lackedBy({ rule, scenarios }: RuleResult): readonly Need[] {
  const lacks = new Set(scenarios.flatMap(({ finding }) => finding?.lacks ?? []))
  return rule.needs.filter((need) => lacks.has(need))
}

/** The reason of a result, without the ids of the run, so that equal reasons form a group. */
export const sharedReason = ({ reason }: RuleResult): string => withoutIds(reason ?? 'no reason was given')
