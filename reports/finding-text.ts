import type { Finding } from '../helpers/engine/outcome/record.ts'
import type { RuleResult } from '../helpers/engine/outcome/verdict.ts'

/** The checked value, or the message if no assertion failed. */
export function subjectOf({ what, message }: Finding): string {
  return what ?? message
}

/** A finding as plain text, for reports that do not wrap lines. */
export function shortFindingText(finding: Finding): string {
  const { expected, actual } = finding
  return [
    subjectOf(finding),
    ...(expected === undefined ? [] : [`expected: ${expected}`]),
    ...(actual === undefined ? [] : [`actual:   ${actual}`]),
  ].join('\n')
}

/** Why a rule is inconclusive, in the words of the scenario in which its cause was seen. */
export function reasonOf({ scenarios, cause, reason = 'no reason was given' }: RuleResult): string {
  if (cause === undefined) return reason
  const own = scenarios.find(({ status, finding }) => status === 'broken' && finding?.cause === cause)
  return own?.finding?.message ?? reason
}

/** Why a rule or a scenario is inconclusive, beginning with the violated rule that is the cause. */
export function brokenText(message: string, cause: string | undefined): string {
  return cause === undefined || message.includes(cause) ? message : `because of ${cause}: ${message}`
}

/** The same, with the shell command that reproduces it. */
export function findingText(finding: Finding): string {
  const { replay } = finding
  return [shortFindingText(finding), ...(replay === undefined ? [] : ['', 'reproduce it with:', replay])].join('\n')
}
