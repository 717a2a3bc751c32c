import type { Api } from '../../helpers/engine/api/api.ts'
import { isSuccess, type Answer } from '../../helpers/engine/http/exchange.ts'
import { BASICS, isErrorWithSuccess } from '../../helpers/engine/judge/basics.ts'
import { Inconclusive, ServerError } from '../../helpers/engine/outcome/errors.ts'
import type { Context, Look } from '../../helpers/engine/scenario/context.ts'
import { NOT_THERE } from '../interface/document/not-there.ts'
import { statusAndRequest } from '../interface/reads/status-and-request.ts'
import { responseOrServerError } from '../interface/writes/answer-or-server-error.ts'
import { scenario } from '../scenario.ts'
import { fromElsewhere, withoutAccess, withoutKey, withUnknownKey, type Caller } from './callers.ts'
import { saysNothingAboutCaller } from './denied-callers.ts'
import type { Send } from './scene-inside.ts'

/** If a refusal is not JSON, these rules report it, and the scenarios here cannot judge the calls. */
const OBJECTS = ['errors/object-missing-key', 'errors/object-invalid-key', 'errors/object-no-access'] as const

/**
 * Whether a call does not exist, not even for the full-access key. Other errors in a request matter only if the caller has a key.
 */
const isMissingCall = (status: number, twin: number): boolean => status === twin && NOT_THERE.includes(status)

/** Sends all calls of a scene with the key of the caller, and returns the response to each. */
async function sendAll(context: Context, { apiFor }: Caller, sends: readonly Send[], api: Api) {
  const answers: (Answer | ServerError)[] = []
  for (const [at, send] of sends.entries())
    answers.push(await responseOrServerError(() => send(apiFor?.(context, at) ?? api)))
  return answers
}

/** A draft on which each of several calls would succeed. */
interface Scene {
  readonly id: string
  readonly sends: readonly Send[]
  /** Checks for effects in members that the comparison of the transaction ignores because they may change by themselves. */
  readonly isUntouched?: Look
}

/**
 * Registers the scenarios in which calls on one draft are denied. All calls share one scene, because a denied call leaves it unchanged.
 * @param slug the word for these calls in rule ids
 * @param things the things that the calls concern, for titles
 * @param scene prepares the draft; its second argument has the key that uploads the file to be added
 */
export function deniedTogether(
  slug: 'inside' | 'instructions' | 'undetailed',
  things: string,
  scene: (context: Context, adder: Api) => Promise<Scene>,
): void {
  for (const { who, caller, statuses, isExcused } of [
    { who: 'invalid-key', caller: withUnknownKey, statuses: [401], isExcused: isMissingCall },
    { who: 'no-access', caller: withoutAccess, statuses: [403], isExcused: saysNothingAboutCaller },
    { who: 'other-workspace', caller: fromElsewhere, statuses: [403, 404], isExcused: saysNothingAboutCaller },
  ] as const) {
    const title = `refuses all calls on ${things} ${caller.as} (${statuses.join(' or ')})`
    scenario(`authentication/${who}-${slug}`, title, async (context) => {
      context.dependsOn(...OBJECTS)
      const { sends } = await scene(context, context.api)
      const answers = await sendAll(context, caller, sends, await caller.apiOf(context))
      const wrong: Answer[] = []
      for (const [at, answer] of answers.entries()) {
        if (answer instanceof ServerError || statuses.some((status) => status === answer.status)) continue
        if (isErrorWithSuccess(answer))
          throw new Inconclusive('a response with a success status contains an error object', {
            causes: [BASICS.errorWithSuccess],
          })
        // If the full-access key gets the same response, the response says nothing about the caller.
        const twin = isSuccess(answer) ? undefined : await sends[at]?.(context.api)
        if (twin && isExcused(answer.status, twin.status, statuses)) continue
        wrong.push(answer)
      }
      const expected = `${statuses.join(' or ')} for each of them`
      context.check.that(`calls ${caller.as}`, wrong.length === 0, expected, wrong.map(statusAndRequest), wrong[0])
      for (const [at, answer] of answers.entries()) {
        if (!(answer instanceof ServerError)) continue
        const twin = await responseOrServerError(async () => sends[at]!(context.api))
        throw twin instanceof ServerError
          ? new Inconclusive(`${answer.message}, with the full-access key too`, { causes: [BASICS.refusalStatus] })
          : answer
      }
    })
  }

  for (const { who, caller } of [
    { who: 'missing-key', caller: withoutKey },
    { who: 'invalid-key', caller: withUnknownKey },
    { who: 'no-access', caller: withoutAccess },
    { who: 'other-workspace', caller: fromElsewhere },
  ] as const) {
    const title = `leaves the transaction unchanged after calls on ${things} ${caller.as}`
    scenario(`authentication/${who}-${slug}-unchanged`, title, async (context) => {
      context.dependsOn(...OBJECTS)
      const api = await caller.apiOf(context)
      // A caller of another workspace has files of their own and tries to add one of them.
      const { id, sends, isUntouched } = await scene(context, who === 'other-workspace' ? api : context.api)
      const assertUnchanged = await context.unchanged(id)
      await sendAll(context, caller, sends, api)
      await assertUnchanged()
      isUntouched?.(await context.given.read(id))
    })
  }
}
