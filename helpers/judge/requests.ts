import { isSuccess, type Answer } from '../http/exchange.ts'
import { Inconclusive, NotExercised, ServerError, Violation } from '../outcome/errors.ts'
import { cut, isObject, shown, type JsonObject, type Transaction } from '../values/json.ts'
import { check } from './check.ts'

/** Sends one request of a case. */
export type Send = () => Promise<Answer>

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

/** A 5xx on the request that is judged is remembered as such. */
export async function judged(expected: string, send: Send): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof ServerError) error.expected = expected
    throw error
  }
}

/** A request that only sets the scene: what is wrong with it is not what the case is about. */
export async function setUp(send: Send): Promise<JsonObject> {
  const answer = await send()
  if (isSuccess(answer) && isObject(answer.body)) return answer.body
  const { method, path } = answer.exchange
  throw new Inconclusive(`set-up: ${method} ${path} was answered ${answer.status}: ${cut(answer.text, 200)}`)
}

/** The same, for requests that give a resource with an id. */
export async function setUpId(send: Send): Promise<Transaction> {
  const body = await setUp(send)
  if (typeof body['id'] === 'string') return { ...body, id: body['id'] }
  throw new Inconclusive(`set-up: an answer gave no id: ${shown(body)}`)
}

/** Ends a case whose target turned out to lack something. */
export function notExercised(reason: string): never {
  throw new NotExercised(reason)
}
