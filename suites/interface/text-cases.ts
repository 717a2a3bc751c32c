import type { Args } from '../../helpers/http/encode.ts'
import type { Body } from '../../helpers/scenario/scenario.ts'
import type { Write } from '../../helpers/scenario/write.ts'
import { onto } from './onto.ts'

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

/**
 * The scenarios of a limit in characters (`lengthLimit`).
 * @param carrying the arguments that carry a text of that kind
 */
export function lengthCases(
  write: Write,
  what: string,
  max: number,
  carrying: (text: string) => Args,
): Case<'at-limit' | 'beyond-limit' | 'not-bytes'>[] {
  return [
    {
      claim: 'at-limit',
      title: `holds a ${what} of ${max} characters ${write.when}`,
      // The last character is another one, so that nothing that was cut or moved looks the same.
      body: ({ people, holds }) => holds(write, carrying(`${people.letters(max - 1)}0`)),
    },
    {
      claim: 'beyond-limit',
      title: `refuses a ${what} of ${max + 1} characters ${write.when}`,
      body: ({ people, refuses }) =>
        refuses(onto(carrying('before'), write), carrying(people.letters(max + 1)), carrying(people.letters(max))),
    },
    {
      claim: 'not-bytes',
      title: `holds a ${what} of ${max} two-byte characters ${write.when}`,
      body: ({ holds }) => holds(write, carrying('é'.repeat(max))),
    },
  ]
}

/** The scenarios of an argument that is a text with a limit (`limitedText`), but for an update without it. */
export function textCases(write: Write, { member, max, ordinary = ORDINARY }: LimitedText) {
  const kept: Case<'kept'> = {
    claim: 'kept',
    title: `holds an ordinary ${member} ${write.when}`,
    // An update changes no more than the case of a letter.
    body: ({ holds }) => holds(onto({ [member]: ordinary.toLowerCase() }, write), { [member]: ordinary }),
  }
  return [kept, ...lengthCases(write, member, max, (text) => ({ [member]: text }))]
}
