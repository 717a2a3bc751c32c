import type { IdOf } from '../../helpers/engine/catalogue/pattern.ts'
import type { Answer } from '../../helpers/engine/http/exchange.ts'
import { ERROR_OBJECTS } from '../../helpers/engine/judge/basics.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import type { RuleId } from '../catalogue.ts'
import { scenario } from '../scenario.ts'
import { refusedAnswers } from './refusals.ts'

/** A request that is to be refused, and its answer. */
type Way = (context: Context) => Promise<Answer>

/** The answer to the first of several requests that a target refuses; one after another, so that each try is the same. */
const firstRefused =
  ([first, ...others]: readonly Way[]): Way =>
  async (context) => {
    const answer = await first!(context)
    return answer.status >= 400 || others.length === 0 ? answer : firstRefused(others)(context)
  }

/** What is refused for a reason that the document names, in one of several ways. */
interface Refused<Word extends string> {
  /** The word for it in the id of its rule: `errors/object-*`. */
  readonly rule: IdOf<'errors/object-*', Word> extends RuleId ? Word : never
  /** For titles: "a document without a file". */
  readonly what: string
  readonly ways: readonly Way[]
}

/** Registers the scenarios in which refusals inside a transaction are answered with an error object (document: Errors). */
export function errorObjects<Word extends string>(all: readonly Refused<Word>[]): void {
  for (const { rule, what, ways } of all) {
    const body = async (context: Context) => {
      const answers = await refusedAnswers(context, { what, ways: [firstRefused(ways)] })
      for (const answer of answers) context.check.errorObject(answer)
    }
    scenario(`errors/object-${rule}` as RuleId, `answers ${what} with an error object`, body, ERROR_OBJECTS)
  }
}
