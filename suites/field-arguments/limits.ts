import { idOf, type IdOf } from '../../helpers/engine/catalogue/pattern.ts'
import type { FieldType } from '../../helpers/engine/facts/field-types.ts'
import { Inconclusive, isSuccess, Violation, type Args, type Context } from '../../helpers/engine/index.ts'
import type { RuleId } from '../catalogue.ts'
import { withArticle } from '../interface/document/articles.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { type Look } from '../interface/reads/field-shows.ts'
import { creatableIn, holdsEach, refusesEach, writeOn, type On } from './cases.ts'

/** A type of fields with a text argument that has a limit. */
export interface Carrier {
  readonly type: FieldType
  /** Makes the arguments that pass a text. */
  readonly carrying: (text: string) => Args
  /** The arguments of a field before the refused update; by default a short text. */
  readonly before?: Args
  /** Asserts that the field shows the text; by default in the member named like the argument. */
  readonly look?: (text: string) => Look
}

/** A limit in characters (`lengthLimit`), and the types of fields that it applies to. */
interface Limit<Id extends string> {
  readonly id: Id
  /** The text in words, without an article: "tooltip". */
  readonly what: string
  readonly max: number
  readonly carriers: readonly Carrier[]
  /** The pattern of the rule that a short text is stored, `*` for the call. */
  readonly keptBy: string
}

type LimitId<Id extends string> = IdOf<`${Id}-${'at-limit' | 'beyond-limit' | 'not-bytes'}-*`, On>

/** Registers the scenarios of a limit in characters, on creation and on update, with all carriers in each. */
export function limitScenarios<Id extends string>(limit: LimitId<Id> extends RuleId ? Limit<Id> : never): void {
  const { id, what, max, carriers, keptBy } = limit as Limit<Id>
  const rule = (claim: string, on: On) => `${id}-${claim}-${on}` as RuleId
  for (const { on, when } of WRITES) {
    const casesOf = (text: string, some: readonly Carrier[]) =>
      some.map(({ type, carrying, look }) => ({ type, args: carrying(text), ...(look && { look: look(text) }) }))
    const holdsLong = (context: Context, text: string, some = carriers) =>
      blamePlainCase(
        () => holdsEach(context, on, casesOf(text, some)),
        () => holdsEach(context, on, casesOf('short', some)),
        idOf(keptBy, on),
      )

    scenario(rule('at-limit', on), `stores ${withArticle(what)} of ${max} characters ${when}`, (context) =>
      // The last character differs, so that a text that was cut or shifted does not look the same.
      holdsLong(context, `${context.people.letters(max - 1)}0`),
    )

    scenario(rule('beyond-limit', on), `refuses ${withArticle(what)} of ${max + 1} characters ${when}`, (context) => {
      const [long, within] = [context.people.letters(max + 1), context.people.letters(max)]
      const cases = carriers.map(({ type, carrying, before = carrying('before') }) => ({
        type,
        bad: carrying(long),
        good: carrying(within),
        before,
      }))
      return refusesEach(context, on, cases)
    })

    scenario(rule('not-bytes', on), `stores ${withArticle(what)} of ${max} two-byte characters ${when}`, (context) =>
      // The way of counting does not depend on the type.
      holdsLong(context, 'é'.repeat(max), creatableIn(context, carriers).slice(0, 1)).catch(async (error: unknown) => {
        // If even one such letter is refused, the length is not the reason.
        if (error instanceof Violation && !(await takesAccents(context, on, carriers)))
          context.notExercised(`${withArticle(what)} with a non-ASCII letter is refused`)
        throw error
      }),
    )
  }
}

/** Whether a short text with a non-ASCII letter is accepted. */
async function takesAccents(context: Context, on: On, carriers: readonly Carrier[]): Promise<boolean> {
  const [carrier] = creatableIn(context, carriers)
  if (!carrier) throw new Inconclusive('no creatable type of fields has the text argument')
  const { send } = await writeOn(on, carrier.type, await context.given.documented()).prepare(context)
  return isSuccess(await send(carrier.carrying('é')))
}
