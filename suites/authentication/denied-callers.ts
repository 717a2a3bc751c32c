import type { Api } from '../../helpers/engine/api/api.ts'
import { isSuccess, type Answer } from '../../helpers/engine/http/exchange.ts'
import { Inconclusive, ServerError } from '../../helpers/engine/outcome/errors.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import type { RuleId } from '../catalogue.ts'
import type { CallCase } from '../interface/scenes/per-call.ts'
import { NOT_THERE } from '../interface/document/not-there.ts'
import { answerOrServerError } from '../interface/writes/answer-or-server-error.ts'
import { scenario } from '../scenario.ts'

/** Who may not ask. */
interface Caller {
  /** For titles: "without a key". */
  readonly as: string
  readonly apiOf: (context: Context) => Promise<Api>
}

/**
 * Registers the scenarios in which calls are denied to a caller. The same calls with the full-access key, which may have been
 * carried out before and need not succeed, show that the caller is the reason.
 * @param statuses those that tell a caller so
 */
export function denials({ as, apiOf }: Caller, statuses: readonly number[], denied: readonly CallCase<RuleId>[]): void {
  for (const { rule, doing, prepare } of denied) {
    scenario(rule, `answers ${statuses.join(' or ')} to ${doing} ${as}`, async (context) => {
      const { send, sendFully } = await prepare(context)
      const api = await apiOf(context)
      const answer = await answerOrServerError(() => send(api))
      if (!isSuccess(answer)) assertOtherwise(answer, await sendFully(), statuses)
      if (answer instanceof ServerError) throw answer
      context.check.status(answer, statuses)
    })
  }
}

/** Whether an answer says nothing of the caller: the full-access key is answered the same, or the call is not there at all. */
export function saysNothing(status: number, twin: number, statuses: readonly number[]): boolean {
  const either = statuses.includes(status) ? statuses : [status, ...NOT_THERE]
  return either.includes(twin)
}

function assertOtherwise({ status }: Pick<Answer, 'status'>, twin: Answer, statuses: readonly number[]): void {
  if (!saysNothing(status, twin.status, statuses)) return
  const { method, path } = twin.exchange
  throw new Inconclusive(`${method} ${path} was answered ${twin.status} with the full-access key too`)
}

/** Registers the scenarios in which calls that a caller is denied change nothing. With the full-access key they succeed. */
export function harmless({ as, apiOf }: Caller, denied: readonly CallCase<RuleId>[]): void {
  for (const { rule, doing, prepare } of denied) {
    scenario(rule, `leaves the transaction as it was after ${doing} ${as}`, async (context) => {
      const { id, send, succeed } = await prepare(context)
      const assertUnchanged = await context.unchanged(id)
      const api = await apiOf(context)
      await answerOrServerError(() => send(api))
      await assertUnchanged()
      await succeed()
    })
  }
}
