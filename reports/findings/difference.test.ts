import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'

const between = (expected: unknown, actual: unknown) => differenceOf(JSON.stringify(expected), JSON.stringify(actual))

test.each([
  ['another element', ['a', 'b', 'c'], ['a', 'c', 'd'], [{ expected: '"b"' }, { actual: '"d"' }], 2],
  ['an element twice', ['a', 'b'], ['a', 'a'], [{ expected: '"b"' }, { actual: '"a"' }], 1],
  ['an element more', ['a'], ['a', 'b'], [{ actual: '"b"' }], 1],
  ['another order', ['a', 'b'], ['b', 'a'], [{ path: '[0]', expected: '"a"', actual: '"b"' }], 2],
  ['another value', { a: 1, b: 2 }, { a: 1, b: 3 }, [{ path: 'b', expected: '2', actual: '3' }], 1],
  [
    'another member',
    { a: 1, b: 2 },
    { a: 1, c: 2 },
    [
      { path: 'b', expected: '2' },
      { path: 'c', actual: '2' },
    ],
    1,
  ],
  [
    'a member of an element',
    [{ id: 1, of: { name: 'x' } }],
    [{ id: 1, of: { name: 'y' } }],
    [{ path: '[0].of.name', expected: '"x"', actual: '"y"' }],
    1,
  ],
])('%s', (_, expected, actual, apart, alike) => {
  expect(between(expected, actual)).toEqual({ apart, alike })
})

test('long texts that are almost equal differ as a whole', () => {
  const [expected, actual] = ['the lease of the flat', 'the lease of the house']
  expect(differenceOf(expected, actual)).toEqual({ apart: [{ expected, actual }], alike: 0 })
})

test.each([
  ['acceptance (2xx)', '422, api_error, Not now.'],
  ['["a","b"]', '["c"]'],
  ['["a"]', '{"a":"a"}'],
  ['nothing', '["a"]'],
])('%s and %s have no short difference', (expected, actual) => {
  expect(differenceOf(expected, actual)).toBeUndefined()
})
