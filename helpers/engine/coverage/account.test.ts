import { expect, test } from 'vitest'
import { catalogueOf, inferred, open, stated, tableOf, unreachable } from '../catalogue/rule.ts'
import { accountOf, hasRule, placesByRule, tableProblems } from './account.ts'
import type { TableRow } from './table.ts'

const catalogue = catalogueOf({
  a: {
    all: tableOf(
      stated('Limits', { 'a/one': 'One.' }),
      inferred('It follows.')('Limits', { 'a/one-more': 'One more.' }),
      open('Events', { 'a/two': 'Two.' }),
      stated('Events', unreachable('email', 'because'), { 'a/three': 'Three.' }),
    ),
  },
})
const row = (...rules: string[]): TableRow => ({ digest: '', about: 'it', rules })
const without: TableRow = { ...row(), none: { reason: 'describes', because: 'It explains.' } }
const table = (...rows: TableRow[]) => [{ section: 'Limits', from: ['## Limits'], rows }]

test('Groups the rules of a row by level', () => {
  const [section] = accountOf(table(row('a/one*', 'a/t*'), without), catalogue)
  expect(section?.rows).toEqual([
    {
      row: 1,
      about: 'it',
      rules: { stated: ['a/one'], inferred: ['a/one-more'], open: ['a/two'], beyond: ['a/three'] },
    },
    { row: 2, about: 'it', rules: { stated: [], inferred: [], open: [], beyond: [] }, none: without.none },
  ])
  expect(section?.rows.map(hasRule)).toEqual([true, false])
})

test.each([['a/one'], ['*/one'], ['{a,b}/one'], ['**/one']])('Finds the rules of the glob %s', (glob) => {
  const [section] = accountOf(table(row('b/other', glob)), catalogue)
  expect(section?.rows[0]?.rules.stated).toEqual(['a/one'])
})

test('Lists the rows of each rule', () => {
  const places = placesByRule(accountOf(table(row('a/one'), without, row('a/*')), catalogue))
  expect(places.get('a/one')).toEqual(['Limits, row 1: it', 'Limits, row 3: it'])
  expect(places.get('a/three')).toEqual(['Limits, row 3: it'])
})

test('Lists the rules that the catalogue assigns to a section', () => {
  const [section] = accountOf(table(row('a/two')), catalogue)
  expect(section?.rules).toEqual({ stated: ['a/one'], inferred: ['a/one-more'], open: [], beyond: [] })
})

test('Finds no problems in a complete table', () => {
  expect(tableProblems(table(row('a/*'), without), catalogue)).toEqual([])
})

test.each([
  ['a glob without a rule', [row('a/*', 'b/*')], ['Limits, row 1: b/* matches no rule']],
  ['a row with nothing', [row('a/*'), row()], ['Limits, row 2: needs either rules or a reason']],
  ['a row with both', [{ ...without, rules: ['a/*'] }], ['Limits, row 1: needs either rules or a reason']],
  ['a rule that no row names', [row('a/one*', 'a/three')], ['a/two: no row names this rule']],
])('Reports %s', (_, rows, flaws) => {
  expect(tableProblems(table(...rows), catalogue)).toEqual(flaws)
})
