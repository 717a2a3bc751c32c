import type { Args } from '../../../helpers/engine/http/encode.ts'
import { isSuccess } from '../../../helpers/engine/http/exchange.ts'
import { Violation } from '../../../helpers/engine/outcome/errors.ts'
import type { Context, Write } from '../../../helpers/engine/scenario/context.ts'
import type { Body } from '../../../helpers/engine/scenario/scenario.ts'
import { withArticle } from '../document/articles.ts'
import { writeOver } from './write-over.ts'
import { blamePlainCase } from './blame-plain-case.ts'

/** A scenario that lacks nothing but its id, which ends in the claim and the write. */
interface Case<Claim extends string> {
  readonly claim: Claim
  readonly title: string
  readonly body: Body
}

/** An argument that is a text with a limit. */
interface LimitedText {
  readonly member: string
  /** In characters. */
  readonly max: number
  /** What must be held as it is. */
  readonly ordinary?: string
}

/** Signs that a form or a quotation might mistake, and nothing beyond ASCII, which has rules of its own. */
const ORDINARY = "Lease & sale: the owner's copy"

/** The answer to a write onto something fresh. */
const sentTo = async (write: Write, context: Context, args: Args) => (await write.prepare(context)).send(args)

/**
 * The scenarios of a limit in characters (`lengthLimit`).
 * @param carrying the arguments that carry a text of that kind
 * @param keptBy the id of the rule that a short text passed so is held
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
      title: `holds ${withArticle(what)} of ${max} characters ${write.when}`,
      // The last character is another one, so that nothing that was cut or moved looks the same.
      body: (context) => holdsLong(context, `${context.people.letters(max - 1)}0`),
    },
    {
      claim: 'beyond-limit',
      title: `refuses ${withArticle(what)} of ${max + 1} characters ${write.when}`,
      body: ({ people, refuses }) =>
        refuses(writeOver(carrying('before'), write), carrying(people.letters(max + 1)), carrying(people.letters(max))),
    },
    {
      claim: 'not-bytes',
      title: `holds ${withArticle(what)} of ${max} two-byte characters ${write.when}`,
      body: (context) =>
        holdsLong(context, 'é'.repeat(max)).catch(async (error: unknown) => {
          // Where not one such letter is taken, it is not the length that is refused.
          if (error instanceof Violation && !isSuccess(await sentTo(write, context, carrying('é'))))
            context.notExercised(`${withArticle(what)} takes no letters beyond ASCII`)
          throw error
        }),
    },
  ]
}

/**
 * The scenarios of an argument that is a text with a limit (`limitedText`), but for an update without it.
 * @param keptBy the id of the rule that a short text passed so is held
 */
export function textCases(write: Write, { member, max, ordinary = ORDINARY }: LimitedText, keptBy: string) {
  const kept: Case<'kept'> = {
    claim: 'kept',
    title: `holds an ordinary ${member} ${write.when}`,
    // An update changes no more than the case of a letter.
    body: ({ holds }) => holds(writeOver({ [member]: ordinary.toLowerCase() }, write), { [member]: ordinary }),
  }
  return [kept, ...lengthCases(write, member, max, (text) => ({ [member]: text }), keptBy)]
}
