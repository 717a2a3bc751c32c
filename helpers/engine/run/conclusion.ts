import { BASICS } from '../judge/basics.ts'
import { MalformedResponse, Inconclusive, NotExercised, ServerError, Violation } from '../outcome/errors.ts'
import type { Attempt } from './attempt.ts'
import type { Session } from '../session/session.ts'
import { failedRequestOf } from './failed-request.ts'

/** The number of attempts after a temporary error, such as a short network loss. */
const TRIES_WHEN_BROKEN = 3
/** The maximum number of attempts, if they fail at different requests. */
const TRIES_AT_MOST = 8
/**
 * The number of attempts before a response that may come from something in front of the service is blamed on the
 * service.
 */
const TRIES_WHEN_DOUBTFUL = 5
/**
 * The number of attempts before a response shows that the target lacks something: it may come from something in front
 * of the service.
 */
const TRIES_WHEN_LACKING = 2
/** Statuses of gateways in front of the service, whatever the request. */
const GATEWAY = [502, 503, 504]

/**
 * Whether another attempt may resolve a doubt about the last one. For each kind of doubt, only attempts with the same
 * kind count.
 */
export function deservesAnotherTry(tries: readonly Attempt[]): boolean {
  const last = tries.at(-1)
  if (!last) return true
  if (tries.length >= TRIES_AT_MOST) return false
  if (doubtOf(last) !== undefined) return likeLast(tries).length < TRIES_WHEN_DOUBTFUL
  if (last.error instanceof MalformedResponse) return tries.filter(isFlawed).length < TRIES_WHEN_DOUBTFUL
  if (last.error instanceof NotExercised) return last.answers.length > 0 && tries.length < TRIES_WHEN_LACKING
  const isBroken = last.error instanceof Inconclusive && mayPass(last.error, last.answers)
  return isBroken && tries.filter((one) => doubtOf(one) === undefined && !isFlawed(one)).length < TRIES_WHEN_BROKEN
}

const isFlawed = ({ error }: Attempt): boolean => error instanceof MalformedResponse

/** The attempts with the same doubt as the last one. */
function likeLast(tries: readonly Attempt[]): Attempt[] {
  const last = tries.at(-1)
  const doubt = last && doubtOf(last)
  return tries.filter((one) => doubt !== undefined && doubtOf(one) === doubt)
}

/**
 * Whether the error may be temporary: of the network path, or a request that "conflicts with another request"
 * (document: Errors).
 */
const mayPass = (error: Inconclusive, answers: Attempt['answers']): boolean =>
  error.passing || answers.some(({ status }) => status === 409)

/**
 * The kinds of malformed responses to the same request in every attempt that got so far, all of which they ended. They
 * are attributed to the target if the network path is sound.
 */
export function repeatedDefects(tries: readonly Attempt[]): string[] {
  const kept = tries.filter(isFlawed)
  const [first, ...others] = kept
  const last = tries.at(-1)
  const isKept = kept.length >= TRIES_WHEN_DOUBTFUL && last !== undefined && isFlawed(last)
  if (!first || !isKept) return []
  const same = first.malformed.filter((one) =>
    others.every(({ malformed }) => malformed.some(({ kind, turn }) => kind === one.kind && turn === one.turn)),
  )
  return [...new Set(same.map(({ kind }) => kind))]
}

/**
 * The response to the judged request was a 5xx, or a 409 instead of another status: it may conflict with another
 * request (document: Errors). The text identifies the request across attempts: errors at different requests are random.
 */
function doubtOf(attempt: Attempt): string | undefined {
  const { error } = attempt
  if (error instanceof Violation) return /^409\b/.test(error.actual) ? 'a conflict' : undefined
  return isJudgedServerError(error) ? failedRequestOf(attempt) : undefined
}

const isJudgedServerError = (error: unknown): error is ServerError =>
  error instanceof ServerError && error.judged !== undefined && !GATEWAY.includes(error.status)

/**
 * The error with which a scenario ends, if any. A doubtful error is blamed on the target only if every attempt that got
 * so far ended the same way and the target otherwise works: then a 5xx violates the rule, because errors caused by a
 * request are 4xx (document: Errors). All other doubtful errors are inconclusive.
 */
export async function conclusionOf(tries: readonly Attempt[], session: Session): Promise<unknown> {
  const last = tries.at(-1)
  if (!last || doubtOf(last) === undefined) return last?.error
  const same = likeLast(tries).length
  const isWell = same >= TRIES_WHEN_DOUBTFUL && (await session.networkPath.isSound())
  if (isWell) return violationOf(last.error, same)
  const message = last.error instanceof Error ? last.error.message : String(last.error)
  return new Inconclusive(`${message} (not in every attempt, or a plain draft is not accepted either)`, {
    causes: last.error instanceof ServerError ? [BASICS.refusalStatus] : [],
  })
}

function violationOf(error: unknown, tries: number): unknown {
  if (!(error instanceof ServerError) || error.judged === undefined) return error
  const { expected, causes } = error.judged
  const { exchange } = error
  return new Violation(
    error.request,
    expected,
    `${error.status} in each of ${tries} attempts, while a plain draft is accepted`,
    { kind: 'status', causes, ...(exchange !== undefined && { exchange }) },
  )
}
