import { expect, test } from 'vitest'
import { labelled, some, wantsColor, wrap, wrapAtMost } from './layout.ts'
import { cut } from '../text.ts'

test('text breaks between words, and inside a word only if it is longer than a line', () => {
  expect(wrap('one two three four five six', 20)).toEqual(['one two three four', 'five six'])
  expect(wrap('a'.repeat(45), 20)).toEqual(['a'.repeat(20), 'a'.repeat(20), 'a'.repeat(5)])
  expect(wrap('a\n\nb', 20)).toEqual(['a', '', 'b'])
})

test('a labelled text stays under its label', () => {
  expect(labelled('Seen', 'one two three four five', { indent: 2, column: 6, width: 28 })).toEqual([
    '  Seen  one two three four',
    '        five',
  ])
})

test('a text that is cut ends with an ellipsis', () => {
  expect(wrapAtMost('one two three four five six seven', 20, 1)).toEqual(['one two three four …'])
  expect([cut('abcdef', 4), cut('abcd', 4)]).toEqual(['abc…', 'abcd'])
  expect([some(['a', 'b', 'c'], 2), some(['a', 'b'], 2)]).toEqual(['a, b and 1 more', 'a, b'])
})

test.each([
  [true, {}, true],
  [false, {}, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { TERM: 'dumb' }, false],
  [false, { FORCE_COLOR: '1' }, true],
  [true, { FORCE_COLOR: '0' }, false],
  [true, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
])('terminal %s with %o: colour %s', (isTTY, env, wanted) => {
  expect(wantsColor({ isTTY }, env)).toBe(wanted)
})
