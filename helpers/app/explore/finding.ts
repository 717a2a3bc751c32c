import type { Found } from '../../engine/explore/lane.ts'
import { replayScript, violationFinding } from '../../engine/run/findings.ts'
import type { Session } from '../../engine/session/session.ts'
import { catalogue } from '../project/suite.ts'

/** A mismatch as it is reported, without secrets. */
export interface Finding {
  readonly rule: string
  readonly level: string
  readonly statement: string
  readonly section: string
  readonly what: string
  readonly expected: string
  readonly actual: string
  /** The shortest sequence that shows it, in words. */
  readonly steps: readonly string[]
  /** The number of steps of the sequence that showed it first. */
  readonly steps_at_first: number
  /** Curl commands for a shell, one for each request. Each needs the variables of those before. */
  readonly script: readonly string[]
}

/** Describes a mismatch with the rule that it breaks, and the commands that reproduce it. */
export function findingOf({ rule, played, stepsAtFirst }: Found, session: Session): Finding {
  const { journal, mismatch, steps } = played
  const known = catalogue.get(rule)
  if (!mismatch || !known) throw new Error(`a finding has no mismatch, or the rule ${rule} does not exist`)
  const { exchanges, redactor } = journal
  const judged = exchanges.find(({ number }) => number === mismatch.exchange) ?? exchanges.at(-1)
  const { what, expected, actual } = violationFinding(mismatch, undefined, journal, { session })
  return {
    rule,
    level: known.level,
    statement: known.statement,
    section: known.section,
    what,
    expected,
    actual,
    steps: steps.map((step) => redactor.redact(step)),
    steps_at_first: stepsAtFirst,
    script: judged ? replayScript(exchanges, judged, session).map((line) => redactor.redact(line)) : [],
  }
}
