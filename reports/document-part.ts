import { fails } from '../helpers/engine/catalogue/gate.ts'
import { documentResults, ownResults } from './own-rules.ts'
import type { RunOutcome } from './summary.ts'

/**
 * The part of a run that is about the document, as if no other rule had been judged: for reports that speak of conformance to
 * the document.
 */
export function documentPart(outcome: RunOutcome): RunOutcome {
  const { results, unmet, gate } = outcome
  const own = new Set(ownResults(results).map(({ rule }) => rule.id))
  return {
    ...outcome,
    results: documentResults(results),
    unmet: unmet.filter(({ rules }) => rules.length === 0 || rules.some((id) => !own.has(id))),
    gate: fails('inferred', gate) ? 'all' : 'stated',
  }
}
