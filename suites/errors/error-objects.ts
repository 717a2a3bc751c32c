import type { IdOf } from '../../helpers/engine/catalogue/pattern.ts'
import { ERROR_OBJECTS, type Answer, type Context } from '../../helpers/engine/index.ts'
import type { RuleId } from '../catalogue.ts'
import { scenario } from '../scenario.ts'
import { refusedAnswers } from './refusals.ts'

/** Sends a request that must be refused, and returns the response. */
type Way = (context: Context) => Promise<Answer>

/** The response to the first of several requests that the target refuses; sent in order, so that every attempt is the same. */
const firstRefused =
  ([first, ...others]: readonly Way[]): Way =>
  async (context) => {
    const answer = await first!(context)
    return answer.status >= 400 || others.length === 0 ? answer : firstRefused(others)(context)
  }

/** Requests that are refused for the same documented reason. */
interface Refused<Word extends string> {
  /** The last part of the rule id: `errors/object-*`. */
  readonly rule: IdOf<'errors/object-*', Word> extends RuleId ? Word : never
  /** For titles: "a document without a file". */
  readonly what: string
  readonly ways: readonly Way[]
}

/** Registers the scenarios in which the response to a refusal is an error object (document: Errors). */
export function errorObjects<Word extends string>(all: readonly Refused<Word>[]): void {
  for (const { rule, what, ways } of all) {
    const body = async (context: Context) => {
      const answers = await refusedAnswers(context, { what, ways: [firstRefused(ways)] })
      for (const answer of answers) context.check.errorObject(answer)
    }
    scenario(`errors/object-${rule}` as RuleId, `returns an error object for ${what}`, async (context) => {
      context.dependsOn(...ERROR_OBJECTS)
      await body(context)
    })
  }
}
