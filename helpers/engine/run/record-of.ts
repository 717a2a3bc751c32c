import { logOf } from '../evidence/log.ts'
import { exchangesAround, exchangesNumbered } from '../evidence/shown-exchange.ts'
import type { Journal } from '../evidence/journal.ts'
import type { Redactor } from '../evidence/redact.ts'
import { Inconclusive, ServerError, Violation } from '../outcome/errors.ts'
import type { Finding, ScenarioRecord, ShownExchange } from '../outcome/record.ts'
import { BASICS, formRulesOf } from '../judge/basics.ts'
import { tellsChange } from '../judge/unchanged.ts'
import type { Step } from '../outcome/step.ts'
import { keyOf, type Scenario } from '../scenario/scenario.ts'
import { cutAsShown } from '../values/json.ts'
import type { Attempt } from './attempt.ts'
import { findingOf, statusOf } from './findings.ts'
import { memberOutcomesOf, type IllShaped } from './member-outcomes.ts'
import type { Run } from './run.ts'

/** Values that are summed over all attempts at a scenario. */
export interface Totals {
  readonly startedAt: number
  readonly leftovers: readonly string[]
  readonly requests: number
  /** The requests without a usable response, if the last attempt failed because of one. */
  readonly failedRequests?: readonly string[]
}

/** The record of a scenario, from its last attempt and its final error. */
export function recordOf(
  scenario: Scenario,
  run: Run,
  last: Attempt,
  error: unknown,
  { startedAt, leftovers, requests, failedRequests = [] }: Totals,
): ScenarioRecord {
  const { journal } = last
  const status = statusOf(error)
  const { breaches, outcomes, illShaped } = memberOutcomesOf(scenario, last, status === 'passed', run)
  const failed = Object.values(outcomes).find(({ outcome }) => outcome === 'failed')
  // A member with the wrong shape violates its own rule, but no other rule of the scenario.
  const others = failed ? Object.fromEntries(scenario.rules.map((id) => [id, { outcome: status }])) : {}
  const found = failed?.finding ?? (error === undefined ? undefined : findingOf(error, journal, run))
  const finding =
    found && withCauses(found, [...causesOf(error, scenario, last, illShaped), ...ofSharedIds(scenario, last, run)])
  return {
    key: keyOf(scenario),
    title: scenario.title,
    file: scenario.file,
    rules: scenario.rules,
    status: failed ? 'failed' : status,
    ...(finding && { finding }),
    outcomes: { ...others, ...outcomes },
    breaches,
    observations: observationsOf(scenario, run, last),
    startedAt,
    durationMs: Date.now() - startedAt,
    requests,
    ...(run.verdictsOnly ? { steps: [], log: '' } : evidenceOf(last, run, { status, finding, breaches })),
    leftovers,
    usedNeeds: [...last.guard.used],
    ...(failedRequests.length > 0 && !failed && statusOf(error) !== 'failed' && { failedRequests }),
  }
}

function withCauses(finding: Finding, causes: readonly string[]): Finding {
  return causes.length === 0 ? finding : { ...finding, causes: [...new Set([...(finding.causes ?? []), ...causes])] }
}

/**
 * The rules that explain a failed assertion if they are violated. A failure over a value with the wrong shape is
 * explained by the rule of that member. If forms are not understood at all, nothing that was sent in one proves
 * anything.
 */
function causesOf(
  error: unknown,
  { rules }: Scenario,
  { journal, dependsOn }: Attempt,
  illShaped: readonly IllShaped[],
): readonly string[] {
  const forms = rules.includes(BASICS.forms) ? [] : formRulesOf(journal.exchanges)
  if (error instanceof ServerError) return [...dependsOn, BASICS.refusalStatus, ...forms]
  if (error instanceof Inconclusive) return [...dependsOn, ...forms]
  if (!(error instanceof Violation)) return []
  const { what, actual } = error
  if (tellsChange(what)) return [...dependsOn, ...forms]
  const shapes = illShaped.flatMap(({ rule, path, actual: value }) => {
    const name = path.split('.').at(-1)?.replace('[]', '') ?? ''
    return value === cutAsShown(actual) && what.includes(name) ? [rule] : []
  })
  return [...dependsOn, ...shapes, ...forms].filter((cause) => !rules.includes(cause))
}

/** The rule that explains any failure of a scenario if another one got a transaction with the same id. */
const ofSharedIds = ({ rules }: Scenario, { journal }: Attempt, { session }: Run): readonly string[] =>
  !rules.includes(BASICS.ids) && session.createdIds.areShared(journal.exchanges) ? [BASICS.ids] : []

/** The parts of a record that its evidence must explain. */
interface Explained extends Pick<ScenarioRecord, 'status' | 'breaches'> {
  readonly finding: Finding | undefined
}

/** The evidence of the scenario: its steps, all exchanges as one text, and those that explain its outcome as data. */
function evidenceOf(
  { journal }: Attempt,
  { session: { target } }: Run,
  explained: Explained,
): Pick<ScenarioRecord, 'steps' | 'log' | 'exchanges'> {
  const { steps, exchanges, redactor } = journal
  const addresses = { api: target.baseUrl, control: target.control?.url ?? '', network: target.network }
  const shown = explainingExchanges(journal, explained)
  return {
    steps: redactedSteps(steps, redactor),
    log: logOf(exchanges, addresses, redactor),
    ...(shown.length > 0 && { exchanges: shown }),
  }
}

function explainingExchanges(journal: Journal, { status, finding, breaches }: Explained): ShownExchange[] {
  const judged = breaches.flatMap((breach) => breach.judged ?? [])
  if (status === 'failed' || status === 'broken') return exchangesAround(journal, finding?.judged, judged)
  return judged.length === 0 ? [] : exchangesNumbered(journal, new Set(judged))
}

/** Observations are recorded for every open rule of the scenario. */
function observationsOf({ rules }: Scenario, { catalogue }: Run, { journal }: Attempt): ScenarioRecord['observations'] {
  const { observations, redactor } = journal
  return rules
    .filter((rule) => catalogue.get(rule)?.level === 'open')
    .flatMap((rule) => observations.map(({ key, value }) => ({ rule, key, value: redactor.redact(value) })))
}

function redactedSteps(steps: readonly Step[], redactor: Redactor): Step[] {
  return steps.map((step) => ({
    ...step,
    name: redactor.redact(step.name),
    steps: redactedSteps(step.steps, redactor),
  }))
}
