import { brokenText } from '../../../reports/finding-text.ts'
import { derivationOf, fails, type Gate } from '../../engine/catalogue/gate.ts'
import type { Rule } from '../../engine/catalogue/rule.ts'
import type { Finding, Outcome, ScenarioRecord } from '../../engine/outcome/record.ts'

/** How a test ends: by an error, skipped for a reason, or well. */
export interface Ending {
  readonly error?: Error
  readonly reason?: string
  /** A rule is violated that does not fail the run: the test is skipped, and the reason says so. */
  readonly isLetPass?: boolean
}

/**
 * How the test of a scenario ends. What allure-vitest takes for failed is an error with `expected` and `actual`; every
 * other one is broken to it.
 */
export function endingOf(record: ScenarioRecord, catalogue: ReadonlyMap<string, Rule>, gate: Gate): Ending {
  const outcomes = record.rules.map((id) => ({
    rule: catalogue.get(id),
    ...(record.outcomes[id] ?? { outcome: record.status, finding: record.finding }),
  }))
  const first = (outcome: Outcome) => outcomes.find((one) => one.outcome === outcome)
  // Where the document is silent nothing is judged: whatever was seen there is no failure.
  const violated = outcomes.filter(({ outcome, rule }) => outcome === 'failed' && rule?.level !== 'open')
  const failed = violated.find(({ rule }) => rule && fails(rule.level, gate))
  if (failed) return { error: violationOf(failed.finding, failed.rule) }
  const broken = first('broken')
  if (broken) return { error: named('Inconclusive', brokenText(messageOf(broken.finding), broken.finding?.cause)) }
  const [passed] = violated
  if (passed) return { reason: violationOf(passed.finding, passed.rule).message, isLetPass: true }
  if (first('passed') ?? first('failed')) return {}
  return { reason: messageOf(first('skipped')?.finding) }
}

/** The error of a rule that is violated, with what an inferred one follows from, and the command that shows it. */
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
  // The stack would be that of this file: where the scenario is says the test.
  error.stack = `${name}: ${message}`
  return error
}

const messageOf = (finding: Finding | undefined): string => finding?.message ?? ''
