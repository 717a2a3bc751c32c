import { BASICS } from '../judge/basics.ts'
import { FlawedAnswer, Inconclusive, NotExercised, ServerError, Violation } from '../outcome/errors.ts'
import type { Attempt } from './attempt.ts'
import type { Session } from '../session/session.ts'
import { stumbleOf } from './stumble.ts'

/** Tries after an error that may pass: a flicker of the network is no verdict. */
const TRIES_WHEN_BROKEN = 3
/** Tries in any case, where some stumble here and some there. */
const TRIES_AT_MOST = 8
/** Tries before an answer that may come from something in front of the service is held against the service. */
const TRIES_WHEN_DOUBTFUL = 5
/** Tries before an answer tells that the target lacks what a scenario needs: it may come from somewhere else. */
const TRIES_WHEN_LACKING = 2
/** Answers of something in front of the service, whatever the request. */
const GATEWAY = [502, 503, 504]

/** Whether the last try of a scenario leaves a doubt that another one may settle. Of each kind only tries of that kind count. */
export function deservesAnotherTry(tries: readonly Attempt[]): boolean {
  const last = tries.at(-1)
  if (!last) return true
  if (tries.length >= TRIES_AT_MOST) return false
  if (doubtOf(last) !== undefined) return likeLast(tries).length < TRIES_WHEN_DOUBTFUL
  if (last.error instanceof FlawedAnswer) return tries.filter(isFlawed).length < TRIES_WHEN_DOUBTFUL
  if (last.error instanceof NotExercised) return last.answers.length > 0 && tries.length < TRIES_WHEN_LACKING
  const isBroken = last.error instanceof Inconclusive && mayPass(last.error, last.answers)
  return isBroken && tries.filter((one) => doubtOf(one) === undefined && !isFlawed(one)).length < TRIES_WHEN_BROKEN
}

const isFlawed = ({ error }: Attempt): boolean => error instanceof FlawedAnswer

/** The tries that leave the same doubt as the last one. */
function likeLast(tries: readonly Attempt[]): Attempt[] {
  const last = tries.at(-1)
  const doubt = last && doubtOf(last)
  return tries.filter((one) => doubt !== undefined && doubtOf(one) === doubt)
}

/** A flicker of the way, or of the other requests: one that "conflicts with another request" (document: Errors) may do so once. */
const mayPass = (error: Inconclusive, answers: Attempt['answers']): boolean =>
  error.passing || answers.some(({ status }) => status === 409)

/**
 * The kinds of answers, none of the interface, that came at the same request in every try that got so far, and kept each from its
 * end: such are the target's own, if the way to it is sound.
 */
export function flawsOfEach(tries: readonly Attempt[]): string[] {
  const kept = tries.filter(isFlawed)
  const [first, ...others] = kept
  const last = tries.at(-1)
  const isKept = kept.length >= TRIES_WHEN_DOUBTFUL && last !== undefined && isFlawed(last)
  if (!first || !isKept) return []
  const same = first.flawed.filter((one) =>
    others.every(({ flawed }) => flawed.some(({ kind, turn }) => kind === one.kind && turn === one.turn)),
  )
  return [...new Set(same.map(({ kind }) => kind))]
}

/**
 * The judged request was answered 5xx, or with 409 where something else was due, as it may conflict with another one (document:
 * Errors). Says which request, in words that are the same in another try: what strikes another one each time is chance.
 */
function doubtOf(attempt: Attempt): string | undefined {
  const { error } = attempt
  if (error instanceof Violation) return /^409\b/.test(error.actual) ? 'a conflict' : undefined
  return isJudgedServerError(error) ? stumbleOf(attempt) : undefined
}

const isJudgedServerError = (error: unknown): error is ServerError =>
  error instanceof ServerError && error.judged !== undefined && !GATEWAY.includes(error.status)

/**
 * The error that a scenario ends with, if any. What is doubtful is held against the target only if every single try
 * that got so far came out so, while the target is otherwise well: then a 5xx breaks the rule, as errors of a request are 4xx
 * (document: Errors). Everything else that is doubtful is no conclusion.
 */
export async function conclusionOf(tries: readonly Attempt[], session: Session): Promise<unknown> {
  const last = tries.at(-1)
  if (!last || doubtOf(last) === undefined) return last?.error
  const same = likeLast(tries).length
  const isWell = same >= TRIES_WHEN_DOUBTFUL && (await session.way.isSound())
  if (isWell) return violationOf(last.error, same)
  const message = last.error instanceof Error ? last.error.message : String(last.error)
  return new Inconclusive(`${message} (not in every try, or a plain draft is not accepted either)`, {
    causes: last.error instanceof ServerError ? [BASICS.refusalStatus] : [],
  })
}

function violationOf(error: unknown, tries: number): unknown {
  if (!(error instanceof ServerError) || error.judged === undefined) return error
  const { expected, causes } = error.judged
  return new Violation(
    error.request,
    expected,
    `${error.status} in each of ${tries} tries, while a plain draft is accepted`,
    causes,
  )
}
