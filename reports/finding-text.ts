import type { Finding } from '../helpers/run/record.ts'

/** The message of a finding without the expectation that its own members tell. */
export function whatOf({ message, expected, actual }: Finding): string {
  const tail = `: expected ${expected}, got ${actual}`
  return message.endsWith(tail) ? message.slice(0, -tail.length) : message
}

/** A finding as plain text for reports that wrap nothing. */
export function findingText(finding: Finding): string {
  const { expected, actual, replay } = finding
  return [
    whatOf(finding),
    ...(expected === undefined ? [] : [`expected: ${expected}`]),
    ...(actual === undefined ? [] : [`actual:   ${actual}`]),
    ...(replay === undefined ? [] : ['', 'see it again:', replay]),
  ].join('\n')
}
