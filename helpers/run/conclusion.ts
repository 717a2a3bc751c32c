import { BASICS } from '../judge/basics.ts'
import { FlawedAnswer, Inconclusive, NotExercised, ServerError, Violation } from '../outcome/errors.ts'
import type { Attempt } from './attempt.ts'
import type { Session } from './session.ts'

/** Tries after an error that may pass: a flicker of the network is no verdict. */
const TRIES_WHEN_BROKEN = 3
/** Tries before an answer that may come from something in front of the service is held against the service. */
const TRIES_WHEN_DOUBTFUL = 5
/** Tries before an answer tells that the target lacks what a scenario needs: it may come from somewhere else. */
const TRIES_WHEN_LACKING = 2
/** Answers of something in front of the service, whatever the request. */
const GATEWAY = [502, 503, 504]

/** Whether the last try of a scenario leaves a doubt that another one may settle. */
export function deservesAnotherTry(tries: readonly Attempt[]): boolean {
  const last = tries.at(-1)
  if (!last) return true
  if (isDoubtful(last) || last.error instanceof FlawedAnswer) return tries.length < TRIES_WHEN_DOUBTFUL
  if (last.error instanceof NotExercised) return last.answers.length > 0 && tries.length < TRIES_WHEN_LACKING
  return last.error instanceof Inconclusive && mayPass(last.error, last.answers) && tries.length < TRIES_WHEN_BROKEN
}

/** A flicker of the way, or of the other requests: one that "conflicts with another request" (document: Errors) may do so once. */
const mayPass = (error: Inconclusive, answers: Attempt['answers']): boolean =>
  error.passing || answers.some(({ status }) => status === 409)

/**
 * The kinds of answers, none of the interface, that came at the same request in every try, and kept each from its end: such are
 * the target's own, if the way to it is sound.
 */
export function flawsOfEach(tries: readonly Attempt[]): string[] {
  const [first, ...others] = tries
  const isKept = tries.length >= TRIES_WHEN_DOUBTFUL && tries.every(({ error }) => error instanceof FlawedAnswer)
  if (!first || !isKept) return []
  const same = first.flawed.filter((one) =>
    others.every(({ flawed }) => flawed.some(({ kind, turn }) => kind === one.kind && turn === one.turn)),
  )
  return [...new Set(same.map(({ kind }) => kind))]
}

/**
 * The judged request was answered 5xx, or with 409 where something else was due, as it may conflict with another one (document:
 * Errors).
 */
function isDoubtful({ error }: Attempt): boolean {
  if (error instanceof Violation) return /^409\b/.test(error.actual)
  return isJudgedServerError(error)
}

const isJudgedServerError = (error: unknown): error is ServerError =>
  error instanceof ServerError && error.judged !== undefined && !GATEWAY.includes(error.status)

/**
 * The error that a scenario ends with, if any. What is doubtful is held against the target only if every single try
 * came out so, while the target is otherwise well: then a 5xx breaks the rule, as errors of a request are 4xx
 * (document: Errors). Everything else that is doubtful is no conclusion.
 */
export async function conclusionOf(tries: readonly Attempt[], session: Session): Promise<unknown> {
  const last = tries.at(-1)
  if (!last || !isDoubtful(last)) return last?.error
  const isPersistent = tries.length === TRIES_WHEN_DOUBTFUL && tries.every(isDoubtful)
  const isWell = isPersistent && (await session.way.isSound())
  if (isWell) return violationOf(last.error, tries.length)
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
