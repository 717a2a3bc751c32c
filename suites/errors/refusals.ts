import type { Answer } from '../../helpers/engine/http/exchange.ts'
import { BASICS, isErrorWithSuccess } from '../../helpers/engine/judge/basics.ts'
import { Inconclusive, ServerError } from '../../helpers/engine/outcome/errors.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import type { RuleId } from '../catalogue.ts'
import { UNKNOWN_KEY } from '../interface/document/keys.ts'

/** Sends a request that must be refused. */
type Bad = (context: Context) => Promise<Answer>

/** Requests that are refused for a documented reason. */
interface Refusal<Kind extends string> {
  readonly kind: Kind
  /** For titles: "a request without a key". */
  readonly what: string
  /** Several requests with the same reason, because a target may not refuse all of them. */
  readonly ways: readonly Bad[]
  /** The open rule under which the responses are recorded. */
  readonly answer?: RuleId
}

const refusal = <Kind extends string>(
  kind: Kind,
  what: string,
  ways: readonly Bad[],
  answer?: RuleId,
): Refusal<Kind> => ({ kind, what, ways, ...(answer && { answer }) })

/** Arguments of a transaction, each of which is refused. */
const BAD_ARGUMENTS = [
  ({ people }: Context) => ({ name: people.letters(300) }),
  () => ({ language: 'xx' }),
  () => ({ metadata: Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`key${i}`, 'value'])) }),
] as const

/** The refusals that every target must show, grouped by reason. */
export const refusals = [
  refusal(
    'refused-creation',
    'a creation with an argument beyond its limits',
    BAD_ARGUMENTS.map((bad) => (context: Context) => context.api.create(bad(context))),
  ),
  refusal('refused-update', 'an update with an argument beyond its limits or of a cancelled transaction', [
    ...BAD_ARGUMENTS.map(
      (bad) => async (context: Context) => context.api.update((await context.given.draft()).id, bad(context)),
    ),
    async ({ api, given, people }) => api.update((await given.cancelled()).id, { name: people.title() }),
  ]),
  refusal(
    'refused-cancellation',
    'a cancellation of a cancelled transaction or with an unknown code',
    [
      async ({ api, given }) => api.cancel((await given.cancelled()).id),
      async ({ api, given }) => api.cancel((await given.draft()).id, { cancel_code: 'no_such_code' }),
    ],
    'errors/answer-wrong-state',
  ),
  refusal(
    'missing-key',
    'a request without a key',
    [async ({ apiAs, given }) => apiAs(undefined).get((await given.draft()).id)],
    'errors/answer-missing-key',
  ),
  refusal('invalid-key', 'a request with an unknown key', [
    async ({ apiAs, given }) => apiAs({ scheme: 'bearer', secret: UNKNOWN_KEY }).get((await given.draft()).id),
  ]),
  refusal(
    'unknown-transaction',
    'a request for an unknown transaction',
    [async ({ api, given }) => api.get(await given.unknownId())],
    'errors/answer-unknown-transaction',
  ),
]

/** The result of sending a request that must be refused. */
interface Attempted {
  readonly answer?: Answer
  /** The target failed (5xx). */
  readonly failure?: ServerError
  /** The request could not be sent. */
  readonly unsent?: Inconclusive
}

/** Sends all requests. A failed set-up or a failure of the target does not stop the others. */
export async function attempted(context: Context, ways: readonly Bad[]): Promise<Attempted[]> {
  // All requests are awaited even if one fails, so that every run sends the same requests.
  const ended = await Promise.allSettled(
    ways.map(async (send): Promise<Attempted> => {
      try {
        return { answer: await send(context) }
      } catch (error) {
        if (error instanceof ServerError) return { failure: error }
        if (error instanceof Inconclusive && !error.passing) return { unsent: error }
        throw error
      }
    }),
  )
  return ended.map((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  })
}

/** The rules to blame if none of the results can be judged. */
export function causesOf(tried: readonly Attempted[]): string[] {
  return tried.flatMap(({ answer, failure, unsent }) => [
    ...(failure ? [BASICS.refusalStatus] : []),
    ...(answer && isErrorWithSuccess(answer) ? [BASICS.errorWithSuccess] : []),
    ...(unsent?.causes ?? []),
  ])
}

/** The responses to the requests that the target refuses. */
export async function refusedAnswers(
  context: Context,
  { what, ways }: Pick<Refusal<string>, 'what' | 'ways'>,
): Promise<Answer[]> {
  const tried = await attempted(context, ways)
  const answers = tried.flatMap(({ answer }) => (answer && answer.status >= 400 ? [answer] : []))
  if (answers.length > 0) return answers
  const unsent = tried.find((one) => one.unsent)?.unsent
  throw new Inconclusive(unsent?.message ?? `the target did not refuse ${what}`, { causes: causesOf(tried) })
}
