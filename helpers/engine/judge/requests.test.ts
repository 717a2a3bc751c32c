import { expect, test } from 'vitest'
import { answerOf } from '../../testing/answers.ts'
import { Inconclusive, NotExercised, NotShown, ServerError, Violation } from '../outcome/errors.ts'
import { accepts, answers, copes, notExercised, notShown, setUp, setUpId } from './requests.ts'

const error = { type: 'invalid_request_error' }
const sending = (status: number, body?: unknown) => async () => answerOf(status, body)
const failing = async () => Promise.reject(new ServerError('POST /x', 500))
const ended = (promise: Promise<unknown>) => promise.catch((e: unknown) => e)

test('accepts: a JSON object with 2xx', async () => {
  expect(await accepts(sending(201, { id: 'a' }))).toEqual({ id: 'a' })
})
test.each([
  [422, error, 'POST /x: expected acceptance (2xx), got 422, invalid_request_error'],
  [401, error, 'POST /x: expected acceptance (2xx), got 401, invalid_request_error'],
  [200, error, 'POST /x: expected acceptance (2xx), got 200, invalid_request_error'],
])('accepts: not %i with %j', async (status, body, message) => {
  const thrown = await ended(accepts(sending(status, body)))
  expect(thrown).toBeInstanceOf(Violation)
  expect(thrown).toMatchObject({ message })
})

test.each([
  [undefined, 'POST /x: answered with no JSON: '],
  [[], 'POST /x: answered with something else than the object: []'],
])('accepts: what 200 with %j breaks is told elsewhere', async (body, message) => {
  expect(await ended(accepts(sending(200, body)))).toMatchObject({ name: 'Inconclusive', message })
})

test('an answer in a wrapping is looked at all the same, as another rule tells of it', async () => {
  const inner = { object: 'transaction', id: 'a' }
  for (const body of [{ data: inner }, [inner], { data: { id: 'f' } }])
    expect(await setUpId(sending(200, body))).toHaveProperty('id')
})

test('an error with 200 names the rule that tells it', async () => {
  expect(await ended(setUp(sending(200, error)))).toMatchObject({ causes: ['errors/no-error-with-success'] })
  expect(await ended(accepts(sending(200, error)))).toMatchObject({ causes: ['errors/no-error-with-success'] })
})

test('answers: this status, and no other', async () => {
  expect(await answers(401, sending(401, error))).toMatchObject({ status: 401 })
  expect(await ended(answers(401, sending(403)))).toMatchObject({ name: 'Violation', actual: '403' })
})

test('copes: any answer below 500', async () => {
  expect(await copes(sending(418))).toMatchObject({ status: 418 })
})

test.each([
  ['accepts', accepts, 'acceptance (2xx)'],
  ['answers', async (send: typeof failing) => answers(401, send), 'status 401'],
  ['copes', copes, 'any answer below 500'],
])('%s: a 5xx is remembered as the answer to the judged request', async (_, judge, expected) => {
  expect(await ended(judge(failing))).toMatchObject({
    name: 'ServerError',
    request: 'POST /x',
    judged: { expected },
  })
})

test('setUp: what is not accepted is no verdict', async () => {
  expect(await setUp(sending(200, { a: 1 }))).toEqual({ a: 1 })
  const thrown = await ended(setUp(sending(422, error)))
  expect(thrown).toBeInstanceOf(Inconclusive)
  expect(thrown).toMatchObject({
    message: `set-up: POST /x was answered 422: ${JSON.stringify(error)}`,
    passing: false,
  })
  expect(await ended(setUp(sending(200, 'no')))).toBeInstanceOf(Inconclusive)
})

test('setUpId: what has no id is no verdict', async () => {
  expect(await setUpId(sending(200, { id: 'a' }))).toEqual({ id: 'a' })
  expect(await ended(setUpId(sending(200, { id: 1 })))).toMatchObject({
    name: 'Inconclusive',
    message: 'set-up: an answer gave no id: {"id":1}',
  })
})

test('notExercised ends the case without a verdict', () => {
  expect(() => notExercised('no folder')).toThrow(NotExercised)
})

test('a target that shows nothing is distinguished from one that lacks something', () => {
  expect(() => notShown('documents[].updatable')).toThrow(NotShown)
  expect(() => notExercised('no folder')).not.toThrow(NotShown)
})
