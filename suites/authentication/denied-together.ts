import type { Api } from '../../helpers/engine/api/api.ts'
import { isSuccess, type Answer } from '../../helpers/engine/http/exchange.ts'
import { BASICS, isErrorWithSuccess } from '../../helpers/engine/judge/basics.ts'
import { Inconclusive, ServerError } from '../../helpers/engine/outcome/errors.ts'
import type { Context, Look } from '../../helpers/engine/scenario/context.ts'
import { UNKNOWN_KEY } from '../interface/document/keys.ts'
import { NOT_THERE } from '../interface/document/not-there.ts'
import { answerOrServerError } from '../interface/writes/answer-or-server-error.ts'
import { scenario } from '../scenario.ts'
import { saysNothing } from './denied-callers.ts'
import type { Send } from './scene-inside.ts'

/** Who is denied. */
interface Caller {
  /** For titles: "without a key". */
  readonly as: string
  readonly apiOf: (context: Context) => Promise<Api>
  /** For one request of several, where each must come with another key. */
  readonly apiFor?: (context: Context, at: number) => Api
}

/** Without a key. */
export const withoutKey: Caller = { as: 'without a key', apiOf: async ({ apiAs }) => apiAs(undefined) }
/** With a key that nobody has. */
export const withUnknownKey: Caller = {
  as: 'with an unknown key',
  apiOf: async ({ apiAs }) => apiAs({ scheme: 'bearer', secret: UNKNOWN_KEY }),
  // One that was taken once cannot be told from one that is known.
  apiFor: ({ apiAs }, at) => apiAs({ scheme: 'bearer', secret: `${UNKNOWN_KEY}${at}` }),
}
const withoutAccess: Caller = {
  as: 'with a key without access',
  apiOf: async ({ apiWithoutAccess }) => apiWithoutAccess(),
}
const fromElsewhere: Caller = {
  as: 'with the key of another workspace',
  apiOf: ({ apiOfAnotherWorkspace }) => apiOfAnotherWorkspace(),
}

/** An answer that is no JSON keeps each of several requests from a conclusion. */
const OBJECTS = ['errors/object-missing-key', 'errors/object-invalid-key', 'errors/object-no-access'] as const

/**
 * Whether a call is not there, for the full-access key too. What else is wrong with a request is a matter between the service and
 * callers who have a key.
 */
const isElsewhere = (status: number, twin: number): boolean => status === twin && NOT_THERE.includes(status)

/** Sends all calls of a scene in the place of the caller, and gives what each was answered. */
async function sendAll(context: Context, { apiFor }: Caller, sends: readonly Send[], api: Api) {
  const answers: (Answer | ServerError)[] = []
  for (const [at, send] of sends.entries())
    answers.push(await answerOrServerError(() => send(apiFor?.(context, at) ?? api)))
  return answers
}

/** A draft on which each of several calls would succeed. */
interface Scene {
  readonly id: string
  readonly sends: readonly Send[]
  /** Sees what no comparison of the transaction does, as it may change by itself. */
  readonly isUntouched?: Look
}

/**
 * Registers the scenarios in which calls that work on one draft are denied. One scene does for all of them: they are denied, so that
 * each finds it as it was.
 * @param slug the word for them in the ids of rules
 * @param things what they are about, for titles
 * @param scene brings the draft about; the second argument is whose key brings what one of them may add
 */
export function deniedTogether(
  slug: 'inside' | 'instructions' | 'undetailed',
  things: string,
  scene: (context: Context, adder: Api) => Promise<Scene>,
): void {
  for (const { who, caller, statuses, isExcused } of [
    { who: 'invalid-key', caller: withUnknownKey, statuses: [401], isExcused: isElsewhere },
    { who: 'no-access', caller: withoutAccess, statuses: [403], isExcused: saysNothing },
    { who: 'other-workspace', caller: fromElsewhere, statuses: [403, 404], isExcused: saysNothing },
  ] as const) {
    const title = `answers ${statuses.join(' or ')} to all calls on ${things} ${caller.as}`
    scenario(
      `authentication/${who}-${slug}`,
      title,
      async (context) => {
        const { sends } = await scene(context, context.api)
        const answers = await sendAll(context, caller, sends, await caller.apiOf(context))
        const wrong: string[] = []
        for (const [at, answer] of answers.entries()) {
          if (answer instanceof ServerError || statuses.some((status) => status === answer.status)) continue
          if (isErrorWithSuccess(answer))
            throw new Inconclusive('an error came with a success', { causes: [BASICS.errorWithSuccess] })
          // Where the full-access key is answered the same, it says nothing of the caller.
          const twin = isSuccess(answer) ? undefined : await sends[at]?.(context.api)
          if (twin && isExcused(answer.status, twin.status, statuses)) continue
          wrong.push(`${answer.status} to ${answer.exchange.method} ${answer.exchange.path}`)
        }
        context.check.that(`calls ${caller.as}`, wrong.length === 0, `${statuses.join(' or ')} to each of them`, wrong)
        for (const [at, answer] of answers.entries()) {
          if (!(answer instanceof ServerError)) continue
          const twin = await answerOrServerError(async () => sends[at]!(context.api))
          throw twin instanceof ServerError
            ? new Inconclusive(`${answer.message}, with the full-access key too`, { causes: [BASICS.refusalStatus] })
            : answer
        }
      },
      OBJECTS,
    )
  }

  for (const { who, caller } of [
    { who: 'missing-key', caller: withoutKey },
    { who: 'invalid-key', caller: withUnknownKey },
    { who: 'no-access', caller: withoutAccess },
    { who: 'other-workspace', caller: fromElsewhere },
  ] as const) {
    const title = `leaves ${things} as they were after calls ${caller.as}`
    scenario(
      `authentication/${who}-${slug}-unchanged`,
      title,
      async (context) => {
        const api = await caller.apiOf(context)
        // Whoever has files of their own tries to add one of them.
        const { id, sends, isUntouched } = await scene(context, who === 'other-workspace' ? api : context.api)
        const assertUnchanged = await context.unchanged(id)
        await sendAll(context, caller, sends, api)
        await assertUnchanged()
        isUntouched?.(await context.given.read(id))
      },
      OBJECTS,
    )
  }
}
