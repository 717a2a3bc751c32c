import { fails, type Gate } from '../helpers/engine/catalogue/gate.ts'
import { isOwn } from '../helpers/engine/catalogue/rule.ts'
import type { RuleResult } from '../helpers/engine/outcome/verdict.ts'
import { oncePer } from '../helpers/engine/values/once-per.ts'

/** The results of the rules of the document, which all counts of the document are made from. */
export const documentResults = oncePer((results: readonly RuleResult[]): readonly RuleResult[] =>
  results.filter(({ rule }) => !isOwn(rule)),
)

/** The results of own rules, which are counted apart. */
export const ownResults = oncePer((results: readonly RuleResult[]): readonly RuleResult[] =>
  results.filter(({ rule }) => isOwn(rule)),
)

/** The number of own rules by verdict. */
export interface OwnSummary {
  readonly conforms: number
  /** Violated rules that are not known. */
  readonly violates: number
  /** Violated rules in the list of known violations. */
  readonly known: number
  readonly inconclusive: number
  readonly not_exercised: number
}

/** Counts the verdicts of own rules; `undefined` if the run has none. */
export function ownSummaryOf(results: readonly RuleResult[]): OwnSummary | undefined {
  const own = ownResults(results)
  if (own.length === 0) return undefined
  const count = (verdict: RuleResult['verdict']) => own.filter((one) => one.verdict === verdict && !one.known).length
  return {
    conforms: count('conforms'),
    violates: count('violates'),
    known: own.filter(({ known }) => known !== undefined).length,
    inconclusive: count('inconclusive'),
    not_exercised: count('not-exercised'),
  }
}

/** The counts of own rules in words: `2 conform`, `1 violate`. */
export function ownCounts(results: readonly RuleResult[], gate: Gate): string[] {
  const counts = ownSummaryOf(results)
  if (!counts) return []
  const ignored = fails('own', gate) ? '' : ' (ignored)'
  return [
    `${counts.conforms} conform`,
    `${counts.violates} violate${counts.violates > 0 ? ignored : ''}`,
    ...(counts.known > 0 ? [`${counts.known} known`] : []),
    `${counts.inconclusive} inconclusive`,
    ...(counts.not_exercised > 0 ? [`${counts.not_exercised} not exercised`] : []),
  ]
}
