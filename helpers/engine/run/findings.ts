import { isNeeded } from '../evidence/chain.ts'
import { replayCommands } from '../evidence/replay.ts'
import type { Exchange } from '../http/exchange.ts'
import { Inconclusive, NotExercised, NotShown, Violation } from '../outcome/errors.ts'
import type { Finding, Outcome } from '../outcome/record.ts'
import type { Journal } from '../evidence/journal.ts'
import type { Run } from './run.ts'
import type { Session } from '../session/session.ts'

/** The parts of a run that its findings need. */
type FindingContext = Pick<Run, 'session' | 'verdictsOnly'>

/** The outcome of a scenario that ended with `error`, or without one. */
export function statusOf(error: unknown): Outcome {
  if (error === undefined) return 'passed'
  if (error instanceof Violation) return 'failed'
  return error instanceof NotExercised ? 'skipped' : 'broken'
}

/** Describes the error with which a scenario ended, without secrets. */
export function findingOf(error: unknown, { exchanges, redactor }: Journal, run: FindingContext): Finding {
  if (error instanceof Violation)
    return violationFinding(error, judgedExchange(error, exchanges), { exchanges, redactor }, run)
  if (error instanceof NotExercised) {
    const { message, lacks } = error
    return {
      message: redactor.redact(message),
      ...(lacks.length > 0 && { lacks }),
      ...(error instanceof NotShown && { isUnshown: true }),
    }
  }
  if (error instanceof Inconclusive) {
    const { message, causes } = error
    return { message: redactor.redact(message), ...(causes.length > 0 && { causes }) }
  }
  if (error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')) {
    return { message: 'aborted: the scenario took too long, or the run was interrupted' }
  }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { message: redactor.redact(`a bug of the suite: ${message}`) }
}

/** The exchange whose response an assertion judged. */
const judgedExchange = ({ exchange }: Violation, exchanges: readonly Exchange[]): Exchange | undefined =>
  exchanges.find(({ number }) => number === exchange) ?? exchanges.at(-1)

/** Describes the violation in the response of `shownBy`, with a command that reproduces it. */
export function violationFinding(
  {
    what,
    expected,
    actual,
    kind,
    causes = [],
  }: Pick<Violation, 'what' | 'expected' | 'actual' | 'kind'> & Partial<Violation>,
  shownBy: Exchange | undefined,
  { exchanges, redactor }: Pick<Journal, 'exchanges' | 'redactor'>,
  { session, verdictsOnly = false }: FindingContext,
): Finding & Required<Pick<Finding, 'what' | 'expected' | 'actual'>> {
  const clean = (text: string) => redactor.redact(text)
  const shownActual = apartFrom(clean(expected), clean(actual), expected !== actual)
  return {
    message: `${clean(`${what}: expected ${expected}`)}, got ${shownActual}`,
    what: clean(what),
    expected: clean(expected),
    actual: shownActual,
    kind,
    ...(shownBy && { judged: shownBy.number, ...(shownBy.call && { call: shownBy.call.name }) }),
    ...(causes.length > 0 && { causes }),
    ...(shownBy && !verdictsOnly && { replay: clean(replayOf(exchanges, shownBy, session)) }),
  }
}

/** Two secrets with the same name must not look like the same value. */
const apartFrom = (expected: string, actual: string, areDifferent: boolean): string =>
  areDifferent && actual === expected ? `${actual} (a different secret)` : actual

/** The commands that reproduce an exchange, in one line. */
const replayOf = (exchanges: readonly Exchange[], last: Exchange, session: Session): string =>
  replayScript(exchanges, last, session).join(' && ')

/**
 * The commands for a target that its user starts, because ours no longer exists when it is pasted. Unless it is the
 * embedded one, which prints its workspace when it starts, the first command creates a workspace as the run did,
 * because nobody has the keys and ids of that one. With the embedded one, that happens only for values that are not
 * printed.
 */
export function replayScript(exchanges: readonly Exchange[], last: Exchange, session: Session): string[] {
  const { target, variables } = session
  const isEmbedded = target.kind === 'embedded'
  const isGone = target.kind !== 'address'
  const base = isGone ? '$ESIGN_BASE_URL' : target.baseUrl
  const control = isGone ? '$ESIGN_CONTROL_URL' : (target.control?.url ?? '')
  const { making } = target
  const isMade = making && (!isEmbedded || isNeeded(making, exchanges, last, variables))
  const log = isMade ? [making, ...exchanges] : exchanges
  return replayCommands(log, last, { base, control, variables, network: target.network })
}
