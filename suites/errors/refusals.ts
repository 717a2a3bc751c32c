import type { Answer } from '../../helpers/http/exchange.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { UNKNOWN_KEY } from '../interface/keys.ts'

/** A request that is refused for a reason that the document names. */
interface Refused<Kind extends string> {
  readonly kind: Kind
  readonly what: string
  readonly send: (context: Context) => Promise<Answer>
}

/** One refusal of each reason that every target can be brought to. */
export const refusals: readonly Refused<
  'refused-creation' | 'refused-update' | 'refused-cancellation' | 'missing-key' | 'invalid-key' | 'unknown-transaction'
>[] = [
  {
    kind: 'refused-creation',
    what: 'a creation with a name of 101 characters',
    send: ({ api, people }) => api.create({ name: people.letters(101) }),
  },
  {
    kind: 'refused-update',
    what: 'an update with a name of 101 characters',
    send: async ({ api, given, people }) => api.update((await given.draft()).id, { name: people.letters(101) }),
  },
  {
    kind: 'refused-cancellation',
    what: 'the cancellation of a cancelled transaction',
    send: async ({ api, given }) => api.cancel((await given.cancelled()).id),
  },
  {
    kind: 'missing-key',
    what: 'a request without a key',
    send: async ({ apiAs, given }) => apiAs(undefined).get((await given.draft()).id),
  },
  {
    kind: 'invalid-key',
    what: 'a request with an unknown key',
    send: async ({ apiAs, given }) => apiAs({ scheme: 'bearer', secret: UNKNOWN_KEY }).get((await given.draft()).id),
  },
  {
    kind: 'unknown-transaction',
    what: 'a request for an unknown transaction',
    send: ({ api, people }) => api.get(people.letters(24)),
  },
]
