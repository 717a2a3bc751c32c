import { expect, test } from 'vitest'
import { answerOf } from '../../testing/answers.ts'
import { Inconclusive, NotExercised, NotShown, ServerError, Violation } from '../outcome/errors.ts'
import { accepts, answers, copes, ifAllowed, notExercised, notShown, setUp, setUpId } from './requests.ts'

const error = { type: 'invalid_request_error' }
const sending = (status: number, body?: unknown) => async () => answerOf(status, body)
const failing = async () => Promise.reject(new ServerError('POST /x', 500))
const ended = (promise: Promise<unknown>) => promise.catch((e: unknown) => e)

test('Accepts a JSON object with 2xx', async () => {
  expect(await accepts(sending(201, { id: 'a' }))).toEqual({ id: 'a' })
})
test.each([
  [422, error, 'POST /x: expected acceptance (2xx), got 422, invalid_request_error'],
  [401, error, 'POST /x: expected acceptance (2xx), got 401, invalid_request_error'],
  [200, error, 'POST /x: expected acceptance (2xx), got 200, invalid_request_error'],
])('Rejects %i with %j as acceptance', async (status, body, message) => {
  const thrown = await ended(accepts(sending(status, body)))
  expect(thrown).toBeInstanceOf(Violation)
  expect(thrown).toMatchObject({ message })
})

test.each([
  [undefined, 'POST /x: the response is not JSON: '],
  [[], 'POST /x: the response is not the expected object: []'],
])('Is inconclusive if 200 has the body %j, which another rule judges', async (body, message) => {
  expect(await ended(accepts(sending(200, body)))).toMatchObject({ name: 'Inconclusive', message })
})

test('Reads a wrapped response, because another rule judges the wrapper', async () => {
  const inner = { object: 'transaction', id: 'a' }
  for (const body of [{ data: inner }, [inner], { data: { id: 'f' } }])
    expect(await setUpId(sending(200, body))).toHaveProperty('id')
})

test('Names the rule about errors with a 200 response as the cause', async () => {
  expect(await ended(setUp(sending(200, error)))).toMatchObject({ causes: ['errors/no-error-with-success'] })
  expect(await ended(accepts(sending(200, error)))).toMatchObject({ causes: ['errors/no-error-with-success'] })
})

test('Accepts only the expected status', async () => {
  expect(await answers(401, sending(401, error))).toMatchObject({ status: 401 })
  expect(await ended(answers(401, sending(403)))).toMatchObject({ name: 'Violation', actual: '403' })
})

test('Accepts any response below 500', async () => {
  expect(await copes(sending(418))).toMatchObject({ status: 418 })
})

test.each([
  ['accepts', accepts, 'acceptance (2xx)'],
  ['answers', async (send: typeof failing) => answers(401, send), 'status 401'],
  ['copes', copes, 'any response below 500'],
])('Remembers a 5xx to the judged request: %s', async (_, judge, expected) => {
  expect(await ended(judge(failing))).toMatchObject({
    name: 'ServerError',
    request: 'POST /x',
    judged: { expected },
  })
})

test('Is inconclusive if a set-up request is refused', async () => {
  expect(await setUp(sending(200, { a: 1 }))).toEqual({ a: 1 })
  const thrown = await ended(setUp(sending(422, error)))
  expect(thrown).toBeInstanceOf(Inconclusive)
  expect(thrown).toMatchObject({
    message: `set-up: the response to POST /x is 422: ${JSON.stringify(error)}`,
    passing: false,
  })
  expect(await ended(setUp(sending(200, 'no')))).toBeInstanceOf(Inconclusive)
})

test('Is inconclusive if a set-up response contains no id', async () => {
  expect(await setUpId(sending(200, { id: 'a' }))).toEqual({ id: 'a' })
  expect(await ended(setUpId(sending(200, { id: 1 })))).toMatchObject({
    name: 'Inconclusive',
    message: 'set-up: the response contains no id: {"id":1}',
  })
})

test('Ends the scenario as not exercised', () => {
  expect(() => notExercised('no folder')).toThrow(NotExercised)
})

test('Distinguishes a target that shows nothing from one that lacks something', () => {
  expect(() => notShown('documents[].updatable')).toThrow(NotShown)
  expect(() => notExercised('no folder')).not.toThrow(NotShown)
})

test('Does not exercise the rule if an optional request is refused, and names a lasting conflict', async () => {
  const reasonAfter = (...statuses: number[]) =>
    ended(ifAllowed(() => sending(statuses.length > 1 ? statuses.shift()! : statuses[0]!)(), 'no start'))
  expect(await reasonAfter(409, 200)).toMatchObject({ status: 200 })
  expect(await reasonAfter(422)).toEqual(new NotExercised('no start'))
  expect(await reasonAfter(409)).toEqual(new NotExercised('no start: all 5 attempts were refused with 409'))
})
