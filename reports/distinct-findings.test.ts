import { expect, test } from 'vitest'
import { distinctFindings } from './distinct-findings.ts'

const finding = (what: string, actual: string, replay: string) => ({
  message: `${what}: expected a date, got ${actual}`,
  what,
  expected: 'a date',
  actual,
  replay,
})

test('findings that differ only in what came are one, with the shortest line to repeat it', () => {
  const [first, second, third] = [finding('a', '1', 'curl long'), finding('a', '2', 'curl'), finding('b', '1', 'curl')]
  expect(distinctFindings([first, second, third])).toEqual([
    { finding: second, all: [first, second] },
    { finding: third, all: [third] },
  ])
})

test('a finding without a line to repeat it is shown only where there is no other', () => {
  const bare = { message: 'a: expected a date, got 1', what: 'a', expected: 'a date', actual: '1' }
  const whole = finding('a', '2', 'curl')
  expect(distinctFindings([bare, whole])[0]?.finding).toBe(whole)
  expect(distinctFindings([bare])[0]?.finding).toBe(bare)
})
