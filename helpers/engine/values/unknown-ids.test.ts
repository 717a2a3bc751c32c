import { expect, test } from 'vitest'
import { surelyUnknown } from './unknown-ids.ts'

test.each([
  ['tra_4f1c8b2a9d7e', 'tra_e7d9a2b8c1f4'],
  ['a1b2c3d4e5', '5e4d3c2b1a'],
  ['100000000123', '999999999999'],
])('Makes up an id like %s', (id, expected) => {
  expect(surelyUnknown(id)).toBe(expected)
})

test.each(['17', 'abcdefghi', '9999999999', 'abcdeedcba'])('Makes up none that is like %s', (id) => {
  expect(surelyUnknown(id)).toBeUndefined()
})
