import { setTimeout as sleep } from 'node:timers/promises'
import { responseKindOf } from '../api/calls.ts'
import { isSuccess, type Answer } from '../http/exchange.ts'
import { Inconclusive, NotExercised, NotShown, ServerError } from '../outcome/errors.ts'
import { cut, isObject, shown, type JsonObject, type Transaction } from '../values/json.ts'
import {
  BASICS,
  causesOfRefusal,
  contentIn,
  idRulesOf,
  isErrorWithSuccess,
  jsonRulesOf,
  unwrappedList,
} from './basics.ts'
import { check } from './check.ts'

/** Sends one request of a scenario. */
export type Send = () => Promise<Answer>

/** Milliseconds before a request with a conflict is sent again, for each attempt. */
const PAUSES_AFTER_CONFLICT_MS = [50, 150, 400, 900]

/**
 * Sends a request that must be accepted. It is repeated if it "conflicts with another request" (document: Errors, 409),
 * because scenarios run concurrently and an earlier request may still be in progress.
 */
export async function unlessConflicting(send: Send): Promise<Answer> {
  for (const ms of PAUSES_AFTER_CONFLICT_MS) {
    const answer = await send()
    if (answer.status !== 409) return answer
    await sleep(ms)
  }
  return send()
}

/**
 * Sends a request that the target need not accept. If it is refused, the rule is not exercised, for this reason; a conflict is
 * named too, because the target may accept the request at another time.
 */
export async function ifAllowed(send: Send, reason: string): Promise<Answer> {
  const answer = await unlessConflicting(send)
  if (isSuccess(answer)) return answer
  return notExercised(withConflict(reason, answer.status))
}

/** The reason why a rule is not exercised. It names a conflict, because this may be a state that lasts, or a refusal for good. */
export const withConflict = (reason: string, status: number | undefined): string =>
  status === 409 ? `${reason}: all ${PAUSES_AFTER_CONFLICT_MS.length + 1} attempts were refused with 409` : reason

/**
 * Asserts that the request is accepted (2xx), and returns the object in its response. Other rules judge whether the
 * response is a JSON object without a wrapper.
 */
export async function accepts(send: Send): Promise<JsonObject> {
  const answer = await judged('acceptance (2xx)', () => unlessConflicting(send))
  check.accepted(answer)
  return objectIn(answer)
}

/** Asserts that the response to the request has the status `status`, and returns it. */
export async function answers(status: number, send: Send): Promise<Answer> {
  const toSend = status < 400 ? () => unlessConflicting(send) : send
  const answer = await judged(`status ${status}`, toSend, status >= 400 ? [BASICS.refusalStatus] : [])
  check.status(answer, status)
  return answer
}

/** Asserts only that the response to the request is not a 5xx, and returns it. */
export function copes(send: Send): Promise<Answer> {
  return judged('any response below 500', send, [BASICS.refusalStatus])
}

/**
 * Remembers that a 5xx was the response to the judged request.
 * @param causes the rules that explain it if they are violated
 */
export async function judged(expected: string, send: Send, causes: readonly string[] = []): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof ServerError) error.judged = { expected, causes }
    throw error
  }
}

/** Sends a set-up request: if it fails, the scenario is inconclusive. */
export async function setUp(send: Send): Promise<JsonObject> {
  return objectIn(await setUpAnswer(send))
}

function assertSetUp(answer: Answer): void {
  if (isSuccess(answer) && !isErrorWithSuccess(answer)) return
  const { method, path } = answer.exchange
  const causes = isSuccess(answer) ? [BASICS.errorWithSuccess] : causesOfRefusal(answer)
  const { status } = answer
  const message = `set-up: the response to ${method} ${path} is ${status}: ${cut(answer.text, 200)}`
  throw new Inconclusive(message, { causes, status })
}

/** Sends a set-up request whose response body is not needed. */
export async function setUpDone(send: Send): Promise<JsonObject | undefined> {
  const body = contentIn(await setUpAnswer(send))
  return isObject(body) ? body : undefined
}

/** The response to a set-up request, which must be accepted. */
export async function setUpAnswer(send: Send): Promise<Answer> {
  const answer = await unlessConflicting(send)
  assertSetUp(answer)
  return answer
}

/** Sends a set-up request whose response contains a resource with an id. */
export async function setUpId(send: Send): Promise<Transaction> {
  const answer = await setUpAnswer(send)
  const body = objectIn(answer)
  if (typeof body['id'] === 'string') return { ...body, id: body['id'] }
  throw new Inconclusive(`set-up: the response contains no id: ${shown(body)}`, { causes: idRulesOf(answer.exchange) })
}

/**
 * The object in a success response. A wrapper is removed, because another rule judges it.
 * @throws Inconclusive if there is no such object
 */
function objectIn(answer: Answer): JsonObject {
  const { body, text, exchange } = answer
  const request = `${exchange.method} ${exchange.path}`
  if (body === undefined)
    throw new Inconclusive(`${request}: the response is not JSON: ${cut(text, 200)}`, { causes: jsonRulesOf(exchange) })
  const object = responseKindOf(exchange) === 'list' ? unwrappedList(body) : contentIn(answer)
  if (isObject(object)) return object
  throw new Inconclusive(`${request}: the response is not the expected object: ${shown(body)}`, {
    causes: [BASICS.itself],
  })
}

/**
 * Ends a scenario because the target shows nothing to judge. Only for members whose absence the document allows or
 * another rule judges: if the situation determines the value, assert it, so that a missing one is a violation.
 */
export function notShown(what: string): never {
  throw new NotShown(what)
}

/** Ends a scenario because the target lacks something. */
export function notExercised(reason: string): never {
  throw new NotExercised(reason)
}
