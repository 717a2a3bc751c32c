import type { Answer } from '../../helpers/http/exchange.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import type { RuleId } from '../catalogue.ts'
import { UNKNOWN_KEY } from '../interface/keys.ts'

/** A request that is refused for a reason that the document names. */
interface Refusal<Kind extends string> {
  readonly kind: Kind
  /** For titles: "a request without a key". */
  readonly what: string
  readonly send: (context: Context) => Promise<Answer>
  /** The open rule under which its answer is recorded. */
  readonly answer?: RuleId
}

const refusal = <Kind extends string>(
  kind: Kind,
  what: string,
  send: (context: Context) => Promise<Answer>,
  answer?: RuleId,
): Refusal<Kind> => ({ kind, what, send, ...(answer && { answer }) })

/** One refusal of each reason that every target can be brought to. */
export const refusals = [
  refusal('refused-creation', 'a creation with a name of 101 characters', ({ api, people }) =>
    api.create({ name: people.letters(101) }),
  ),
  refusal('refused-update', 'an update with a name of 101 characters', async ({ api, given, people }) =>
    api.update((await given.draft()).id, { name: people.letters(101) }),
  ),
  refusal(
    'refused-cancellation',
    'the cancellation of a cancelled transaction',
    async ({ api, given }) => api.cancel((await given.cancelled()).id),
    'errors/answer-wrong-state',
  ),
  refusal(
    'missing-key',
    'a request without a key',
    async ({ apiAs, given }) => apiAs(undefined).get((await given.draft()).id),
    'errors/answer-missing-key',
  ),
  refusal('invalid-key', 'a request with an unknown key', async ({ apiAs, given }) =>
    apiAs({ scheme: 'bearer', secret: UNKNOWN_KEY }).get((await given.draft()).id),
  ),
  refusal(
    'unknown-transaction',
    'a request for an unknown transaction',
    ({ api, people }) => api.get(people.letters(24)),
    'errors/answer-unknown-transaction',
  ),
]
