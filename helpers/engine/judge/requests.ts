import { setTimeout as sleep } from 'node:timers/promises'
import { answerKindOf } from '../api/calls.ts'
import { isSuccess, type Answer } from '../http/exchange.ts'
import { Inconclusive, NotExercised, NotShown, ServerError } from '../outcome/errors.ts'
import { cut, isObject, shown, type JsonObject, type Transaction } from '../values/json.ts'
import {
  BASICS,
  causesOfRefusal,
  idRulesOf,
  isErrorWithSuccess,
  jsonRulesOf,
  unwrapped,
  unwrappedList,
} from './basics.ts'
import { check } from './check.ts'

/** Sends one request of a case. */
export type Send = () => Promise<Answer>

/** Milliseconds before a request that conflicts with another one is sent again, and again. */
const PAUSES_AFTER_CONFLICT_MS = [50, 150, 400, 900]

/**
 * Sends a request that is to be accepted, again after a moment where it "conflicts with another request" (document: Errors,
 * 409): cases run side by side, and what was asked for before may still be worked on.
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
 * Asserts that the request is accepted (2xx), and returns the object that it is answered with. That an answer is no JSON
 * object, or holds it inside another one, is told by rules of their own.
 */
export async function accepts(send: Send): Promise<JsonObject> {
  const answer = await judged('acceptance (2xx)', () => unlessConflicting(send))
  check.accepted(answer)
  return objectIn(answer)
}

/** Asserts that the request is answered with `status`, and returns the answer. */
export async function answers(status: number, send: Send): Promise<Answer> {
  const toSend = status < 400 ? () => unlessConflicting(send) : send
  const answer = await judged(`status ${status}`, toSend, status >= 400 ? [BASICS.refusalStatus] : [])
  check.status(answer, status)
  return answer
}

/** Asserts only that the request is answered with anything but a 5xx, and returns the answer. */
export function copes(send: Send): Promise<Answer> {
  return judged('any answer below 500', send, [BASICS.refusalStatus])
}

/**
 * A 5xx on the request that is judged is remembered as such.
 * @param causes the rules, breaches of which would explain it
 */
export async function judged(expected: string, send: Send, causes: readonly string[] = []): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof ServerError) error.judged = { expected, causes }
    throw error
  }
}

/** A request that only sets the scene: what is wrong with it is not what the case is about. */
export async function setUp(send: Send): Promise<JsonObject> {
  return objectIn(await setUpAnswer(send))
}

function assertSetUp(answer: Answer): void {
  if (isSuccess(answer) && !isErrorWithSuccess(answer)) return
  const { method, path } = answer.exchange
  const causes = isSuccess(answer) ? [BASICS.errorWithSuccess] : causesOfRefusal(answer)
  throw new Inconclusive(`set-up: ${method} ${path} was answered ${answer.status}: ${cut(answer.text, 200)}`, {
    causes,
  })
}

/** The same, where nothing hangs on what it is answered with: that it was accepted is trusted. */
export async function setUpDone(send: Send): Promise<JsonObject | undefined> {
  const body = unwrapped((await setUpAnswer(send)).body)
  return isObject(body) ? body : undefined
}

/** The answer of a request that must be accepted, whatever it carries. */
export async function setUpAnswer(send: Send): Promise<Answer> {
  const answer = await unlessConflicting(send)
  assertSetUp(answer)
  return answer
}

/** The same, for requests that give a resource with an id. */
export async function setUpId(send: Send): Promise<Transaction> {
  const answer = await setUpAnswer(send)
  const body = objectIn(answer)
  if (typeof body['id'] === 'string') return { ...body, id: body['id'] }
  throw new Inconclusive(`set-up: an answer gave no id: ${shown(body)}`, { causes: idRulesOf(answer.exchange) })
}

/** The object that a success is answered with, also where it is wrapped, as a rule of its own tells; or no verdict. */
function objectIn(answer: Answer): JsonObject {
  const { body, text, exchange } = answer
  const request = `${exchange.method} ${exchange.path}`
  if (body === undefined)
    throw new Inconclusive(`${request}: answered with no JSON: ${cut(text, 200)}`, { causes: jsonRulesOf(exchange) })
  const object = answerKindOf(exchange) === 'list' ? unwrappedList(body) : unwrapped(body)
  if (isObject(object)) return object
  throw new Inconclusive(`${request}: answered with something else than the object: ${shown(body)}`, {
    causes: [BASICS.itself],
  })
}

/**
 * Ends a case whose target shows nothing that could be judged. Only for members whose absence the document allows, or whose
 * absence is a rule of its own: a value that the situation settles is asserted, and a missing one is a violation.
 */
export function notShown(what: string): never {
  throw new NotShown(what)
}

/** Ends a case whose target turned out to lack something. */
export function notExercised(reason: string): never {
  throw new NotExercised(reason)
}
