import { isDeepStrictEqual } from 'node:util'
import { isSuccess, type Answer } from '../http/exchange.ts'
import { partText } from '../http/multipart.ts'
import { Inconclusive, NotShown, Violation, type AssertionKind, type ViolationDetails } from '../outcome/errors.ts'
import { instantOf, isDateTime, MINUTE, SECOND } from '../values/time.ts'
import { isAbsent, isObject, shown, shownInFull } from '../values/json.ts'
import { oneOfText } from '../values/words.ts'
import { BASICS, isErrorObject, isErrorWithSuccess, jsonRulesOf } from './basics.ts'

/** The tolerance for a time that means "now". */
export const NOW_TOLERANCE = 2 * MINUTE

/**
 * The assertions about a target. Each names the checked value and throws a Violation with the expected and the actual
 * value. Nothing else can find a violation. Values are compared with the suite's tolerances: absent and null are equal,
 * times are instants.
 */
export const check = {
  /** Asserts that the value is exactly `expected` (objects by content). */
  equal(what: string, actual: unknown, expected: unknown): void {
    if (!isDeepStrictEqual(actual, expected))
      throw new Violation(what, shownInFull(expected), shownInFull(actual), { kind: 'equal', value: actual })
  },

  /**
   * Asserts that the member is exactly `expected` if it is shown: for a value whose absence is allowed, or judged by
   * another rule. If the situation determines the value and no other rule judges its absence, use `equal`: then a
   * missing member is a violation.
   * @throws NotShown if it is absent
   */
  ifShown(what: string, actual: unknown, expected: unknown): void {
    if (isAbsent(actual)) throw new NotShown(what)
    check.equal(what, actual, expected)
  },

  /** Asserts that the value is not `unwanted`. */
  different(what: string, actual: unknown, unwanted: unknown): void {
    if (isDeepStrictEqual(actual, unwanted))
      throw new Violation(
        what,
        typeof unwanted === 'boolean' ? `${!unwanted} or nothing` : `anything except ${shown(unwanted)}`,
        shown(actual),
        {
          kind: 'different',
          value: actual,
        },
      )
  },

  /**
   * Any claim; `expected` and `actual` are reported as they are.
   * @param judged the response that breaks the claim, if it is not the last one of the scenario
   */
  that(what: string, holds: boolean, expected: string, actual: unknown, judged?: Answer): void {
    if (!holds) throw new Violation(what, expected, shownInFull(actual), { value: actual, ...exchangeOf(judged) })
  },

  /** Asserts that the value is one of the set. */
  oneOf(what: string, actual: unknown, allowed: readonly unknown[]): void {
    if (!allowed.includes(actual))
      throw new Violation(what, oneOfText(allowed.map(shown)), shown(actual), { kind: 'one-of', value: actual })
  },

  /** Asserts that the member is absent, null or empty. */
  absent(what: string, actual: unknown): void {
    if (!isAbsent(actual)) throw new Violation(what, 'nothing', shown(actual), { kind: 'absent', value: actual })
  },

  /** Asserts that the member has content. */
  present(what: string, actual: unknown): void {
    if (isAbsent(actual)) throw new Violation(what, 'a value', shown(actual), { kind: 'present', value: actual })
  },

  /** Asserts that two arrays of texts have the same elements in any order; `ignoreCase` ignores case (emails). */
  sameSet(what: string, actual: unknown, expected: readonly string[], { ignoreCase = false } = {}): void {
    const norm = (text: unknown) => (typeof text === 'string' && ignoreCase ? text.toLowerCase() : text)
    const given: unknown[] = Array.isArray(actual) ? actual.map(norm).toSorted() : []
    if (!isDeepStrictEqual(given, expected.map(norm).toSorted()))
      throw new Violation(what, shownInFull(expected), shownInFull(actual), { kind: 'same-set', value: actual })
  },

  /** Asserts that the text is the same instant as `expected`, within `toleranceMs` (1 s for echoed values). */
  instant(
    what: string,
    actual: unknown,
    expected: string | number,
    toleranceMs: number = SECOND,
    judged?: Answer,
  ): void {
    const wanted = typeof expected === 'number' ? expected : instantOf(expected)
    const distance = Math.abs(instantOf(actual) - wanted)
    if (isDateTime(actual) && distance <= toleranceMs) return
    const time = Number.isNaN(wanted) ? 'a date-time' : new Date(wanted).toISOString()
    throw new Violation(what, `${time} within ${toleranceMs / SECOND} s`, shown(actual), {
      kind: 'instant',
      value: actual,
      ...exchangeOf(judged),
    })
  },

  /**
   * Asserts that the member is equal to its value `before`: times as instants, anything else by content.
   * @throws Inconclusive if there was no value before, because two absent values prove nothing
   */
  kept(what: string, actual: unknown, before: unknown): void {
    if (isAbsent(before)) throw new Inconclusive(`${what}: there is no earlier value to compare`)
    if (isDateTime(before)) check.instant(what, actual, before)
    else check.equal(what, actual, before)
  },

  /**
   * Asserts that the text is the current time, plus `aheadMs` for a time in the future, within 2 min. The server's Date
   * header and this machine's clock both count, at any time between sending the request and its response: a target that
   * limits the rate of requests may delay it for minutes.
   */
  now(what: string, actual: unknown, answer: Answer, aheadMs = 0): void {
    const { startedAt, durationMs } = answer.exchange
    const server = Date.parse(answer.headers['date'] ?? '')
    const presents = [server, server - durationMs, startedAt, startedAt + durationMs].filter(Number.isFinite)
    const instant = instantOf(actual) - aheadMs
    const fitting =
      presents.find((present) => Math.abs(instant - present) <= NOW_TOLERANCE) ?? presents[0] ?? Number.NaN
    check.instant(what, actual, fitting + aheadMs, NOW_TOLERANCE, answer)
  },

  /** Asserts that the response has this status, or one of these. */
  status(answer: Answer, expected: number | readonly number[]): void {
    const statuses = [expected].flat()
    if (!statuses.includes(answer.status))
      throw new Violation(
        nameOf(answer),
        `status ${statuses.join(' or ')}`,
        statusWithError(answer),
        of('status', answer),
      )
  },

  /** Asserts that the response has a 2xx status. */
  accepted(answer: Answer): void {
    if (!isSuccess(answer) || isErrorWithSuccess(answer))
      throw new Violation(nameOf(answer), 'acceptance (2xx)', statusWithError(answer), of('accepted', answer))
  },

  /**
   * Asserts that the response refuses the request: with a 4xx that is not about authentication, permission, method or
   * rate (document: Errors). 404 counts only if an argument names something that does not exist, 403 only if it asks for
   * something that the key may have no permission for, and 403 and similar statuses only if the workspace lacks the feature
   * of an argument. The content of the body is judged only by the rules about the error object.
   */
  refused(answer: Answer, { notFound = false, forbidden = false, lacksFeature = false } = {}): void {
    const { status } = answer
    const unnamed = [...(notFound ? [] : [404]), ...(forbidden ? [] : [403])]
    const barred = lacksFeature ? [401, 429] : [401, 405, 408, 429, ...unnamed]
    const isRefusal = status >= 400 && status < 500 && !barred.includes(status)
    if (!isRefusal)
      throw new Violation(nameOf(answer), 'a refusal (4xx)', statusWithError(answer), of('refused', answer))
  },

  /** Asserts that the body is an error object: a JSON object with at least one documented member (document: Errors). */
  errorObject(answer: Answer): void {
    const { body, status, text } = answer
    if (isErrorObject(body)) return
    const expected = 'an error object (type, error, error_description, param)'
    const causes = body === undefined ? jsonRulesOf(answer.exchange) : []
    throw new Violation(`body of the ${status}`, expected, shown(body ?? text), {
      kind: 'error-object',
      causes,
      exchange: answer.exchange.number,
    })
  },
}

/** The assertions about a target. */
export type Check = typeof check

/** The request with its files, for messages. */
function nameOf({ exchange: { method, path, parts = [] } }: Answer): string {
  return [`${method} ${path}`, ...parts.map(partText)].join(' ')
}

const exchangeOf = (judged?: Answer) => (judged ? { exchange: judged.exchange.number } : {})

/** The details of a violation by the status of a response. A success response with an error is reported for its own rule. */
const of = (kind: AssertionKind, answer: Answer): ViolationDetails => ({
  kind,
  causes: isErrorWithSuccess(answer) ? [BASICS.errorWithSuccess] : [],
  exchange: answer.exchange.number,
})

/** The status with the details of the error object. */
export function statusWithError(answer: Answer): string {
  const { body } = answer
  if (!isObject(body) || (answer.status < 400 && !isErrorWithSuccess(answer))) return `${answer.status}`
  const details = [body['type'], body['error_description'], body['param']].filter((text) => typeof text === 'string')
  return [`${answer.status}`, ...details].join(', ')
}
