import type { Rule } from '../../helpers/engine/catalogue/rule.ts'
import type { Finding, Outcome } from '../../helpers/engine/outcome/record.ts'
import type { Known } from '../../helpers/engine/outcome/verdict.ts'

/** The rules that an Allure result is about, with their outcome. The command has one rule for each result. */
export interface Subject {
  readonly rules: readonly [Rule, ...Rule[]]
  readonly outcome: Outcome
  /** Why it failed, is inconclusive or was skipped. */
  readonly finding?: Finding
  /** Why its violation does not fail the run. */
  readonly known?: Known
  /** The finding that a violation belongs to, or that keeps the rule from a conclusion: `1. its title`. */
  readonly group?: string
}

/** Whether the result records behaviour that the document leaves open. */
export function isObserved({ rules, outcome }: Subject): boolean {
  return rules[0].level === 'open' && (outcome === 'passed' || outcome === 'failed')
}

/** Whether the result is a known violation. */
export const isKnown = ({ known, outcome }: Subject): boolean => known !== undefined && outcome === 'failed'

/** The name of a result. Allure has no status for some outcomes, so the name says what they are. */
export const nameOf = (subject: Subject, title: string): string =>
  `${isObserved(subject) ? 'Observed: ' : isKnown(subject) ? 'Known: ' : ''}${title}`
