import type { RuleResult, Verdict } from '../helpers/engine/outcome/verdict.ts'
import { oncePer } from '../helpers/engine/values/once-per.ts'
import { countOf } from './text.ts'

/** A rule whose breach made other rules inconclusive. */
export interface Cause {
  readonly rule: string
  /** The result of the rule; absent if the catalogue has no such rule. */
  readonly result?: RuleResult
  /** The rules that depend on it. */
  readonly dependents: readonly RuleResult[]
}

/** The causes of inconclusive rules, beginning with the one that most rules depend on; cached by results. */
export const causesOf = oncePer((results: readonly RuleResult[]): readonly Cause[] => {
  const byId = new Map(results.map((result) => [result.rule.id, result]))
  const dependents = new Map<string, RuleResult[]>()
  for (const result of results) {
    const root = rootOf(result, byId)
    if (root !== undefined) dependents.set(root, [...(dependents.get(root) ?? []), result])
  }
  return [...dependents]
    .map(([rule, own]): Cause => {
      const result = byId.get(rule)
      return { rule, ...(result && { result }), dependents: own }
    })
    .toSorted((a, b) => b.dependents.length - a.dependents.length)
})

/** The end of the chain if a rule depends on one that depends on another one. */
function rootOf({ rule, cause }: RuleResult, byId: ReadonlyMap<string, RuleResult>): string | undefined {
  const seen = new Set([rule.id])
  let root = cause
  for (let next = root; next !== undefined && !seen.has(next); next = byId.get(next)?.cause) {
    seen.add(next)
    root = next
  }
  return root
}

/** A violated rule, and the rules that depend on it. */
export interface Violated {
  readonly result: RuleResult
  readonly dependents: readonly RuleResult[]
}

/** The violated rules that are not known, beginning with the one that most rules depend on; cached by results. */
export const violatedOf = oncePer((results: readonly RuleResult[]): readonly Violated[] => {
  const dependents = new Map(causesOf(results).map((cause) => [cause.rule, cause.dependents]))
  return results
    .filter(({ verdict, known }) => verdict === 'violates' && known === undefined)
    .map((result) => ({ result, dependents: dependents.get(result.rule.id) ?? [] }))
    .toSorted((a, b) => b.dependents.length - a.dependents.length)
})

const VERDICT_TEXTS: Readonly<Record<Verdict, string>> = {
  violates: 'violated',
  inconclusive: 'also inconclusive',
  conforms: 'conforms in other scenarios',
  'not-exercised': 'not judged in this run',
  observed: 'observed',
}

/** The verdict of the rule that is a cause, in words. */
export const verdictText = ({ result }: Cause): string => {
  if (result?.known) return 'known to be violated'
  return result ? VERDICT_TEXTS[result.verdict] : 'not a rule of the catalogue'
}

/** `97 rules depend on it`. */
export const dependentsText = (dependents: readonly unknown[]): string =>
  `${countOf(dependents.length, 'rule depends', 'rules depend')} on it`

/** Further areas are only counted. */
const MOST_AREAS = 8

/** The number of rules in each area, the largest first: `transaction 40, metadata 20`. */
export function areasText(results: readonly RuleResult[]): string {
  const counts = new Map<string, number>()
  for (const { rule } of results) counts.set(rule.area, (counts.get(rule.area) ?? 0) + 1)
  const parts = [...counts].toSorted(([, a], [, b]) => b - a).map(([area, count]) => `${area} ${count}`)
  const more = parts.length - MOST_AREAS
  return [...parts.slice(0, MOST_AREAS), ...(more > 0 ? [`${countOf(more, 'area')} more`] : [])].join(', ')
}
