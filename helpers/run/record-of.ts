import type { Exchange } from '../http/exchange.ts'
import { logOf } from '../evidence/log.ts'
import type { Redactor } from '../evidence/redact.ts'
import { replayLine } from '../evidence/replay.ts'
import { Inconclusive, NotExercised, Violation } from '../outcome/errors.ts'
import { sightingsIn } from '../judge/members.ts'
import { keyOf, type Scenario } from '../scenario/scenario.ts'
import type { Attempt } from './attempt.ts'
import type { Journal } from '../evidence/journal.ts'
import type { Step } from '../outcome/step.ts'
import type { Breach, Finding, Outcome, ScenarioRecord } from '../outcome/record.ts'
import type { Run } from './run.ts'
import type { Session } from './session.ts'

/** What all tries of a scenario have in common. */
export interface Totals {
  readonly startedAt: number
  readonly litter: readonly string[]
  readonly requests: number
}

/** What one scenario leaves behind, made from its last try and the error that it ends with. */
export function recordOf(
  scenario: Scenario,
  run: Run,
  last: Attempt,
  error: unknown,
  { startedAt, litter, requests }: Totals,
): ScenarioRecord {
  const { session, shapes } = run
  const { exchanges, observations, steps, redactor } = last.journal
  const status = statusOf(error)
  const finding = error === undefined ? undefined : findingOf(error, last.journal, session)
  const sightings = last.answers.map((answer) => ({ answer, ...sightingsIn(answer, shapes) }))
  const breaches = firstOfEachRule(
    sightings.flatMap(({ answer, breaches: found }) =>
      found.map((breach) => ({ ...breach, exchange: answer.exchange })),
    ),
  ).map(({ exchange, ...breach }): Breach =>
    redacted({ ...breach, replay: replayOf(exchanges, exchange, session) }, redactor),
  )
  const seen = new Set(sightings.flatMap((sighting) => [...sighting.seen]))
  const memberRules = new Set(shapes.flatMap(({ members }) => members.map(({ rule }) => rule)))
  const outcomes = Object.fromEntries(
    scenario.rules
      .filter((id) => memberRules.has(id) && status === 'passed')
      .map((id) => [
        id,
        memberOutcome(
          breaches.find(({ rule }) => rule === id),
          seen.has(id),
        ),
      ]),
  )
  const failed = Object.values(outcomes).find(({ outcome }) => outcome === 'failed')
  // A member in the wrong shape breaks its own rule, and no other one of the scenario.
  if (failed) for (const id of scenario.rules) outcomes[id] ??= { outcome: status }
  const shownFinding = failed?.finding ?? finding
  return {
    key: keyOf(scenario),
    title: scenario.title,
    file: scenario.file,
    rules: scenario.rules,
    status: failed ? 'failed' : status,
    ...(shownFinding && { finding: shownFinding }),
    outcomes,
    breaches,
    observations: scenario.rules
      .filter((rule) => run.catalogue.get(rule)?.level === 'open')
      .flatMap((rule) => observations.map(({ key, value }) => ({ rule, key, value: redactor.redact(value) }))),
    startedAt,
    durationMs: Date.now() - startedAt,
    requests,
    steps: redactedSteps(steps, redactor),
    log: logOf(exchanges, { api: session.target.baseUrl, control: session.target.control?.url ?? '' }, redactor),
    litter,
    usedNeeds: [...last.guard.used],
  }
}

function redactedSteps(steps: readonly Step[], redactor: Redactor): Step[] {
  return steps.map((step) => ({
    ...step,
    name: redactor.redact(step.name),
    steps: redactedSteps(step.steps, redactor),
  }))
}

function memberOutcome(breach: Breach | undefined, wasSeen: boolean): { outcome: Outcome; finding?: Finding } {
  if (breach) return { outcome: 'failed', finding: breach }
  if (wasSeen) return { outcome: 'passed' }
  return { outcome: 'skipped', finding: { message: 'no answer of the target carried the member' } }
}

function firstOfEachRule<T extends { readonly rule: string }>(breaches: readonly T[]): T[] {
  return [...new Map(breaches.toReversed().map((breach) => [breach.rule, breach])).values()]
}

function statusOf(error: unknown): Outcome {
  if (error === undefined) return 'passed'
  if (error instanceof Violation) return 'failed'
  return error instanceof NotExercised ? 'skipped' : 'broken'
}

function findingOf(error: unknown, { exchanges, redactor }: Journal, session: Session): Finding {
  const last = exchanges.at(-1)
  if (error instanceof Violation) {
    const { message, expected, actual } = error
    return redacted(
      { message, expected, actual, ...(last && { replay: replayOf(exchanges, last, session) }) },
      redactor,
    )
  }
  if (error instanceof Inconclusive || error instanceof NotExercised)
    return redacted({ message: error.message }, redactor)
  if (error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')) {
    return { message: 'cut off: the scenario took too long, or the run was interrupted' }
  }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return redacted({ message: `a bug of the suite: ${message}` }, redactor)
}

function replayOf(exchanges: readonly Exchange[], last: Exchange, session: Session): string {
  const { target, variables } = session
  const base = target.kind === 'embedded' ? '$ESIGN_BASE_URL' : target.baseUrl
  const control = target.kind === 'embedded' ? '$ESIGN_CONTROL_URL' : (target.control?.url ?? '')
  return replayLine(exchanges, last, { base, control, variables })
}

function redacted<T extends Finding>(finding: T, redactor: Redactor): T {
  const clean = Object.entries(finding).map(([name, text]) => [
    name,
    typeof text === 'string' ? redactor.redact(text) : text,
  ])
  return Object.fromEntries(clean) as T
}
