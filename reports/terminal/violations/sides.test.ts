import { expect, test } from 'vitest'
import { sidesOf } from './sides.ts'

const room = { width: 40, lines: 2 }
const emails = Array.from({ length: 15 }, (_, i) => `person-${i}@example.com`)
const json = JSON.stringify

test('short values are shown completely', () => {
  expect(sidesOf('status 401', '200', room)).toEqual({ expected: ['status 401'], actual: ['200'], isDifference: false })
})

test('only the difference of long lists that are almost equal is shown', () => {
  expect(sidesOf(json([...emails, 'ann@example.com']), json([...emails, 'ben@example.com']), room)).toEqual({
    expected: ['- "ann@example.com"'],
    actual: ['+ "ben@example.com"'],
    alike: '15 others are equal',
    isDifference: true,
  })
})

test('elements that only one side has are shown on that side, and many are counted', () => {
  const { expected, actual } = sidesOf(json(emails.slice(0, 2)), json(emails), room)
  expect(expected).toEqual(['only the 2 equal ones'])
  expect(actual).toEqual(['+ "person-2@example.com"', 'and 12 more'])
})

test('the members in which long objects differ are named', () => {
  const entries = Object.fromEntries(emails.map((email) => [email, 'x']))
  const { expected, actual } = sidesOf(json({ ...entries, color: 'red' }), json({ ...entries, color: 'blue' }), room)
  expect([expected, actual]).toEqual([['- color: "red"'], ['+ color: "blue"']])
})

test('long texts are shown from their first difference, with their lengths', () => {
  const text = 'word '.repeat(40)
  expect(sidesOf(json(`${text}end`), json(`${text}e`), room)).toEqual({
    expected: ['- …word word word end" (203 characters)'],
    actual: ['+ …word word word e" (201 characters)'],
    isDifference: true,
  })
})

test.each([40, 47, 127])('nothing is wider than %i columns', (width) => {
  const pairs = [
    [json(emails), json(emails.slice(1))],
    [json('x'.repeat(900)), json('x'.repeat(899))],
    ['a refusal (4xx)', json(emails)],
  ] as const
  const lines = pairs.map(([one, other]) => sidesOf(one, other, { width, lines: 2 }))
  for (const { expected, actual } of lines)
    for (const line of [...expected, ...actual]) expect(line.length).toBeLessThanOrEqual(width)
})

test('a list with a forbidden element is shown at that element', () => {
  const { actual } = sidesOf('not person-12@example.com', json(emails), room)
  expect(actual.join('')).toContain('person-12@example.com')
  expect(actual[0]).toMatch(/^…/)
})
