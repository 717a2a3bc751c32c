import type { Need } from '../catalogue/needs.ts'
import { howToSupply } from '../catalogue/needs.ts'
import type { Rule } from '../catalogue/rule.ts'
import type { Exchange } from '../http/exchange.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { logOf } from '../http/log.ts'
import { replayLine } from '../http/replay.ts'
import { Inconclusive, NotExercised, Violation } from '../judge/errors.ts'
import { sightingsIn, type ResponseShape } from '../judge/members.ts'
import { keyOf, type Scenario } from '../scenario/scenario.ts'
import { lacking } from '../target/target.ts'
import { attempt, type Attempt } from './attempt.ts'
import { conclusionOf, deservesAnotherTry } from './conclusion.ts'
import { createJournal } from './journal.ts'
import type { Breach, Finding, Outcome, ScenarioRecord } from './record.ts'
import type { Session } from './session.ts'

/** What scenarios are run with. */
export interface Run {
  readonly session: Session
  readonly catalogue: ReadonlyMap<string, Rule>
  /** The documented response shapes, checked on every answer of every scenario. */
  readonly shapes: readonly ResponseShape[]
  readonly seed: number
  /** Milliseconds that one try of a scenario may take. */
  readonly scenarioMs: number
}

/** The union of what the rules of a scenario need. */
export function needsOf(scenario: Scenario, catalogue: ReadonlyMap<string, Rule>): Need[] {
  return [...new Set(scenario.rules.flatMap((id) => catalogue.get(id)?.needs ?? []))]
}

/**
 * Runs a scenario to a record: as often as errors that may pass deserve, never beyond its time, and cleaned up after.
 * Never throws.
 */
export async function runScenario(scenario: Scenario, run: Run, signal?: AbortSignal): Promise<ScenarioRecord> {
  const startedAt = Date.now()
  const needs = needsOf(scenario, run.catalogue)
  const lacks = lacking(needs, run.session.target)
  if (lacks.length > 0) {
    const message = `needs ${lacks.join(', ')}: ${lacks.map(howToSupply).join('; ')}`
    return recordOf(scenario, run, idle(), new NotExercised(message), { startedAt, litter: [], requests: 0 })
  }
  const litter: string[] = []
  let requests = 0
  const tries: Attempt[] = []
  let last: Attempt
  do {
    if (tries.length > 0) await sleep(PAUSE_MS * tries.length)
    const own = AbortSignal.timeout(run.scenarioMs)
    last = await attempt(scenario, needs, run.session, run.seed, signal ? AbortSignal.any([own, signal]) : own)
    tries.push(last)
    requests += last.journal.exchanges.length
    litter.push(...(await run.session.cleanUp(last.journal.litter)))
  } while (!signal?.aborted && deservesAnotherTry(tries))
  const error = await conclusionOf(tries, run.session)
  return recordOf(scenario, run, last, error, { startedAt, litter, requests })
}

/** Milliseconds before a second try, twice as many before a third. */
const PAUSE_MS = 100

const idle = (): Attempt => ({
  journal: createJournal(),
  guard: { used: new Set(), use: () => {} },
  answers: [],
  error: undefined,
})

interface Totals {
  readonly startedAt: number
  readonly litter: readonly string[]
  readonly requests: number
}

function recordOf(
  scenario: Scenario,
  run: Run,
  last: Attempt,
  error: unknown,
  { startedAt, litter, requests }: Totals,
): ScenarioRecord {
  const { session, shapes } = run
  const { exchanges, observations, steps } = last.journal
  const status = statusOf(error)
  const finding = error === undefined ? undefined : findingOf(error, exchanges, session)
  const sightings = last.answers.map((answer) => ({ answer, ...sightingsIn(answer, shapes) }))
  const breaches = firstOfEachRule(
    sightings.flatMap(({ answer, breaches: found }) =>
      found.map((breach): Breach =>
        redacted({ ...breach, replay: replayOf(exchanges, answer.exchange, session) }, session),
      ),
    ),
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
      .flatMap((rule) => observations.map(({ key, value }) => ({ rule, key, value: session.redactor.redact(value) }))),
    startedAt,
    durationMs: Date.now() - startedAt,
    requests,
    steps: JSON.parse(session.redactor.redact(JSON.stringify(steps))) as typeof steps,
    log: logOf(
      exchanges,
      { api: session.target.baseUrl, control: session.target.control?.url ?? '' },
      session.redactor,
    ),
    litter,
    usedNeeds: [...last.guard.used],
  }
}

function memberOutcome(breach: Breach | undefined, wasSeen: boolean): { outcome: Outcome; finding?: Finding } {
  if (breach) return { outcome: 'failed', finding: breach }
  if (wasSeen) return { outcome: 'passed' }
  return { outcome: 'skipped', finding: { message: 'no answer of the target carried the member' } }
}

function firstOfEachRule(breaches: readonly Breach[]): Breach[] {
  return [...new Map(breaches.toReversed().map((breach) => [breach.rule, breach])).values()]
}

function statusOf(error: unknown): Outcome {
  if (error === undefined) return 'passed'
  if (error instanceof Violation) return 'failed'
  return error instanceof NotExercised ? 'skipped' : 'broken'
}

function findingOf(error: unknown, exchanges: readonly Exchange[], session: Session): Finding {
  const last = exchanges.at(-1)
  if (error instanceof Violation) {
    const { message, expected, actual } = error
    return redacted({ message, expected, actual, ...(last && { replay: replayOf(exchanges, last, session) }) }, session)
  }
  if (error instanceof Inconclusive || error instanceof NotExercised)
    return redacted({ message: error.message }, session)
  if (error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')) {
    return { message: 'cut off: the scenario took too long, or the run was interrupted' }
  }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return redacted({ message: `a bug of the suite: ${message}` }, session)
}

function replayOf(exchanges: readonly Exchange[], last: Exchange, session: Session): string {
  const { target, variables } = session
  const base = target.kind === 'embedded' ? '$ESIGN_BASE_URL' : target.baseUrl
  const control = target.kind === 'embedded' ? '$ESIGN_CONTROL_URL' : (target.control?.url ?? '')
  return replayLine(exchanges, last, { base, control, variables })
}

function redacted<T extends Finding>(finding: T, { redactor }: Session): T {
  const clean = Object.entries(finding).map(([name, text]) => [
    name,
    typeof text === 'string' ? redactor.redact(text) : text,
  ])
  return Object.fromEntries(clean) as T
}
