import { expect, test } from 'vitest'
import { spreadOf } from './statistics.ts'

test.each([
  [[3], 3, 3, 3],
  [[9, 1, 2], 2, 1, 9],
  [[4, 1, 10, 2], 3, 1, 10],
])('Returns median, least and most of %j', (values, median, least, most) => {
  expect(spreadOf(values)).toEqual({ median, least, most, values })
})

test('Refuses an empty list', () => {
  expect(() => spreadOf([])).toThrow(RangeError)
})
