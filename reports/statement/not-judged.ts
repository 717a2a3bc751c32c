import { UNREACHABLE } from '../../helpers/engine/catalogue/rule.ts'
import type { RuleResult } from '../../helpers/engine/outcome/verdict.ts'
import { reasonOf } from '../finding-text.ts'
import { groupsOf, lackedBy, sharedReason } from '../groups.ts'
import { oneLine, withoutIds } from '../text.ts'

/** Rules that were not judged for one reason. */
export interface NotJudged {
  readonly reason: string
  readonly rules: string[]
}

/** The rules that a run did not judge. Each of them is in one list only, and open rules that were observed are in none. */
export interface AllNotJudged {
  readonly not_selected: string[]
  readonly excluded: string[]
  readonly not_exercised: NotJudged[]
  readonly inconclusive: NotJudged[]
}

/** Lists the rules that a run did not judge, by reason. */
export function notJudgedOf(results: readonly RuleResult[]): AllNotJudged {
  const skipped = results.filter(({ verdict }) => verdict === 'not-exercised')
  return {
    not_selected: idsOf(skipped.filter(({ leftOut }) => leftOut === 'not-selected')),
    excluded: idsOf(skipped.filter(({ leftOut }) => leftOut === 'excluded')),
    not_exercised: byReason(
      skipped.filter(({ leftOut }) => leftOut === undefined || leftOut === 'missing-part'),
      whyNotExercised,
    ),
    inconclusive: byReason(
      results.filter(({ verdict }) => verdict === 'inconclusive'),
      whyInconclusive,
    ),
  }
}

const byReason = (results: readonly RuleResult[], why: (result: RuleResult) => string): NotJudged[] =>
  groupsOf(results, (result) => [oneLine(why(result))]).map(([reason, group]) => ({ reason, rules: idsOf(group) }))

function whyNotExercised(result: RuleResult): string {
  const { rule } = result
  if (rule.unreachable) return `not testable by a client: ${UNREACHABLE[rule.unreachable.reason]}`
  const needs = lackedBy(result).toSorted()
  return needs.length > 0 ? `needs ${needs.join(', ')}` : sharedReason(result)
}

const whyInconclusive = (result: RuleResult): string =>
  result.cause === undefined ? withoutIds(reasonOf(result)) : `because of ${result.cause}`

const idsOf = (results: readonly RuleResult[]) => results.map(({ rule }) => rule.id)
