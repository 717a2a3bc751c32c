import { expect, test } from 'vitest'
import { hasEmail, sameEmail } from './emails.ts'

test('Compares email addresses without regard to case', () => {
  expect(sameEmail('A.B@example.com', 'a.b@EXAMPLE.com')).toBe(true)
  expect(sameEmail('a@example.com', 'b@example.com')).toBe(false)
  expect(sameEmail(undefined, undefined)).toBe(false)
})

test('Finds an email address among values of any type', () => {
  expect(hasEmail([7, null, 'A@example.com'], 'a@example.com')).toBe(true)
  expect(hasEmail([7, null], 'a@example.com')).toBe(false)
})
