import type { Finding } from '../helpers/engine/outcome/record.ts'
import type { RuleResult } from '../helpers/engine/outcome/verdict.ts'

/** What was looked at, or all that is known where no assertion failed. */
export function whatOf({ what, message }: Finding): string {
  return what ?? message
}

/** What a finding says of the target, as plain text for reports that wrap nothing. */
export function seenText(finding: Finding): string {
  const { expected, actual } = finding
  return [
    whatOf(finding),
    ...(expected === undefined ? [] : [`expected: ${expected}`]),
    ...(actual === undefined ? [] : [`actual:   ${actual}`]),
  ].join('\n')
}

/** Why nothing can be concluded about a rule: in the words of the scenario that its cause was seen in. */
export function reasonOf({ scenarios, cause, reason = 'no reason was told' }: RuleResult): string {
  if (cause === undefined) return reason
  const own = scenarios.find(({ status, finding }) => status === 'broken' && finding?.cause === cause)
  return own?.finding?.message ?? reason
}

/** Why a rule or a scenario came to no conclusion, with the rule in front whose breach is the cause. */
export function brokenText(message: string, cause: string | undefined): string {
  return cause === undefined || message.includes(cause) ? message : `because of ${cause}: ${message}`
}

/** The same, with the line for a shell that shows it again. */
export function findingText(finding: Finding): string {
  const { replay } = finding
  return [seenText(finding), ...(replay === undefined ? [] : ['', 'see it again:', replay])].join('\n')
}
