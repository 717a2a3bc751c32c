import { expect, test } from 'vitest'
import { MalformedResponse, Inconclusive, NotExercised, ServerError, Violation } from '../outcome/errors.ts'
import { answerOf } from '../../testing/answers.ts'
import type { Attempt } from './attempt.ts'
import { conclusionOf, deservesAnotherTry, repeatedDefects } from './conclusion.ts'
import { createJournal } from '../evidence/journal.ts'
import type { Session } from '../session/session.ts'

const serverError = (status: number, judged: boolean): ServerError => {
  const error = new ServerError('POST /x', status)
  if (judged) error.judged = { expected: 'a refusal (4xx)', causes: ['x/refusals'] }
  return error
}
const tryOf = (error: unknown, answers = [answerOf(200, {})]): Attempt => ({
  journal: createJournal(),
  guard: { used: new Set(), use: () => {} },
  answers,
  dependsOn: [],
  malformed: [],
  error,
})
const ALIVE = { networkPath: { isSound: async () => true } } as Session
const DEAD = { networkPath: { isSound: async () => false } } as Session

const passed = tryOf(undefined)
const failed = tryOf(new Violation('x', 'a', 'b'))
const skipped = tryOf(new NotExercised('no folder'))
const bug = tryOf(new TypeError('x is not a function'))
const stuck = tryOf(new Inconclusive('set-up: refused'))
const flicker = tryOf(new Inconclusive('no response', { passing: true }))
const inConflict = tryOf(new Inconclusive('set-up: the response is 409'), [answerOf(409, {})])
const crash = tryOf(serverError(500, true))
const crashInSetUp = tryOf(serverError(500, false))
const gateway = tryOf(serverError(503, true))
const defect = (kind = 'create 200, a redirect', turn = 1) =>
  new MalformedResponse('POST /x: the response is 302', kind, turn)
const malformed = (...all: MalformedResponse[]) => ({
  ...tryOf(all[0] ?? defect()),
  malformed: all.length > 0 ? all : [defect()],
})
const conflicting = tryOf(new Violation('x', 'acceptance (2xx)', '409, invalid_request_error'))
const times = (count: number, one: Attempt): Attempt[] => Array.from({ length: count }, () => one)

const endings: [what: string, tries: number, one: Attempt][] = [
  ['passed', 1, passed],
  ['failed', 1, failed],
  ['skipped', 2, skipped],
  ['meets a bug of the suite', 1, bug],
  ['gets stuck permanently', 1, stuck],
  ['gets no response', 3, flicker],
  ['meets a conflict in its set-up', 3, inConflict],
  ['gets a 5xx in its set-up', 3, crashInSetUp],
  ['gets a 503 for the judged request', 3, gateway],
  ['gets a 5xx for the judged request', 5, crash],
  ['gets a malformed response', 5, malformed()],
  ['fails on a conflict with another request', 5, conflicting],
]
test.each(endings)('Tries a scenario that always %s %i times', (_, tries, one) => {
  const counts = [1, 2, 3, 4, 5, 6].filter((count) => !deservesAnotherTry(times(count, one)))
  expect(counts[0]).toBe(tries)
})

test.each([passed, failed, skipped, bug, stuck])('Keeps a clear result, whatever happened before', async (last) => {
  expect(deservesAnotherTry([crash, malformed(), last])).toBe(false)
  expect(await conclusionOf([crash, malformed(), last], DEAD)).toBe(last.error)
})

test('Finds a violation if the judged request always gets a 5xx from an otherwise working target', async () => {
  const error = await conclusionOf(times(5, crash), ALIVE)
  expect(error).toBeInstanceOf(Violation)
  expect(error).toMatchObject({
    message: 'POST /x: expected a refusal (4xx), got 500 in each of 5 attempts, while a plain draft is accepted',
  })
})

test('Ignores attempts in which something else prevented the judged request', async () => {
  const mixed = [flicker, crash, crash, crashInSetUp, crash, crash, crash]
  expect(deservesAnotherTry(mixed.slice(0, -1))).toBe(true)
  expect(deservesAnotherTry(mixed)).toBe(false)
  expect(await conclusionOf(mixed, ALIVE)).toBeInstanceOf(Violation)
})

test('Is inconclusive if a different request gets a 5xx in each attempt', async () => {
  const elsewhere = (turn: number) => {
    const one = tryOf(serverError(500, true))
    const answer = { status: 500, headers: {}, text: '', body: undefined }
    for (let number = 1; number <= turn; number += 1)
      one.journal.exchanges.push({
        number,
        side: 'api',
        method: 'POST',
        path: '/x',
        headers: {},
        startedAt: 0,
        durationMs: 0,
        ...(number === turn && { answer }),
      })
    return one
  }
  const tries = [1, 2, 3, 4, 5, 6, 7, 8].map(elsewhere)
  expect(deservesAnotherTry(tries)).toBe(false)
  expect(await conclusionOf(tries, ALIVE)).toBeInstanceOf(Inconclusive)
})

test('Finds a violation if the judged request always conflicts with another one on an otherwise working target', async () => {
  expect(await conclusionOf(times(5, conflicting), ALIVE)).toBe(conflicting.error)
  expect(await conclusionOf(times(5, conflicting), DEAD)).toBeInstanceOf(Inconclusive)
})

const kinds: [what: string, tries: Attempt[], known: string[]][] = [
  ['the same one in every attempt', times(5, malformed()), ['create 200, a redirect']],
  ['the same one in too few attempts', times(4, malformed()), []],
  ['a different one in one attempt', [...times(4, malformed()), malformed(defect('get 200, a redirect'))], []],
  ['for a different request in one attempt', [...times(4, malformed()), malformed(defect(undefined, 2))], []],
  [
    'the same one among several concurrent requests',
    [
      ...times(4, malformed(defect(), defect('get 404, a redirect'))),
      malformed(defect('get 404, a redirect'), defect()),
    ],
    ['create 200, a redirect', 'get 404, a redirect'],
  ],
  ['not in every attempt', [...times(4, malformed()), failed], []],
]
test.each(kinds)('Attributes malformed responses to the target or not: %s', (_, tries, known) => {
  expect(repeatedDefects(tries)).toEqual(known)
})

const doubtful: [what: string, tries: Attempt[], session: Session][] = [
  ['a 5xx in every attempt of a target that accepts nothing', times(5, crash), DEAD],
  ['malformed responses in every attempt', times(5, malformed()), ALIVE],
  ['a 5xx in four attempts, and none in another', [flicker, ...times(4, crash)], ALIVE],
  ['a 5xx in too few attempts', times(4, crash), ALIVE],
  ['a 5xx in the set-up', times(3, crashInSetUp), ALIVE],
  ['a 503 in every attempt', times(5, gateway), ALIVE],
  ['no response', times(3, flicker), ALIVE],
]
test.each(doubtful)('Is inconclusive after %s', async (_, tries, session) => {
  expect(await conclusionOf(tries, session)).toBeInstanceOf(Inconclusive)
})

test.each([502, 503, 504])('Attributes %i to something in front of the service', async (status) => {
  const error = await conclusionOf(times(5, tryOf(serverError(status, true))), ALIVE)
  expect(error).toBeInstanceOf(ServerError)
})

test('Does not contact the target if the result is clear', async () => {
  const session = { networkPath: { isSound: () => Promise.reject(new Error('asked')) } } as unknown as Session
  expect(await conclusionOf([failed], session)).toBe(failed.error)
  expect(await conclusionOf(times(4, crash), session)).toBeInstanceOf(Inconclusive)
})
