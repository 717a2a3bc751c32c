import { expect, test } from 'vitest'
import { distinctFindings } from './distinct-findings.ts'

const finding = (what: string, actual: string, replay: string) => ({
  message: `${what}: expected a date, got ${actual}`,
  what,
  expected: 'a date',
  actual,
  replay,
})

test('findings that differ only in the actual value are combined, with the shortest line to reproduce them', () => {
  const [first, second, third] = [finding('a', '1', 'curl long'), finding('a', '2', 'curl'), finding('b', '1', 'curl')]
  expect(distinctFindings([first, second, third])).toEqual([
    { finding: second, all: [first, second] },
    { finding: third, all: [third] },
  ])
})

test('findings that differ only in the ids of the path are combined', () => {
  const read = (id: string) => finding(`name in the response to GET /v1/transactions/${id}`, '1', 'curl')
  const of = (...all: ReturnType<typeof finding>[]) => distinctFindings(all).length
  expect(of(read('tra_1'), read('tra_2'))).toBe(1)
  expect(of(read('tra_1'), read('tra_1/cancel'), read('?size=1'), read('?size=2'))).toBe(4)
})

test('a finding without a line to reproduce it is shown only if there is no other', () => {
  const bare = { message: 'a: expected a date, got 1', what: 'a', expected: 'a date', actual: '1' }
  const whole = finding('a', '2', 'curl')
  expect(distinctFindings([bare, whole])[0]?.finding).toBe(whole)
  expect(distinctFindings([bare])[0]?.finding).toBe(bare)
})
