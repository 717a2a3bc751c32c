import { expect, test } from 'vitest'
import { cutAsShown, isAbsent, isObject, objectsIn, shown, shownInFull, valuesAt } from './json.ts'

test.each([undefined, null, '', [], {}])('Treats %j as absent', (value) => {
  expect(isAbsent(value)).toBe(true)
})
test.each([0, false, ' ', 'x', [null], { a: undefined }])('Treats %j as a value', (value) => {
  expect(isAbsent(value)).toBe(false)
})

test('Recognizes only JSON objects as objects', () => {
  expect([{}, [], null, 'x', undefined].map(isObject)).toEqual([true, false, false, false, false])
})

test.each([
  [{ list: [{ id: 1 }, null, 'x', [], { id: 2 }] }, [{ id: 1 }, { id: 2 }]],
  [{ list: { id: 1 } }, []],
  [{}, []],
  [null, []],
  ['list', []],
])('Finds the objects in the list of %j', (holder, objects) => {
  expect(objectsIn(holder, 'list')).toEqual(objects)
})

const root = {
  a: { b: 'c' },
  list: [{ x: 1 }, { x: null }, null, 'text', { x: 2 }],
  texts: ['t', ''],
  no: null,
  empty: [],
}
const paths: [path: string, found: [path: string, value: unknown][]][] = [
  ['a', [['a', { b: 'c' }]]],
  ['a.b', [['a.b', 'c']]],
  ['a.b.c', []],
  [
    'list[].x',
    [
      ['list[0].x', 1],
      ['list[4].x', 2],
    ],
  ],
  [
    'texts[]',
    [
      ['texts[0]', 't'],
      ['texts[1]', ''],
    ],
  ],
  ['texts', [['texts', ['t', '']]]],
  ['a[]', []],
  ['empty[]', []],
  ['no', []],
  ['no.b', []],
  ['list.x', []],
  ['gone', []],
]
test.each(paths)('Finds the values at %s', (path, found) => {
  expect(valuesAt(root, path).map(({ path: at, value }) => [at, value])).toEqual(found)
})

test.each([
  [undefined, 'nothing'],
  [null, 'nothing'],
  ['a "b"', '"a \\"b\\""'],
  [{ a: [1] }, '{"a":[1]}'],
  [1n, '1'],
  ['x'.repeat(400), `"${'x'.repeat(299)}… (402 characters)`],
])('Formats %s', (value, text) => {
  expect(shown(value)).toBe(text)
})

test('Keeps a late difference visible when values are shown in full', () => {
  const text = 'x'.repeat(400)
  expect(shownInFull(`${text}a`)).toBe(`"${text}a"`)
  expect(cutAsShown(shownInFull(text))).toBe(shown(text))
  expect(shownInFull('x'.repeat(5000))).toHaveLength(4000 + '… (5002 characters)'.length)
})
