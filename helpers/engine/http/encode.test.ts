import { expect, test } from 'vitest'
import { formEncode, pairsOf, queryEncode, type Args, type ArrayEncoding } from './encode.ts'

const cases: [what: string, args: Args, form: string][] = [
  ['nothing', {}, ''],
  ['a text', { name: 'Lease' }, 'name=Lease'],
  ['an empty text', { name: '' }, 'name='],
  ['an undefined argument, which is omitted', { name: undefined, language: 'fr' }, 'language=fr'],
  ['numbers', { duration: 60, x: -1, y: 0 }, 'duration=60&x=-1&y=0'],
  ['booleans', { private: true, stalled: false }, 'private=true&stalled=false'],
  ['keyed values in brackets', { metadata: { a: 'b', 'c d': 1 } }, 'metadata%5Ba%5D=b&metadata%5Bc+d%5D=1'],
  [
    'a member of a keyed value',
    { auth_data: { 'means-1': { value: 123_456 } } },
    'auth_data%5Bmeans-1%5D.value=123456',
  ],
  ['an object without entries', { metadata: {} }, ''],
  ['an array without elements', { carbon_copies: [] }, ''],
  ['a key that looks like syntax', { metadata: { 'a[b]=c+d&e': 'x' } }, 'metadata%5Ba%5Bb%5D%3Dc%2Bd%26e%5D=x'],
  ['a value that looks like syntax', { name: 'a=b&c[d]+%20;#' }, 'name=a%3Db%26c%5Bd%5D%2B%2520%3B%23'],
  ['letters beyond ASCII', { name: 'é€😀' }, 'name=%C3%A9%E2%82%AC%F0%9F%98%80'],
  ['a line break', { name: 'a\r\nb' }, 'name=a%0D%0Ab'],
]
test.each(cases)('Encodes the form of %s', (_, args, form) => {
  expect(formEncode(pairsOf(args))).toBe(form)
})

test('Writes a blank in a query so that it is one for every service, and keeps a plus sign', () => {
  const query = queryEncode([['text_search', 'a b+c%20+']])
  expect(query).toBe('text_search=a%20b%2Bc%2520%2B')
  expect(decodeURIComponent(query)).toBe('text_search=a b+c%20+')
  expect([...new URLSearchParams(query)]).toEqual([['text_search', 'a b+c%20+']])
})

const encodings: [ArrayEncoding, names: string[]][] = [
  ['repeat', ['copies', 'copies']],
  ['brackets', ['copies[]', 'copies[]']],
  ['indices', ['copies[0]', 'copies[1]']],
]
test.each(encodings)('Encodes an array with %s', (encoding, [first, second]) => {
  expect(pairsOf({ copies: ['a', 'b'], name: 'x' }, encoding)).toEqual([
    [first, 'a'],
    [second, 'b'],
    ['name', 'x'],
  ])
})
