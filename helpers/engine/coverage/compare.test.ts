import { expect, test } from 'vitest'
import { differencesOf } from './compare.ts'
import { divisionsOf } from './rows.ts'

const TEXT = '# A\nOne. Two.\n\n## B\nThree.\n\n| Four |\n|---|\n| 4 |\n'

/** The table for a text with two headings. */
const tableOf = (text: string) =>
  divisionsOf(text).map(({ from, rows }) => ({
    section: from.replaceAll(/[# ]/g, ''),
    from: [from],
    rows: rows.map(({ digest }, at) => ({ digest, about: `about ${at + 1}`, rules: [] })),
  }))
const table = tableOf(TEXT)

test('Finds no difference in an equal copy, or in one with other line ends', () => {
  expect(differencesOf(TEXT, table)).toEqual([])
  expect(differencesOf(TEXT.replaceAll('\n', '\r\n'), table)).toEqual([])
})

test.each([
  ['another word', 'One. Too.', ['A, row 2 (about 2): the text has changed since the table was written: Too.']],
  ['one sentence fewer', 'Two.', ['A, row 1 (about 1) is not in this copy']],
  ['one sentence more', 'One. And. Two.', ['A, row 2 of this copy is not in the table: And.']],
  ['another order', 'Two. One.', ['A: the order or the number of its rows has changed since the table was written']],
  [
    'the same sentence twice',
    'One. Two. Two.',
    ['A: the order or the number of its rows has changed since the table was written'],
  ],
  ['nothing', '', ['A, row 1 (about 1) is not in this copy', 'A, row 2 (about 2) is not in this copy']],
])('Reports %s with its place', (_, sentences, reported) => {
  expect(differencesOf(TEXT.replace('One. Two.', sentences), table)).toEqual(reported)
})

test('Reports a changed table cell', () => {
  expect(differencesOf(TEXT.replace('| 4 |', '| 5 |'), table)).toEqual([
    'B, row 2 (about 2): the text has changed since the table was written: | 5 |',
  ])
})

test('Reports a missing and a new part', () => {
  expect(differencesOf(TEXT.replace('## B', '## C'), table)).toEqual([
    'B: no part begins with "## B"',
    '"## C": a part of 2 rows that is not in the table',
  ])
})

test('Reports every part of the table as missing from an empty file', () => {
  expect(differencesOf('', table)).toEqual(['A: no part begins with "# A"', 'B: no part begins with "## B"'])
})
