import { expect, test } from 'vitest'
import { integer, integers } from './kinds.ts'

test.each([
  [0, true],
  [-1, true],
  // A service may store all 20 digits of a number.
  [2 ** 66, true],
  [1.5, false],
  [Number.POSITIVE_INFINITY, false],
  ['12', false],
])('Takes %s for a whole number: %s', (value, is) => {
  expect([integer.isFitting(value), integers.isFitting([value])]).toEqual([is, is])
})
