import { isDeepStrictEqual } from 'node:util'
import { isSuccess, type Answer } from '../http/exchange.ts'
import { partText } from '../http/multipart.ts'
import { Inconclusive, NotShown, Violation } from '../outcome/errors.ts'
import { instantOf, isDateTime, MINUTE, SECOND } from '../values/time.ts'
import { isAbsent, isObject, shown, shownInFull } from '../values/json.ts'
import { oneOfText } from '../values/words.ts'
import { BASICS, isErrorObject, isErrorWithSuccess, jsonRulesOf } from './basics.ts'

/** How far a time that stands for "now" may be from the present. */
export const NOW_TOLERANCE = 2 * MINUTE

/**
 * The assertions about a target. Each names what it looks at and throws a Violation that tells expected and actual.
 * Nothing else makes a violation. They follow the suite's tolerances: absent and null are the same, times are instants.
 */
export const check = {
  /** The value is exactly `expected` (objects by content). */
  equal(what: string, actual: unknown, expected: unknown): void {
    if (!isDeepStrictEqual(actual, expected)) throw new Violation(what, shownInFull(expected), shownInFull(actual))
  },

  /**
   * Where the member shows, it is exactly `expected`: for a value whose absence is allowed, or has a rule of its own. Where the
   * situation settles the value, and no other rule is about its absence, use `equal`: there a missing member is a violation.
   * @throws NotShown where it shows nothing
   */
  ifShown(what: string, actual: unknown, expected: unknown): void {
    if (isAbsent(actual)) throw new NotShown(what)
    check.equal(what, actual, expected)
  },

  /** The value is not `unwanted`. */
  different(what: string, actual: unknown, unwanted: unknown): void {
    if (isDeepStrictEqual(actual, unwanted))
      throw new Violation(what, `something else than ${shown(unwanted)}`, shown(actual))
  },

  /** Any claim: `expected` and `actual` are told as they are. */
  that(what: string, holds: boolean, expected: string, actual: unknown): void {
    if (!holds) throw new Violation(what, expected, shownInFull(actual))
  },

  /** The value is one of the set. */
  oneOf(what: string, actual: unknown, allowed: readonly unknown[]): void {
    if (!allowed.includes(actual)) throw new Violation(what, oneOfText(allowed.map(shown)), shown(actual))
  },

  /** The member is absent, null or empty. */
  absent(what: string, actual: unknown): void {
    if (!isAbsent(actual)) throw new Violation(what, 'nothing', shown(actual))
  },

  /** The member is there with content. */
  present(what: string, actual: unknown): void {
    if (isAbsent(actual)) throw new Violation(what, 'a value', shown(actual))
  },

  /** Two arrays of texts have the same elements in any order; case is ignored with `ignoreCase` (emails). */
  sameSet(what: string, actual: unknown, expected: readonly string[], { ignoreCase = false } = {}): void {
    const norm = (text: unknown) => (typeof text === 'string' && ignoreCase ? text.toLowerCase() : text)
    const given: unknown[] = Array.isArray(actual) ? actual.map(norm).toSorted() : []
    if (!isDeepStrictEqual(given, expected.map(norm).toSorted()))
      throw new Violation(what, shownInFull(expected), shownInFull(actual))
  },

  /** The text is the same instant as `expected`, within `toleranceMs` (1 s: for echoes). */
  instant(what: string, actual: unknown, expected: string | number, toleranceMs: number = SECOND): void {
    const wanted = typeof expected === 'number' ? expected : instantOf(expected)
    const distance = Math.abs(instantOf(actual) - wanted)
    if (isDateTime(actual) && distance <= toleranceMs) return
    const told = Number.isNaN(wanted) ? 'a date-time' : new Date(wanted).toISOString()
    throw new Violation(what, `${told} within ${toleranceMs / SECOND} s`, shown(actual))
  },

  /**
   * The member is what it was `before`: times as instants, anything else by its content.
   * @throws Inconclusive where nothing was shown before: nothing on both sides proves nothing
   */
  kept(what: string, actual: unknown, before: unknown): void {
    if (isAbsent(before)) throw new Inconclusive(`${what}: nothing was shown before that could be compared`)
    if (isDateTime(before)) check.instant(what, actual, before)
    else check.equal(what, actual, before)
  },

  /**
   * The text is the present time, by the server's Date header or by this machine's clock, whichever fits, within 2 min; `aheadMs`
   * later, where something is set to lie ahead. The present is that of the answer, from when it was asked for on: a target
   * that limits the rate of requests may keep it waiting for minutes.
   */
  now(what: string, actual: unknown, answer: Answer, aheadMs = 0): void {
    const { startedAt, durationMs } = answer.exchange
    const server = Date.parse(answer.headers['date'] ?? '')
    const presents = [server, server - durationMs, startedAt, startedAt + durationMs].filter(Number.isFinite)
    const instant = instantOf(actual) - aheadMs
    const fitting =
      presents.find((present) => Math.abs(instant - present) <= NOW_TOLERANCE) ?? presents[0] ?? Number.NaN
    check.instant(what, actual, fitting + aheadMs, NOW_TOLERANCE)
  },

  /** The answer has this status, or one of these. */
  status(answer: Answer, expected: number | readonly number[]): void {
    const statuses = [expected].flat()
    if (!statuses.includes(answer.status))
      throw new Violation(nameOf(answer), `status ${statuses.join(' or ')}`, statusOf(answer), causesOf(answer))
  },

  /** The answer has a status in the 2xx range. */
  accepted(answer: Answer): void {
    if (!isSuccess(answer) || isErrorWithSuccess(answer))
      throw new Violation(nameOf(answer), 'acceptance (2xx)', statusOf(answer), causesOf(answer))
  },

  /**
   * The answer refuses the request: a 4xx that is not about authentication, permission, method or rate (document: Errors).
   * A 404 counts only where an argument names something that does not exist. What the body lacks is charged to the rules of
   * the error object alone.
   */
  refused(answer: Answer, { notFound = false } = {}): void {
    const { status } = answer
    const barred = [401, 403, 405, 408, 429, ...(notFound ? [] : [404])]
    const isRefusal = status >= 400 && status < 500 && !barred.includes(status)
    if (!isRefusal) throw new Violation(nameOf(answer), 'a refusal (4xx)', statusOf(answer), causesOf(answer))
  },

  /** The body is an error object: a JSON object with at least one documented member (document: Errors). */
  errorObject(answer: Answer): void {
    const { body, status, text } = answer
    if (isErrorObject(body)) return
    const expected = 'an error object (type, error, error_description, param)'
    const causes = body === undefined ? jsonRulesOf(answer.exchange) : []
    throw new Violation(`body of the ${status}`, expected, shown(body ?? text), causes)
  },
}

/** The assertions about a target. */
export type Check = typeof check

/** The request, with the files that it carried. */
function nameOf({ exchange: { method, path, parts = [] } }: Answer): string {
  return [`${method} ${path}`, ...parts.map(partText)].join(' ')
}

/** An error that comes with a success is told by a rule of its own, where most do. */
const causesOf = (answer: Answer) => (isErrorWithSuccess(answer) ? [BASICS.errorWithSuccess] : [])

/** The status and what the error object tells. */
function statusOf(answer: Answer): string {
  const { body } = answer
  if (!isObject(body) || (answer.status < 400 && !isErrorWithSuccess(answer))) return `${answer.status}`
  const told = [body['type'], body['error_description'], body['param']].filter((text) => typeof text === 'string')
  return [`${answer.status}`, ...told].join(', ')
}
