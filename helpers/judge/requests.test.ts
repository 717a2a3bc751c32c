import { expect, test, vi } from 'vitest'
import { answerOf } from '../testing/answers.ts'
import { Inconclusive, NotExercised, ServerError, Violation } from '../outcome/errors.ts'
import { accepts, answers, copes, notExercised, refuses, refusesOrIgnores, setUp, setUpId } from './requests.ts'

const error = { type: 'invalid_request_error' }
const BAD = { name: 'too long' }
const GOOD = { name: 'short' }

/** Sends that answer `bad` and `good` with a status and a body each. */
const target =
  (bad: [status: number, body?: unknown], good: [status: number, body?: unknown] = [200, {}]) =>
  async (args: object) =>
    answerOf(...(args === BAD ? bad : good))
const sending = (status: number, body?: unknown) => async () => answerOf(status, body)
const failing = async () => Promise.reject(new ServerError('POST /x', 500))
const ended = (promise: Promise<unknown>) => promise.catch((e: unknown) => e)

test('accepts: a JSON object with 2xx', async () => {
  expect(await accepts(sending(201, { id: 'a' }))).toEqual({ id: 'a' })
})
test.each([
  [422, error, 'POST /x: expected acceptance (2xx), got 422, invalid_request_error'],
  [401, error, 'POST /x: expected acceptance (2xx), got 401, invalid_request_error'],
  [200, undefined, 'body of the accepted request: expected a JSON object, got ""'],
  [200, [], 'body of the accepted request: expected a JSON object, got "[]"'],
])('accepts: not %i with %j', async (status, body, message) => {
  const thrown = await ended(accepts(sending(status, body)))
  expect(thrown).toBeInstanceOf(Violation)
  expect(thrown).toMatchObject({ message })
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
  ['refuses', async (send: typeof failing) => refuses(send, BAD, GOOD), 'a refusal (4xx)'],
  [
    'refusesOrIgnores',
    async (send: typeof failing) => refusesOrIgnores(send, BAD, GOOD),
    'a refusal (4xx) or an ignored argument',
  ],
])('%s: a 5xx is remembered as the answer to the judged request', async (_, judge, expected) => {
  expect(await ended(judge(failing))).toMatchObject({ name: 'ServerError', judged: { what: 'POST /x', expected } })
})

test('refuses: a 4xx with an error object, and the twin accepted', async () => {
  await refuses(target([422, error]), BAD, GOOD)
})

test('refuses: what was accepted tells what was stored', async () => {
  const thrown = await ended(refuses(target([200, { name: 'too' }]), BAD, GOOD))
  expect(thrown).toBeInstanceOf(Violation)
  expect(thrown).toMatchObject({
    message: 'POST /x with {"name":"too long"}: expected a refusal (4xx), got 200, holding name "too"',
  })
})

test.each([401, 403, 404, 405, 429])('refuses: %i is no refusal', async (status) => {
  expect(await ended(refuses(target([status, error]), BAD, GOOD))).toBeInstanceOf(Violation)
})

test('refuses: 404 where something may not exist', async () => {
  await refuses(target([404, error]), BAD, GOOD, { notFound: true })
})

test('refuses: not without an error object', async () => {
  expect(await ended(refuses(target([422, 'no']), BAD, GOOD))).toMatchObject({
    message: expect.stringContaining('error object') as string,
  })
})

test.each([422, 401, 404])('refuses: a twin that is answered %i leaves no conclusion', async (status) => {
  const thrown = await ended(refuses(target([422, error], [status, error]), BAD, GOOD))
  expect(thrown).toBeInstanceOf(Inconclusive)
  expect(thrown).toMatchObject({
    passing: false,
    message: `the twin {"name":"short"} was answered ${status} too: the refusal says nothing`,
  })
})

test('refuses: a 5xx on the twin is not held against the target', async () => {
  const send = async (args: object) => (args === BAD ? answerOf(422, error) : failing())
  expect(await ended(refuses(send, BAD, GOOD))).toMatchObject({ name: 'ServerError', judged: undefined })
})

test('refuses: reads before the request, and compares before the twin', async () => {
  const told: string[] = []
  const send = async (args: object) => (told.push(args === BAD ? 'bad' : 'good'), target([422, error])(args))
  const unchanged = async () => (told.push('read'), async () => void told.push('compared'))
  await refuses(send, BAD, GOOD, { unchanged })
  expect(told).toEqual(['read', 'bad', 'compared', 'good'])
})

test('refuses: not where something changed', async () => {
  const unchanged = async () => async () => Promise.reject(new Violation('name', 'a', 'b'))
  expect(await ended(refuses(target([422, error]), BAD, GOOD, { unchanged }))).toMatchObject({
    message: 'name: expected a, got b',
  })
})

test('refusesOrIgnores: either', async () => {
  expect(await refusesOrIgnores(target([422, error]), BAD, GOOD)).toBeUndefined()
  expect(await refusesOrIgnores(target([200, { id: 'a' }]), BAD, GOOD)).toEqual({ id: 'a' })
  expect(await refusesOrIgnores(target([404, error]), BAD, GOOD, { notFound: true })).toBeUndefined()
})
test.each([
  [[404, error], [200, {}], 'Violation'],
  [[401, error], [200, {}], 'Violation'],
  [[422, 'no'], [200, {}], 'Violation'],
  [[422, error], [422, error], 'Inconclusive'],
  [[200, {}], [422, error], 'Inconclusive'],
] as const)('refusesOrIgnores: %j, its twin %j: %s', async (bad, good, name) => {
  expect(await ended(refusesOrIgnores(target([...bad], [...good]), BAD, GOOD))).toMatchObject({ name })
})

test('setUp: what is not accepted is no verdict', async () => {
  expect(await setUp('creating', sending(200, { a: 1 }))).toEqual({ a: 1 })
  const thrown = await ended(setUp('creating', sending(422, error)))
  expect(thrown).toBeInstanceOf(Inconclusive)
  expect(thrown).toMatchObject({
    message: `set-up: creating was answered 422: ${JSON.stringify(error)}`,
    passing: false,
  })
  expect(await ended(setUp('creating', sending(200, 'no')))).toBeInstanceOf(Inconclusive)
})

test('setUpId: what has no id is no verdict', async () => {
  expect(await setUpId('creating', sending(200, { id: 'a' }))).toEqual({ id: 'a' })
  expect(await ended(setUpId('creating', sending(200, { id: 1 })))).toMatchObject({
    name: 'Inconclusive',
    message: 'set-up: creating gave no id: {"id":1}',
  })
})

test('the twin is not sent where the request was not refused', async () => {
  const send = vi.fn(target([200, {}]))
  await ended(refuses(send, BAD, GOOD))
  expect(send).toHaveBeenCalledTimes(1)
})

test('notExercised ends the case without a verdict', () => {
  expect(() => notExercised('no folder')).toThrow(NotExercised)
})
