import { isSuccess, type Answer } from '../../helpers/engine/http/exchange.ts'
import { contentIn, isErrorWithSuccess } from '../../helpers/engine/judge/basics.ts'
import { unlessConflicting, type Send } from '../../helpers/engine/judge/requests.ts'
import { Inconclusive } from '../../helpers/engine/outcome/errors.ts'
import { isObject, type JsonObject } from '../../helpers/engine/values/json.ts'
import { instantOf } from '../../helpers/engine/values/time.ts'
import type { RuleId } from '../catalogue.ts'
import { differencesOf } from './compare.ts'
import { ENDED, isEnded, isFinished, openReviews, openSignatures, unless } from './model.ts'
import type { TransactionModel, World } from './model.ts'

/** The states in which nothing can be changed. */
export type Ended = 'cancelled' | 'expired' | 'closed' | 'completed'

/** These refusals are about the key or the rate of requests, not about the sequence. */
const OTHER_REASONS = [401, 403, 429]

async function sent(send: Send): Promise<Answer> {
  const answer = await unlessConflicting(send)
  if (!OTHER_REASONS.includes(answer.status)) return answer
  throw new Inconclusive(`${nameOf(answer)}: the response is ${answer.status}`)
}

const nameOf = ({ exchange: { method, path } }: Answer): string => `${method} ${path}`
const isAccepted = (answer: Answer): boolean => isSuccess(answer) && !isErrorWithSuccess(answer)

/** The object in a response; empty if it has none, as in the response to a deletion. */
function objectIn(answer: Answer): JsonObject {
  const object = contentIn(answer)
  return isObject(object) ? object : {}
}

/** Sends a request that a rule lets the target accept. */
export async function accepted({ judge }: World, rule: RuleId, send: Send): Promise<JsonObject> {
  const answer = await sent(send)
  judge.at(unless(isAccepted(answer), rule, nameOf(answer), 'acceptance (2xx)', answer.status))
  return objectIn(answer)
}

/** Sends a request that a rule lets the target refuse. */
async function refused({ judge }: World, rule: RuleId, send: Send): Promise<void> {
  const answer = await sent(send)
  judge.at(unless(answer.status >= 400, rule, nameOf(answer), 'a refusal (4xx)', answer.status))
}

/**
 * Sends a request that the target may accept or refuse.
 * @returns the object in the response, or `undefined` if it was refused
 */
export async function permitted(send: Send): Promise<JsonObject | undefined> {
  const answer = await sent(send)
  return isAccepted(answer) ? objectIn(answer) : undefined
}

/** The required response to a change: acceptance or refusal with the rule that requires it, or either. */
export type Expected = { readonly accepts: RuleId } | { readonly refuses: RuleId } | 'open'

/**
 * Sends a change of a transaction. A transaction that has ended refuses it.
 * @returns the object in the response, or `undefined` if it was refused
 */
export async function change(
  world: World,
  tx: TransactionModel,
  expected: Expected,
  ended: (state: Ended) => RuleId,
  send: Send,
): Promise<JsonObject | undefined> {
  if (isEnded(tx)) {
    await refused(world, ended(endedState(tx)), send)
    return undefined
  }
  if (expected === 'open') return permitted(send)
  if ('accepts' in expected) return accepted(world, expected.accepts, send)
  await refused(world, expected.refuses, send)
  return undefined
}

/** The state in which a transaction has ended; whether it is already completed depends on the last reading. */
function endedState({ states, shown }: TransactionModel): Ended {
  const known = shown['state']
  const [first = 'completed'] = states
  const state = known === 'closed' || known === 'completed' ? known : first
  return ENDED.includes(state) ? (state as Ended) : 'completed'
}

/** Reads a transaction until it is as in the model. */
export async function compared(world: World, tx: TransactionModel, lag: 'reads' | 'lists' = 'reads'): Promise<void> {
  if (tx.isRetired) return
  await world.judge.soon(lag, async () => {
    const answer = await world.context.api.get(tx.id)
    if (answer.status === 404)
      return unless(false, 'lifecycle/get-transaction', nameOf(answer), 'the transaction', answer.status)
    if (!isAccepted(answer)) throw new Inconclusive(`${nameOf(answer)}: the response is ${answer.status}`)
    const read = objectIn(answer)
    const differences = differencesOf(tx, read)
    if (differences.length === 0) adopt(tx, read)
    return differences
  })
}

/** Takes over what the document leaves open. */
function adopt(tx: TransactionModel, read: JsonObject): void {
  tx.shown = read
  const { state, started_at: startedAt, closed_at: closedAt, expires_at: expiresAt } = read
  if (isFinished(tx) || state === 'closed' || state === 'completed') tx.states = ['closed', 'completed']
  else if (!mayClose(tx)) tx.states = tx.states.filter((one) => one === state)
  if (tx.wasStarted && typeof startedAt === 'string') tx.startedAt ??= startedAt
  // Only the start of a paused transaction leaves the expiry open.
  if (tx.wasStarted && typeof expiresAt === 'string') tx.expiresAt ??= instantOf(expiresAt)
  if (isEnded(tx) && typeof closedAt === 'string') tx.closedAt ??= closedAt
}

/**
 * Whether nobody has anything left to do in a transaction, so that it may close at any time. A paused one may close, too: the
 * document does not show the moves out of the pause.
 */
export const mayClose = (tx: TransactionModel): boolean =>
  (tx.states.includes('started') || tx.states.includes('paused')) &&
  (openSignatures(tx).length === 0 || tx.states.length > 1) &&
  (openReviews(tx).length === 0 || tx.isReviewOpen)

/** The id in a response. */
export function idIn({ id }: JsonObject): string {
  if (typeof id === 'string') return id
  throw new Inconclusive('a response has no id')
}
