import type { Args } from '../http/encode.ts'
import type { Answer } from '../http/exchange.ts'
import { check } from './check.ts'
import { Inconclusive, NotExercised, ServerError, Violation } from '../outcome/errors.ts'
import { cut, isObject, shown, type JsonObject, type Transaction } from '../values/json.ts'

/** Sends the request of a case. */
export type Send = () => Promise<Answer>
/** Sends the request of a case with the arguments that differ between the case and its twin. */
export type SendArgs = (args: Args) => Promise<Answer>

/** Asserts that the request is accepted (2xx) with a JSON object, and returns it. */
export async function accepts(send: Send): Promise<JsonObject> {
  const answer = await judged('acceptance (2xx)', send)
  check.accepted(answer)
  if (!isObject(answer.body)) throw new Violation('body of the accepted request', 'a JSON object', shown(answer.text))
  return answer.body
}

/** Asserts that the request is answered with `status`, and returns the answer. */
export async function answers(status: number, send: Send): Promise<Answer> {
  const answer = await judged(`status ${status}`, send)
  check.status(answer, status)
  return answer
}

/** Asserts only that the request is answered with anything but a 5xx, and returns the answer. */
export function copes(send: Send): Promise<Answer> {
  return judged('any answer below 500', send)
}

export interface RefusalOptions {
  /** Reads the resource now, and gives the assertion that it reads the same later. */
  readonly unchanged?: () => Promise<() => Promise<void>>
  /** An argument names something that does not exist: 404 is a refusal too. */
  readonly notFound?: boolean
}

/**
 * Asserts that `bad` is refused and changes nothing, and that its twin `good`, which differs in one thing, is accepted:
 * only then does the refusal say anything about that thing. A twin that is refused too leaves the case without a conclusion.
 */
export async function refuses(send: SendArgs, bad: Args, good: Args, options: RefusalOptions = {}): Promise<void> {
  const assertUnchanged = await options.unchanged?.()
  const answer = await judged('a refusal (4xx)', () => send(bad))
  refusedOrStored(answer, bad, options)
  await assertUnchanged?.()
  const twin = await send(good)
  if (twin.status < 200 || twin.status > 299) {
    throw new Inconclusive(`the twin ${shown(good)} was answered ${twin.status} too: the refusal says nothing`)
  }
}

/**
 * For what may be refused or ignored: sends `bad` and asserts nothing but that it is either. Its twin `good` must be
 * accepted. Returns the answered object where the request was accepted, for the case to look at.
 */
export async function refusesOrIgnores(
  send: SendArgs,
  bad: Args,
  good: Args,
  options: { notFound?: boolean } = {},
): Promise<JsonObject | undefined> {
  const answer = await judged('a refusal (4xx) or an ignored argument', () => send(bad))
  const isAccepted = answer.status >= 200 && answer.status < 300
  if (!isAccepted) check.refused(answer, options)
  else if (!isObject(answer.body)) throw new Inconclusive('the accepted request was answered without a JSON object')
  const twin = await send(good)
  if (twin.status < 200 || twin.status > 299) {
    throw new Inconclusive(`the twin ${shown(good)} was answered ${twin.status}: nothing can be said`)
  }
  return isAccepted && isObject(answer.body) ? answer.body : undefined
}

/** The message of a missed refusal tells what the target stored of the arguments: it may have shortened them. */
function refusedOrStored(answer: Answer, bad: Args, options: RefusalOptions): void {
  if (answer.status < 200 || answer.status > 299) return check.refused(answer, options)
  const body = isObject(answer.body) ? answer.body : {}
  const stored = Object.keys(bad).map((name) => `${name} ${shown(body[name])}`)
  const request = `${answer.exchange.method} ${answer.exchange.path} with ${shown(bad)}`
  throw new Violation(request, 'a refusal (4xx)', `${answer.status}, holding ${stored.join(', ')}`)
}

/** A 5xx on the request that is judged is remembered as such. */
export async function judged(expected: string, send: Send): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof ServerError) error.judged = { what: error.message.replace(/: answered \d+$/, ''), expected }
    throw error
  }
}

/** A request that only sets the scene: what is wrong with it is not what the case is about. */
export async function setUp(what: string, send: Send): Promise<JsonObject> {
  const answer = await send()
  if (answer.status >= 200 && answer.status < 300 && isObject(answer.body)) return answer.body
  throw new Inconclusive(`set-up: ${what} was answered ${answer.status}: ${cut(answer.text, 200)}`)
}

/** The same, for requests that give a resource with an id. */
export async function setUpId(what: string, send: Send): Promise<Transaction> {
  const body = await setUp(what, send)
  if (typeof body['id'] === 'string') return { ...body, id: body['id'] }
  throw new Inconclusive(`set-up: ${what} gave no id: ${shown(body)}`)
}

/** Ends a case whose target turned out to lack something. */
export function notExercised(reason: string): never {
  throw new NotExercised(reason)
}
