import { expect, test } from 'vitest'
import { spreadOf } from './statistics.ts'
import { tableText } from './table.ts'

test('Aligns figures right, with their units, and lets a heading span all columns', () => {
  const text = tableText([
    { heading: 'A heading that is longer than all of the names' },
    { name: 'time', unit: 's', spread: spreadOf([1_234, 11_000, 900]), goal: 'at most 2 s' },
    { name: 'memory', unit: 'MB', spread: spreadOf([99.6]), before: { value: 101, commit: 'abc1234' } },
    { name: 'ratio', unit: 'times', spread: spreadOf([1.005, 2]) },
    { name: 'tests', unit: 'min', spread: spreadOf([90_000]), goal: 'at most 4 min' },
  ])
  expect(text).toBe(
    [
      '           median    least     most  rounds  before abc1234  goal',
      'A heading that is longer than all of the names',
      '  time     1.23 s   0.90 s  11.00 s       3                  at most 2 s',
      '  memory   100 MB   100 MB   100 MB       1          101 MB',
      '  ratio      1.50     1.00     2.00       2',
      '  tests   1.5 min  1.5 min  1.5 min       1                  at most 4 min',
    ].join('\n'),
  )
})

test('If earlier figures belong to several commits, each names its commit', () => {
  const text = tableText([
    { name: 'a', unit: 's', spread: spreadOf([1_000]), before: { value: 2_000, commit: 'abc1234' } },
    { name: 'b', unit: 's', spread: spreadOf([1_000]), before: { value: 12_000, commit: 'def5678' } },
  ])
  expect(text).toBe(
    [
      '     median   least    most  rounds             before  goal',
      '  a  1.00 s  1.00 s  1.00 s       1   2.00 s (abc1234)',
      '  b  1.00 s  1.00 s  1.00 s       1  12.00 s (def5678)',
    ].join('\n'),
  )
})
