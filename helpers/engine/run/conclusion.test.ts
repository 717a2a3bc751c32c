import { expect, test } from 'vitest'
import { FlawedAnswer, Inconclusive, NotExercised, ServerError, Violation } from '../outcome/errors.ts'
import { answerOf } from '../../testing/answers.ts'
import type { Attempt } from './attempt.ts'
import { conclusionOf, deservesAnotherTry, flawsOfEach } from './conclusion.ts'
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
  flawed: [],
  error,
})
const ALIVE = { way: { isSound: async () => true } } as Session
const DEAD = { way: { isSound: async () => false } } as Session

const passed = tryOf(undefined)
const failed = tryOf(new Violation('x', 'a', 'b'))
const skipped = tryOf(new NotExercised('no folder'))
const bug = tryOf(new TypeError('x is not a function'))
const stuck = tryOf(new Inconclusive('set-up: refused'))
const flicker = tryOf(new Inconclusive('no answer', { passing: true }))
const inConflict = tryOf(new Inconclusive('set-up: answered 409'), [answerOf(409, {})])
const crash = tryOf(serverError(500, true))
const crashInSetUp = tryOf(serverError(500, false))
const gateway = tryOf(serverError(503, true))
const flaw = (kind = 'create 200, a redirect', turn = 1) => new FlawedAnswer('POST /x: answered 302', kind, turn)
const flawed = (...all: FlawedAnswer[]) => ({ ...tryOf(all[0] ?? flaw()), flawed: all.length > 0 ? all : [flaw()] })
const conflicting = tryOf(new Violation('x', 'acceptance (2xx)', '409, invalid_request_error'))
const times = (count: number, one: Attempt): Attempt[] => Array.from({ length: count }, () => one)

const endings: [what: string, tries: number, one: Attempt][] = [
  ['passed', 1, passed],
  ['failed', 1, failed],
  ['skipped', 2, skipped],
  ['met a bug of the suite', 1, bug],
  ['got stuck for good', 1, stuck],
  ['got no answer', 3, flicker],
  ['met a conflict in its set-up', 3, inConflict],
  ['was answered 5xx in its set-up', 3, crashInSetUp],
  ['was answered 503 to what is judged', 3, gateway],
  ['was answered 5xx to what is judged', 5, crash],
  ['was answered with what is none of the interface', 5, flawed()],
  ['failed on a conflict with another request', 5, conflicting],
]
test.each(endings)('a scenario that %s again and again is tried %i times', (_, tries, one) => {
  const counts = [1, 2, 3, 4, 5, 6].filter((count) => !deservesAnotherTry(times(count, one)))
  expect(counts[0]).toBe(tries)
})

test.each([passed, failed, skipped, bug, stuck])(
  'an ending without doubt stands, whatever was before',
  async (last) => {
    expect(deservesAnotherTry([crash, flawed(), last])).toBe(false)
    expect(await conclusionOf([crash, flawed(), last], DEAD)).toBe(last.error)
  },
)

test('5xx to what is judged, every time, of a target that is otherwise well: a violation', async () => {
  const error = await conclusionOf(times(5, crash), ALIVE)
  expect(error).toBeInstanceOf(Violation)
  expect(error).toMatchObject({
    message: 'POST /x: expected a refusal (4xx), got 500 in each of 5 tries, while a plain draft is accepted',
  })
})

test('tries that something else kept from that request say nothing about it', async () => {
  const mixed = [flicker, crash, crash, crashInSetUp, crash, crash, crash]
  expect(deservesAnotherTry(mixed.slice(0, -1))).toBe(true)
  expect(deservesAnotherTry(mixed)).toBe(false)
  expect(await conclusionOf(mixed, ALIVE)).toBeInstanceOf(Violation)
})

test('5xx to another request in each try: no conclusion', async () => {
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

test('a conflict with another request, every time, of a target that is otherwise well: that violation', async () => {
  expect(await conclusionOf(times(5, conflicting), ALIVE)).toBe(conflicting.error)
  expect(await conclusionOf(times(5, conflicting), DEAD)).toBeInstanceOf(Inconclusive)
})

const kinds: [what: string, tries: Attempt[], known: string[]][] = [
  ['the same in every try', times(5, flawed()), ['create 200, a redirect']],
  ['the same in too few tries', times(4, flawed()), []],
  ['another one in one try', [...times(4, flawed()), flawed(flaw('get 200, a redirect'))], []],
  ['to another request in one try', [...times(4, flawed()), flawed(flaw(undefined, 2))], []],
  [
    'the same among several that were sent side by side',
    [...times(4, flawed(flaw(), flaw('get 404, a redirect'))), flawed(flaw('get 404, a redirect'), flaw())],
    ['create 200, a redirect', 'get 404, a redirect'],
  ],
  ['not in every try', [...times(4, flawed()), failed], []],
]
test.each(kinds)(
  'answers that are none of the interface, %s: the target is known by them, or not',
  (_, tries, known) => {
    expect(flawsOfEach(tries)).toEqual(known)
  },
)

const doubtful: [what: string, tries: Attempt[], session: Session][] = [
  ['5xx every time of a target that accepts nothing', times(5, crash), DEAD],
  ['what is none of the interface, every time', times(5, flawed()), ALIVE],
  ['5xx in four tries, and none in another', [flicker, ...times(4, crash)], ALIVE],
  ['5xx in too few tries', times(4, crash), ALIVE],
  ['5xx in the set-up', times(3, crashInSetUp), ALIVE],
  ['503 every time', times(5, gateway), ALIVE],
  ['no answer', times(3, flicker), ALIVE],
]
test.each(doubtful)('%s: no conclusion', async (_, tries, session) => {
  expect(await conclusionOf(tries, session)).toBeInstanceOf(Inconclusive)
})

test.each([502, 503, 504])('%i comes from something in front of the service', async (status) => {
  const error = await conclusionOf(times(5, tryOf(serverError(status, true))), ALIVE)
  expect(error).toBeInstanceOf(ServerError)
})

test('without doubt the target is not asked', async () => {
  const session = { way: { isSound: () => Promise.reject(new Error('asked')) } } as unknown as Session
  expect(await conclusionOf([failed], session)).toBe(failed.error)
  expect(await conclusionOf(times(4, crash), session)).toBeInstanceOf(Inconclusive)
})
