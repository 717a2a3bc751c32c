import type { Rule } from '../catalogue/rule.ts'
import type { Finding, Outcome, ScenarioRecord } from '../outcome/record.ts'

/** How a test ends: by an error, skipped for a reason, or well. */
export interface Ending {
  readonly error?: Error
  readonly reason?: string
}

/**
 * How the test of a scenario ends. What allure-vitest takes for failed is an error with `expected` and `actual`; every
 * other one is broken to it.
 */
export function endingOf(record: ScenarioRecord, catalogue: ReadonlyMap<string, Rule>): Ending {
  const outcomes = record.rules.map((id) => ({
    isOpen: catalogue.get(id)?.level === 'open',
    ...(record.outcomes[id] ?? { outcome: record.status, finding: record.finding }),
  }))
  const first = (outcome: Outcome) => outcomes.find((one) => one.outcome === outcome)
  // Where the document is silent nothing is judged: whatever was seen there is no failure.
  const failed = outcomes.find(({ outcome, isOpen }) => outcome === 'failed' && !isOpen)
  if (failed) return { error: violationOf(failed.finding) }
  const broken = first('broken')
  if (broken) return { error: named('Inconclusive', messageOf(broken.finding)) }
  if (first('passed') ?? first('failed')) return {}
  return { reason: messageOf(first('skipped')?.finding) }
}

/** The error of a rule that is violated, with the command that shows it. */
export function violationOf(finding: Finding | undefined): Error {
  const { expected = '', actual = '', replay } = finding ?? {}
  const message = [messageOf(finding), ...(replay === undefined ? [] : [replay])].join('\n')
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
