import type { Finding } from '../helpers/outcome/record.ts'

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

/** The same, with the line for a shell that shows it again. */
export function findingText(finding: Finding): string {
  const { replay } = finding
  return [seenText(finding), ...(replay === undefined ? [] : ['', 'see it again:', replay])].join('\n')
}
