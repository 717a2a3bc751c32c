import { expect, test } from 'vitest'
import { differencesOf } from './compare.ts'
import { divisionsOf } from './rows.ts'

const TEXT = '# A\nOne. Two.\n\n## B\nThree.\n\n| Four |\n|---|\n| 4 |\n'

/** The table as it would be made of a text of two headings. */
const tableOf = (text: string) =>
  divisionsOf(text).map(({ from, rows }) => ({
    section: from.replaceAll(/[# ]/g, ''),
    from: [from],
    rows: rows.map(({ digest }, at) => ({ digest, about: `about ${at + 1}`, rules: [] })),
  }))
const table = tableOf(TEXT)

test('a copy that says the same, and one with other line ends', () => {
  expect(differencesOf(TEXT, table)).toEqual([])
  expect(differencesOf(TEXT.replaceAll('\n', '\r\n'), table)).toEqual([])
})

test.each([
  [
    'another word',
    'One. Too.',
    ['A, row 2 (about 2): the document says something else than when the table was made: Too.'],
  ],
  ['a sentence less', 'Two.', ['A, row 1 (about 1) is not in this copy']],
  ['a sentence more', 'One. And. Two.', ['A, row 2 of this copy is not in the table: And.']],
  [
    'another order',
    'Two. One.',
    ['A: its rows stand in another order, or more or less often, than when the table was made'],
  ],
  [
    'twice the same',
    'One. Two. Two.',
    ['A: its rows stand in another order, or more or less often, than when the table was made'],
  ],
  ['nothing', '', ['A, row 1 (about 1) is not in this copy', 'A, row 2 (about 2) is not in this copy']],
])('%s is told, and where', (_, sentences, told) => {
  expect(differencesOf(TEXT.replace('One. Two.', sentences), table)).toEqual(told)
})

test('another cell of a table', () => {
  expect(differencesOf(TEXT.replace('| 4 |', '| 5 |'), table)).toEqual([
    'B, row 2 (about 2): the document says something else than when the table was made: | 5 |',
  ])
})

test('a part that is gone, and one that is new', () => {
  expect(differencesOf(TEXT.replace('## B', '## C'), table)).toEqual([
    'B: no part begins with "## B"',
    '"## C": a part of 2 rows that the table does not know',
  ])
})

test('an empty file has nothing of the table', () => {
  expect(differencesOf('', table)).toEqual(['A: no part begins with "# A"', 'B: no part begins with "## B"'])
})
