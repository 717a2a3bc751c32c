import { brokenText } from '../../../reports/finding-text.ts'
import { derivationOf, fails, type Gate } from '../../engine/catalogue/gate.ts'
import type { Rule } from '../../engine/catalogue/rule.ts'
import type { Finding, Outcome, ScenarioRecord } from '../../engine/outcome/record.ts'

/** How a test ends: failed with an error, skipped with a reason, or passed. */
export interface Ending {
  readonly error?: Error
  readonly reason?: string
  /** Whether a violated rule does not fail the run: the test is skipped, and the reason is the violation. */
  readonly failsNoRun?: boolean
}

/**
 * How the test of a scenario ends. allure-vitest counts an error with `expected` and `actual` as failed, and any other error
 * as broken.
 */
export function endingOf(record: ScenarioRecord, catalogue: ReadonlyMap<string, Rule>, gate: Gate): Ending {
  const outcomes = record.rules.map((id) => ({
    rule: catalogue.get(id),
    ...(record.outcomes[id] ?? { outcome: record.status, finding: record.finding }),
  }))
  const first = (outcome: Outcome) => outcomes.find((one) => one.outcome === outcome)
  // Open rules are never judged, so they cannot fail.
  const violated = outcomes.filter(({ outcome, rule }) => outcome === 'failed' && rule?.level !== 'open')
  const failed = violated.find(({ rule }) => rule && fails(rule.level, gate))
  if (failed) return { error: violationOf(failed.finding, failed.rule) }
  const broken = first('broken')
  if (broken) return { error: named('Inconclusive', brokenText(messageOf(broken.finding), broken.finding?.cause)) }
  const [passed] = violated
  if (passed) return { reason: violationOf(passed.finding, passed.rule).message, failsNoRun: true }
  if (first('passed') ?? first('failed')) return {}
  return { reason: messageOf(first('skipped')?.finding) }
}

/** The error of a violated rule, with the derivation of an inferred rule and the command that shows the violation. */
export function violationOf(finding: Finding | undefined, rule?: Rule): Error {
  const { expected = '', actual = '', replay } = finding ?? {}
  const because = rule && derivationOf(rule)
  const message = [
    rule?.level === 'inferred' ? `(inferred) ${messageOf(finding)}` : messageOf(finding),
    ...(because === undefined ? [] : [`because: ${because}`]),
    ...(replay === undefined ? [] : [replay]),
  ].join('\n')
  return Object.assign(named('Violation', message), { expected, actual })
}

function named(name: string, message: string): Error {
  const error = new Error(message)
  error.name = name
  // The stack would point to this file, and the name of the test already leads to the scenario.
  error.stack = `${name}: ${message}`
  return error
}

const messageOf = (finding: Finding | undefined): string => finding?.message ?? ''
