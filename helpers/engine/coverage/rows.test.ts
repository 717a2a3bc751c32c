import { expect, test } from 'vitest'
import { divisionsOf, sentencesOf } from './rows.ts'

const textsOf = (markdown: string, starts?: readonly string[]) =>
  divisionsOf(markdown, starts).map(({ from, rows }) => [from, rows.map(({ text }) => text)])

test.each([
  ['two sentences', 'One is. Two are.', ['One is.', 'Two are.']],
  ['a sentence without an end', 'One is. Two are', ['One is.', 'Two are']],
  ['a question, and a call', 'Is it? It is!', ['Is it?', 'It is!']],
  ['points within code', 'Send `a. B` now. Then wait.', ['Send `a. B` now.', 'Then wait.']],
  ['a path cut short', 'Call POST .../start. Then GET ... Nothing.', ['Call POST .../start.', 'Then GET ... Nothing.']],
  ['abbreviations', 'Some (e.g. Word) do, i.e. One of them.', ['Some (e.g. Word) do, i.e. One of them.']],
  ['a point within a number', 'At most 1.5 MB. 2 files.', ['At most 1.5 MB.', '2 files.']],
  ['a sentence that begins with code', 'One is. `b` is.', ['One is.', '`b` is.']],
  [
    'bold beginnings',
    '**POST /v1**: makes it. **GET /v1**: reads it.',
    ['**POST /v1**: makes it.', '**GET /v1**: reads it.'],
  ],
  ['a semicolon', 'One; two.', ['One; two.']],
  ['a point within brackets', 'One (or two.) Three.', ['One (or two.)', 'Three.']],
])('sentences: %s', (_, text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})

test('headings begin divisions, and are no rows', () => {
  expect(textsOf('# A\n\nOne. Two.\n\n## B\n### C\nThree.')).toEqual([
    ['# A', ['One.', 'Two.']],
    ['## B', []],
    ['### C', ['Three.']],
  ])
})

test('what stands before all headings is a division without a beginning', () => {
  expect(textsOf('One.\n# A\nTwo.')).toEqual([
    ['', ['One.']],
    ['# A', ['Two.']],
  ])
})

test('a line can begin a division, and is a row of it; a heading that begins alike does not', () => {
  expect(textsOf('# Rules: all\nOne.\n\nRules: two\n\n1. Three.', ['Rules:'])).toEqual([
    ['# Rules: all', ['One.']],
    ['Rules:', ['Rules: two', 'Three.']],
  ])
})

test('a row of a table is one row, its head and the line below are none', () => {
  const table = '| Code | Meaning |\n|---|:-:|\n| 200 | fine. Really. |\n|  | `a` |\n\nAfter.'
  expect(textsOf(table)).toEqual([['', ['| 200 | fine. Really. |', '| | `a` |', 'After.']]])
})

test('two tables: each has a head', () => {
  expect(textsOf('| a |\n|---|\n| 1 |\n\n| b |\n|---|\n| 2 |')).toEqual([['', ['| 1 |', '| 2 |']]])
})

test('list items are split like running text, and go on in the next line', () => {
  expect(textsOf('- One. Two\n  goes on.\n- Three.\n1. Four.\n2) Five.')).toEqual([
    ['', ['One.', 'Two goes on.', 'Three.', 'Four.', 'Five.']],
  ])
})

test('line ends of Windows, and blanks, say nothing', () => {
  const digests = (text: string) => divisionsOf(text).flatMap(({ rows }) => rows.map(({ digest }) => digest))
  expect(digests('One  is\r\nso. Two.\r\n')).toEqual(digests('One is so. Two.'))
  expect(digests('One. Two.')).not.toEqual(digests('One. Too.'))
  expect(digests('One.')).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/)])
})
