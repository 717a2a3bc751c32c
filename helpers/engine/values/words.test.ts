import { expect, test } from 'vitest'
import { oneOfText } from './words.ts'

test('Lists alternatives, and shows a single one as itself', () => {
  expect([oneOfText(['a', 'b']), oneOfText(['401'])]).toEqual(['one of a, b', '401'])
})
