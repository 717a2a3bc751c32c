import { expect, test, vi } from 'vitest'
import { Inconclusive, NotExercised, ServerError, Violation } from '../outcome/errors.ts'
import { answerOf } from '../../testing/answers.ts'
import { refused, refusedOrIgnored } from './refusals.ts'

const error = { type: 'invalid_request_error' }
const FORM = [['name', 'too long'] as const]

const sending = (status: number, body?: unknown) => async () => {
  const answer = answerOf(status, body)
  return { ...answer, exchange: { ...answer.exchange, form: FORM } }
}
const fails = async () => Promise.reject(new ServerError('POST /x', 500))
const ended = (promise: Promise<unknown>) => promise.catch((e: unknown) => e)
const twin = sending(200, {})
const untouched = async () => async () => {}

test('Accepts a 4xx with an error object if the twin is accepted', async () => {
  await refused(sending(422, error), { twin }, untouched)
})

test('Reports what was stored if the request is accepted, and sends no twin', async () => {
  const spy = vi.fn(twin)
  const thrown = await ended(refused(sending(200, { name: 'too' }), { twin: spy }, untouched))
  expect(thrown).toBeInstanceOf(Violation)
  expect(thrown).toMatchObject({
    message: 'POST /x with {"name":"too long"}: expected a refusal (4xx), got 200, stored name "too"',
  })
  expect(spy).not.toHaveBeenCalled()
})

test('Reports the stored value of keyed arguments by their common name', async () => {
  const answer = { ...answerOf(200, { metadata: { a: 'b' } }) }
  const bad = async () => ({ ...answer, exchange: { ...answer.exchange, form: [['metadata[a]', 'b'] as const] } })
  expect(await ended(refused(bad, { twin }, untouched))).toMatchObject({ actual: '200, stored metadata {"a":"b"}' })
})

test('Reports an accepted request as ignored if its response does not show what was sent', async () => {
  const ignored = sending(200, { name: 'before' })
  const actualOf = async (bad: typeof ignored, unchanged: Parameters<typeof refused>[2]) =>
    ended(refused(bad, { twin, leaves: 't' }, unchanged))
  const changed = async () => async () => Promise.reject(new Violation('name', 'a', 'b'))
  expect(await actualOf(ignored, untouched)).toMatchObject({ actual: '200, and the transaction reads as before' })
  expect(await actualOf(ignored, changed)).toMatchObject({ actual: '200, stored name "before"' })
  const stored = sending(200, { name: 'too long' })
  expect(await actualOf(stored, untouched)).toMatchObject({ actual: '200, stored name "too long"' })
})

test('Reports an accepted request without arguments', async () => {
  expect(await ended(refused(async () => answerOf(200, {}), { twin }, untouched))).toMatchObject({
    message: 'POST /x: expected a refusal (4xx), got 200',
  })
})

test.each([401, 403, 404, 405, 429])('Does not count %i as a refusal', async (status) => {
  expect(await ended(refused(sending(status, error), { twin }, untouched))).toBeInstanceOf(Violation)
})

test('Counts 404 as a refusal if an argument may not exist', async () => {
  await refused(sending(404, error), { twin, notFound: true }, untouched)
})

test('Counts a refusal without an error object', async () => {
  await refused(sending(422, 'no'), { twin }, untouched)
})

test.each([422, 401, 404])('Is inconclusive if the response to the twin is %i', async (status) => {
  const thrown = await ended(refused(sending(422, error), { twin: sending(status, error) }, untouched))
  expect(thrown).toBeInstanceOf(Inconclusive)
  expect(thrown).toMatchObject({
    passing: false,
    message: `the response to the twin POST /x with {"name":"too long"} is ${status} as well, so the refusal proves nothing`,
  })
})

test('Ends as the scenario says if the twin is refused', async () => {
  const onRefusedTwin = () => {
    throw new NotExercised('refused anyway')
  }
  const thrown = await ended(refused(sending(422, error), { twin: sending(422, error), onRefusedTwin }, untouched))
  expect(thrown).toBeInstanceOf(NotExercised)
})

test('Remembers a 5xx to the judged request, but not one to the twin', async () => {
  const judged = { name: 'ServerError', judged: { expected: 'a refusal (4xx)', causes: ['errors/refusals-are-4xx'] } }
  expect(await ended(refused(fails, { twin }, untouched))).toMatchObject(judged)
  const twinFails = { name: 'ServerError', judged: undefined }
  expect(await ended(refused(sending(422, error), { twin: fails }, untouched))).toMatchObject(twinFails)
})

test('Reads before the request, and compares before the twin', async () => {
  const reported: string[] = []
  const noting = (what: string, send: () => ReturnType<typeof twin>) => () => (reported.push(what), send())
  const unchanged = async (id: string) => (reported.push(`read ${id}`), async () => void reported.push('compared'))
  await refused(noting('bad', sending(422, error)), { twin: noting('good', twin), leaves: 't' }, unchanged)
  expect(reported).toEqual(['read t', 'bad', 'compared', 'good'])
})

test('Reports a change despite the refusal', async () => {
  const unchanged = async () => async () => Promise.reject(new Violation('name', 'a', 'b'))
  expect(await ended(refused(sending(422, error), { twin, leaves: 't' }, unchanged))).toMatchObject({
    message: 'name: expected a, got b',
  })
})

test('Accepts a refused or an ignored request', async () => {
  expect(await refusedOrIgnored(sending(422, error), { twin })).toBeUndefined()
  expect(await refusedOrIgnored(sending(200, { id: 'a' }), { twin })).toEqual({ id: 'a' })
  expect(await refusedOrIgnored(sending(404, error), { twin, notFound: true })).toBeUndefined()
})
test.each<[bad: [number, unknown], good: [number, unknown], name: string]>([
  [[404, error], [200, {}], 'Violation'],
  [[401, error], [200, {}], 'Violation'],
  [[422, error], [422, error], 'Inconclusive'],
  [[200, {}], [422, error], 'Inconclusive'],
])('Judges the response %j, with %j to its twin, as %s', async (bad, good, name) => {
  expect(await ended(refusedOrIgnored(sending(...bad), { twin: sending(...good) }))).toMatchObject({ name })
})
