import {
  causesOfRefusal,
  Inconclusive,
  isSuccess,
  ServerError,
  type Context,
  type Send,
} from '../../helpers/engine/index.ts'
import type { RuleId } from '../catalogue.ts'
import type { CallCase } from '../interface/scenes/per-call.ts'
import { scenarioIn } from '../interface/scenes/scenario-in.ts'
import { NOT_THERE } from '../interface/document/not-there.ts'
import { responseOrServerError } from '../interface/writes/answer-or-server-error.ts'
import { scenario } from '../scenario.ts'
import type { Caller } from './callers.ts'
import { LATER_STATES, RUNNING } from './later-states.ts'

/**
 * Registers the scenarios in which the calls of a caller are refused. The same call is then sent with the full-access key. It need
 * not succeed: a different response is enough to show that the caller is the reason.
 * @param statuses the statuses with which the calls may be refused
 */
export function denials({ as, apiOf }: Caller, statuses: readonly number[], denied: readonly CallCase<RuleId>[]): void {
  for (const { rule, doing, prepare } of denied) {
    scenario(rule, `refuses ${doing} ${as} (${statuses.join(' or ')})`, async (context) => {
      const { send, sendWithFullAccess } = await prepare(context)
      const api = await apiOf(context)
      await assertDenied(context, () => send(api), sendWithFullAccess, statuses)
    })
  }
}

/** Asserts that a call is refused with one of the statuses because of its caller. */
async function assertDenied(
  { check }: Context,
  send: Send,
  sendWithFullAccess: Send,
  statuses: readonly number[],
): Promise<void> {
  const answer = await responseOrServerError(send)
  const twin = isSuccess(answer) ? undefined : await sendWithFullAccess()
  if (twin && saysNothingAboutCaller(answer.status, twin.status, statuses)) {
    const { method, path } = twin.exchange
    throw new Inconclusive(`the response to ${method} ${path} was ${twin.status} with the full-access key too`, {
      causes: causesOfRefusal(twin),
    })
  }
  if (answer instanceof ServerError) throw answer
  check.status(answer, statuses)
}

/**
 * Registers the scenarios in which the calls of a caller on a transaction in later states are refused.
 * @param who the word for the caller in rule ids
 */
export function deniedOnce(
  who: 'no-access' | 'other-workspace',
  { as, apiOf }: Caller,
  statuses: readonly number[],
): void {
  const title = `refuses calls on * ${as} (${statuses.join(' or ')})`
  const pattern = `authentication/${who}-once-*` as const
  scenarioIn(LATER_STATES, pattern, title, async (context, { id }, state) => {
    const isRunning = RUNNING.some((one) => one === state)
    context.dependsOn(`authentication/${who}-get`, ...(isRunning ? ([`authentication/${who}-update`] as const) : []))
    const { api, found, people } = context
    const caller = await apiOf(context)
    await assertDenied(
      context,
      () => caller.get(id),
      () => found(() => api.get(id)),
      statuses,
    )
    // The response may say that an ended transaction cannot be changed, whoever asks.
    if (!isRunning) return
    const args = { metadata: { purpose: people.letters(12) } }
    await assertDenied(
      context,
      () => caller.update(id, args),
      () => api.update(id, args),
      statuses,
    )
  })
}

/** Whether a response says nothing about the caller: the full-access key gets the same response, or the call does not exist. */
export function saysNothingAboutCaller(status: number, twin: number, statuses: readonly number[]): boolean {
  const either = statuses.includes(status) ? statuses : [status, ...NOT_THERE]
  return either.includes(twin)
}

/** Registers the scenarios in which the refused calls of a caller change nothing. The same calls succeed with the full-access key. */
export function harmless({ as, apiOf }: Caller, denied: readonly CallCase<RuleId>[]): void {
  for (const { rule, doing, prepare } of denied) {
    scenario(rule, `leaves the transaction unchanged after ${doing} ${as}`, async (context) => {
      const { id, send, succeed } = await prepare(context)
      const assertUnchanged = await context.unchanged(id)
      const api = await apiOf(context)
      await responseOrServerError(() => send(api))
      await assertUnchanged()
      await succeed()
    })
  }
}
