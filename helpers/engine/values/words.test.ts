import { expect, test } from 'vitest'
import { oneOfText } from './words.ts'

test('one of several; a single one is told as itself', () => {
  expect([oneOfText(['a', 'b']), oneOfText(['401'])]).toEqual(['one of a, b', '401'])
})
