import { expect, test } from 'vitest'
import { divisionsOf, sentencesOf } from './rows.ts'

const textsOf = (markdown: string, starts?: readonly string[]) =>
  divisionsOf(markdown, starts).map(({ from, rows }) => [from, rows.map(({ text }) => text)])

test.each([
  ['two sentences', 'One is. Two are.', ['One is.', 'Two are.']],
  ['a sentence without a final stop', 'One is. Two are', ['One is.', 'Two are']],
  ['a question and an exclamation', 'Is it? It is!', ['Is it?', 'It is!']],
  ['stops within code', 'Send `a. B` now. Then wait.', ['Send `a. B` now.', 'Then wait.']],
  ['a shortened path', 'Call POST .../start. Then GET ... Nothing.', ['Call POST .../start.', 'Then GET ... Nothing.']],
  ['abbreviations', 'Some (e.g. Word) do, i.e. One of them.', ['Some (e.g. Word) do, i.e. One of them.']],
  ['a stop within a number', 'At most 1.5 MB. 2 files.', ['At most 1.5 MB.', '2 files.']],
  ['a sentence that begins with code', 'One is. `b` is.', ['One is.', '`b` is.']],
  [
    'bold beginnings',
    '**POST /v1**: makes it. **GET /v1**: reads it.',
    ['**POST /v1**: makes it.', '**GET /v1**: reads it.'],
  ],
  ['a semicolon', 'One; two.', ['One; two.']],
  ['a stop within brackets', 'One (or two.) Three.', ['One (or two.)', 'Three.']],
])('Splits sentences: %s', (_, text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})

test('Begins a division at each heading, and counts no heading as a row', () => {
  expect(textsOf('# A\n\nOne. Two.\n\n## B\n### C\nThree.')).toEqual([
    ['# A', ['One.', 'Two.']],
    ['## B', []],
    ['### C', ['Three.']],
  ])
})

test('Puts text before the first heading into a division without a heading', () => {
  expect(textsOf('One.\n# A\nTwo.')).toEqual([
    ['', ['One.']],
    ['# A', ['Two.']],
  ])
})

test('Begins a division at a matching line and counts the line as a row, but not at a heading that begins alike', () => {
  expect(textsOf('# Rules: all\nOne.\n\nRules: two\n\n1. Three.', ['Rules:'])).toEqual([
    ['# Rules: all', ['One.']],
    ['Rules:', ['Rules: two', 'Three.']],
  ])
})

test('Counts a table row as one row, without the table head', () => {
  const table = '| Code | Meaning |\n|---|:-:|\n| 200 | fine. Really. |\n|  | `a` |\n\nAfter.'
  expect(textsOf(table)).toEqual([['', ['| 200 | fine. Really. |', '| | `a` |', 'After.']]])
})

test('Skips the head of each of two tables', () => {
  expect(textsOf('| a |\n|---|\n| 1 |\n\n| b |\n|---|\n| 2 |')).toEqual([['', ['| 1 |', '| 2 |']]])
})

test('Splits list items like running text, including continued lines', () => {
  expect(textsOf('- One. Two\n  goes on.\n- Three.\n1. Four.\n2) Five.')).toEqual([
    ['', ['One.', 'Two goes on.', 'Three.', 'Four.', 'Five.']],
  ])
})

test('Ignores Windows line ends and extra blanks', () => {
  const digests = (text: string) => divisionsOf(text).flatMap(({ rows }) => rows.map(({ digest }) => digest))
  expect(digests('One  is\r\nso. Two.\r\n')).toEqual(digests('One is so. Two.'))
  expect(digests('One. Two.')).not.toEqual(digests('One. Too.'))
  expect(digests('One.')).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/)])
})
