import { isSuccess, Violation, type Args, type Context, type Write } from '../../../helpers/engine/index.ts'
import type { Body } from '../../../helpers/engine/scenario/scenario.ts'
import { withArticle } from '../document/articles.ts'
import { writeOver } from './write-over.ts'
import { blamePlainCase } from './blame-plain-case.ts'

/** A scenario without its id, which ends in the claim and the write. */
interface Case<Claim extends string> {
  readonly claim: Claim
  readonly title: string
  readonly body: Body
}

/** A text argument with a limit. */
interface LimitedText {
  readonly member: string
  /** In characters. */
  readonly max: number
  /** A text that must be stored exactly. */
  readonly ordinary?: string
}

/** Characters that form encoding or quoting might damage. Non-ASCII characters have separate rules. */
const ORDINARY = "Lease & sale: the owner's copy"

/** Two-byte characters, in an order that no other text has: a service may demand that names differ. */
const accentsOf = ({ people }: Context, length: number): string =>
  people.letters(length).replaceAll(/[a-z]/g, (letter) => (letter < 'n' ? 'é' : 'è'))

/** The response to a write on something new. */
const sentTo = async (write: Write, context: Context, args: Args) => (await write.prepare(context)).send(args)

/**
 * The scenarios of a limit in characters (`lengthLimit`).
 * @param carrying makes the arguments that pass a text
 * @param keptBy the id of the rule that a short text is stored
 */
export function lengthCases(
  write: Write,
  what: string,
  max: number,
  carrying: (text: string) => Args,
  keptBy: string,
): Case<'at-limit' | 'beyond-limit' | 'not-bytes'>[] {
  const holdsLong = ({ holds }: Context, text: string) =>
    blamePlainCase(
      () => holds(write, carrying(text)),
      () => holds(write, carrying('short')),
      keptBy,
    )
  return [
    {
      claim: 'at-limit',
      title: `stores ${withArticle(what)} of ${max} characters ${write.when}`,
      // The last character differs, so that a text that was cut or shifted does not look the same.
      body: (context) => holdsLong(context, `${context.people.letters(max - 1)}0`),
    },
    {
      claim: 'beyond-limit',
      title: `refuses ${withArticle(what)} of ${max + 1} characters ${write.when}`,
      body: ({ people, refuses }) =>
        refuses(
          writeOver(carrying(people.word()), write),
          carrying(people.letters(max + 1)),
          carrying(people.letters(max)),
        ),
    },
    {
      claim: 'not-bytes',
      title: `stores ${withArticle(what)} of ${max} two-byte characters ${write.when}`,
      body: (context) =>
        holdsLong(context, accentsOf(context, max)).catch(async (error: unknown) => {
          // If even one such letter is refused, the length is not the reason.
          if (error instanceof Violation && !isSuccess(await sentTo(write, context, carrying('éè'))))
            context.notExercised(`${withArticle(what)} with a non-ASCII letter is refused`)
          throw error
        }),
    },
  ]
}

/**
 * The scenarios of a text argument with a limit (`limitedText`), except for an update that omits it.
 * @param keptBy the id of the rule that a short text is stored
 */
export function textCases(write: Write, { member, max, ordinary = ORDINARY }: LimitedText, keptBy: string) {
  const kept: Case<'kept'> = {
    claim: 'kept',
    title: `stores an ordinary ${member} ${write.when}`,
    // The update changes only the case of letters.
    body: ({ holds, people }) => {
      const text = `${ordinary} ${people.word()}`
      return holds(writeOver({ [member]: text.toLowerCase() }, write), { [member]: text })
    },
  }
  const accents: Case<'accents'> = {
    claim: 'accents',
    title: `stores ${withArticle(member)} with accented letters ${write.when}`,
    body: ({ holds, people }) => {
      const word = people.word()
      return blamePlainCase(
        () => holds(write, { [member]: `Bail signé à Zürich ${word}` }),
        () => holds(write, { [member]: `Bail de Zurich ${word}` }),
        keptBy,
      )
    },
  }
  return [kept, accents, ...lengthCases(write, member, max, (text) => ({ [member]: text }), keptBy)]
}
