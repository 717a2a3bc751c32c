import { expect, test } from 'vitest'
import { answerOf } from '../../testing/answers.ts'
import { check } from './check.ts'
import { Inconclusive, NotShown, Violation } from '../outcome/errors.ts'

/** The result of a check: `fine`, or the expected and actual value of its Violation. */
const verdictOf = (look: () => void): string => {
  try {
    look()
    return 'fine'
  } catch (error) {
    if (error instanceof Inconclusive || error instanceof NotShown) return error.message
    if (error instanceof Violation) return `expected ${error.expected}, got ${error.actual}`
    throw error
  }
}
const NOW = Date.UTC(2024, 0, 1, 12)
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString()
const A_DAY_OFF = { date: new Date(NOW - 86_400_000).toUTCString() }
const answeredAt = (startedAt: number, headers = {}, durationMs = 0) => {
  const answer = answerOf(200, {}, headers)
  return { ...answer, exchange: { ...answer.exchange, startedAt, durationMs } }
}
const atNow = answerOf(200, {}, { date: new Date(NOW).toUTCString() })
const error = { type: 'invalid_request_error' }

type Case = [what: string, look: () => void, verdict: string]
const cases: Case[] = [
  ['equal: same value', () => check.equal('x', { a: [1], b: 2 }, { b: 2, a: [1] }), 'fine'],
  ['equal: another value', () => check.equal('x', 'b', 'a'), 'expected "a", got "b"'],
  ['equal: another type', () => check.equal('x', '60', 60), 'expected 60, got "60"'],
  ['equal: absent', () => check.equal('x', undefined, 'a'), 'expected "a", got nothing'],
  ['ifShown: same value', () => check.ifShown('x', false, false), 'fine'],
  ['ifShown: another value', () => check.ifShown('x', true, false), 'expected false, got true'],
  ['ifShown: absent', () => check.ifShown('x', null, false), 'x shows nothing'],
  ['different: another value', () => check.different('x', 'b', 'a'), 'fine'],
  [
    'different: same value',
    () => check.different('x', { a: 1 }, { a: 1 }),
    'expected anything except {"a":1}, got {"a":1}',
  ],
  ['that: holds', () => check.that('x', true, 'y', 1), 'fine'],
  ['that: does not hold', () => check.that('x', false, 'y', 1), 'expected y, got 1'],
  ['oneOf: contained', () => check.oneOf('x', 'b', ['a', 'b']), 'fine'],
  ['oneOf: not contained', () => check.oneOf('x', 'c', ['a', 'b']), 'expected one of "a", "b", got "c"'],
  ['oneOf: not the only one', () => check.oneOf('x', null, ['a']), 'expected "a", got nothing'],
  ['absent: absent', () => check.absent('x', undefined), 'fine'],
  ['absent: null', () => check.absent('x', null), 'fine'],
  ['absent: empty', () => [check.absent('x', ''), check.absent('x', []), check.absent('x', {})], 'fine'],
  ['absent: false', () => check.absent('x', false), 'expected nothing, got false'],
  ['absent: zero', () => check.absent('x', 0), 'expected nothing, got 0'],
  ['absent: a blank', () => check.absent('x', ' '), 'expected nothing, got " "'],
  ['present: content', () => [check.present('x', 'a'), check.present('x', false), check.present('x', 0)], 'fine'],
  ['present: null', () => check.present('x', null), 'expected a value, got nothing'],
  ['present: empty', () => check.present('x', []), 'expected a value, got []'],
  ['sameSet: other order', () => check.sameSet('x', ['b', 'a'], ['a', 'b']), 'fine'],
  ['sameSet: none', () => check.sameSet('x', undefined, []), 'fine'],
  ['sameSet: one missing', () => check.sameSet('x', ['a'], ['a', 'b']), 'expected ["a","b"], got ["a"]'],
  ['sameSet: one more', () => check.sameSet('x', ['a', 'b'], ['a']), 'expected ["a"], got ["a","b"]'],
  ['sameSet: one twice', () => check.sameSet('x', ['a', 'a'], ['a', 'b']), 'expected ["a","b"], got ["a","a"]'],
  ['sameSet: no array', () => check.sameSet('x', 'a', ['a']), 'expected ["a"], got "a"'],
  ['sameSet: other case', () => check.sameSet('x', ['A'], ['a']), 'expected ["a"], got ["A"]'],
  ['sameSet: case ignored', () => check.sameSet('x', ['A@b.fr'], ['a@B.fr'], { ignoreCase: true }), 'fine'],
  ['instant: same', () => check.instant('x', at(0), at(0)), 'fine'],
  ['instant: other offset', () => check.instant('x', '2024-01-01T14:00:00+02:00', at(0)), 'fine'],
  ['instant: no offset', () => check.instant('x', '2024-01-01T12:00:00', at(0)), 'fine'],
  ['instant: basic form', () => check.instant('x', '20240101T120000Z', NOW), 'fine'],
  ['instant: fraction dropped', () => check.instant('x', at(0), at(0.999)), 'fine'],
  ['instant: on the edge', () => check.instant('x', at(-1), at(0)), 'fine'],
  [
    'instant: late',
    () => check.instant('x', at(1.001), at(0)),
    'expected 2024-01-01T12:00:00.000Z within 1 s, got "2024-01-01T12:00:01.001Z"',
  ],
  [
    'instant: early',
    () => check.instant('x', at(-1.001), at(0)),
    'expected 2024-01-01T12:00:00.000Z within 1 s, got "2024-01-01T11:59:58.999Z"',
  ],
  [
    'instant: offset ignored',
    () => check.instant('x', '2024-01-01T12:00:00+02:00', at(0)),
    'expected 2024-01-01T12:00:00.000Z within 1 s, got "2024-01-01T12:00:00+02:00"',
  ],
  ['instant: computed', () => check.instant('x', at(60), NOW, 60_000), 'fine'],
  [
    'instant: computed, late',
    () => check.instant('x', at(61), NOW, 60_000),
    'expected 2024-01-01T12:00:00.000Z within 60 s, got "2024-01-01T12:01:01.000Z"',
  ],
  ['instant: absent', () => check.instant('x', null, NOW), 'expected 2024-01-01T12:00:00.000Z within 1 s, got nothing'],
  ['instant: a number', () => check.instant('x', NOW, NOW), `expected 2024-01-01T12:00:00.000Z within 1 s, got ${NOW}`],
  ['kept: same', () => check.kept('x', '2024-01-01T13:00:00+01:00', at(0)), 'fine'],
  ['kept: absent both times', () => check.kept('x', undefined, null), 'x: there is no earlier value to compare'],
  ['kept: not a time', () => check.kept('x', 'soon', 'soon'), 'fine'],
  [
    'kept: later',
    () => check.kept('x', at(2), at(0)),
    'expected 2024-01-01T12:00:00.000Z within 1 s, got "2024-01-01T12:00:02.000Z"',
  ],
  ['kept: gone', () => check.kept('x', null, at(0)), 'expected 2024-01-01T12:00:00.000Z within 1 s, got nothing'],
  ['kept: new', () => check.kept('x', at(0), null), 'x: there is no earlier value to compare'],
  ['now: equal to the Date header', () => check.now('x', at(119), atNow), 'fine'],
  [
    'now: earlier than the Date header',
    () => check.now('x', at(-121), atNow),
    'expected 2024-01-01T12:00:00.000Z within 120 s, got "2024-01-01T11:57:59.000Z"',
  ],
  [
    'now: later than the Date header',
    () => check.now('x', at(121), atNow),
    'expected 2024-01-01T12:00:00.000Z within 120 s, got "2024-01-01T12:02:01.000Z"',
  ],
  ['now: set ahead', () => check.now('x', at(3600), atNow, 3_600_000), 'fine'],
  [
    'now: not set ahead',
    () => check.now('x', at(0), atNow, 3_600_000),
    'expected 2024-01-01T13:00:00.000Z within 120 s, got "2024-01-01T12:00:00.000Z"',
  ],
  ['now: equal to the local clock', () => check.now('x', at(119), answeredAt(NOW)), 'fine'],
  [
    'now: equal to the local clock, whatever the Date header is',
    () => check.now('x', at(0), answeredAt(NOW, A_DAY_OFF)),
    'fine',
  ],
  [
    'now: equal to neither clock',
    () => check.now('x', at(3600), answeredAt(NOW, A_DAY_OFF)),
    'expected 2023-12-31T12:00:00.000Z within 120 s, got "2024-01-01T13:00:00.000Z"',
  ],
  ['now: when a delayed request was sent', () => check.now('x', at(0), answeredAt(NOW, {}, 240_000)), 'fine'],
  ['now: when a delayed response arrived', () => check.now('x', at(240), answeredAt(NOW, {}, 240_000)), 'fine'],
  ['status: expected one', () => check.status(answerOf(200), 200), 'fine'],
  ['status: another one', () => check.status(answerOf(201), 200), 'expected status 200, got 201'],
  ['accepted: 200', () => check.accepted(answerOf(200)), 'fine'],
  ['accepted: 204', () => check.accepted(answerOf(204)), 'fine'],
  ['accepted: 302', () => check.accepted(answerOf(302)), 'expected acceptance (2xx), got 302'],
  [
    'accepted: 422',
    () => check.accepted(answerOf(422, { ...error, param: 'name', error_description: 'no' })),
    'expected acceptance (2xx), got 422, invalid_request_error, no, name',
  ],
  ['errorObject: type', () => check.errorObject(answerOf(400, error)), 'fine'],
  ['errorObject: description', () => check.errorObject(answerOf(400, { error_description: 'no' })), 'fine'],
  [
    'errorObject: none of its members',
    () => check.errorObject(answerOf(400, { message: 'no' })),
    'expected an error object (type, error, error_description, param), got {"message":"no"}',
  ],
  [
    'errorObject: empty',
    () => check.errorObject(answerOf(400, { type: '' })),
    'expected an error object (type, error, error_description, param), got {"type":""}',
  ],
  [
    'errorObject: not JSON',
    () => check.errorObject(answerOf(400, 'no')),
    'expected an error object (type, error, error_description, param), got "no"',
  ],
]
test.each(cases)('%s', (_, look, verdict) => {
  expect(verdictOf(look)).toBe(verdict)
})

test.each([400, 402, 406, 409, 410, 413, 415, 422, 499])('Counts %i as a refusal', (status) => {
  expect(verdictOf(() => check.refused(answerOf(status, error)))).toBe('fine')
})

test.each([200, 204, 302, 401, 403, 404, 405, 408, 429, 500])('Does not count %i as a refusal', (status) => {
  expect(verdictOf(() => check.refused(answerOf(status, error)))).toMatch(/^expected a refusal \(4xx\), got \d+/)
})

test('Counts 404 as a refusal if an argument names something that does not exist', () => {
  expect(verdictOf(() => check.refused(answerOf(404, error), { notFound: true }))).toBe('fine')
  expect(verdictOf(() => check.refused(answerOf(401, error), { notFound: true }))).not.toBe('fine')
})

test('Counts 403 as a refusal if an argument asks for something that the key may have no permission for', () => {
  expect(verdictOf(() => check.refused(answerOf(403, error), { forbidden: true }))).toBe('fine')
  expect(verdictOf(() => check.refused(answerOf(404, error), { forbidden: true }))).not.toBe('fine')
  expect(verdictOf(() => check.refused(answerOf(401, error), { forbidden: true }))).not.toBe('fine')
})

test('Accepts a refusal with an incomplete body', () => {
  expect(verdictOf(() => check.refused(answerOf(422, 'no')))).toBe('fine')
})

test('Names the checked value in a violation', () => {
  expect(() => check.equal('name of the draft', 1, 2)).toThrow('name of the draft: expected 2, got 1')
  expect(() => check.status(answerOf(404), 200)).toThrow('POST /x: expected status 200, got 404')
})
