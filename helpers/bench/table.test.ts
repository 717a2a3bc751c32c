import { expect, test } from 'vitest'
import { spreadOf } from './statistics.ts'
import { tableText } from './table.ts'

test('figures end below each other, with their units; a heading takes no column', () => {
  const text = tableText([
    { heading: 'A heading that is longer than all of the names' },
    { name: 'time', unit: 's', spread: spreadOf([1_234, 11_000, 900]), goal: 'at most 2 s' },
    { name: 'memory', unit: 'MB', spread: spreadOf([99.6]) },
    { name: 'ratio', unit: 'times', spread: spreadOf([1.005, 2]) },
  ])
  expect(text).toBe(
    [
      '          median   least     most  rounds  goal',
      'A heading that is longer than all of the names',
      '  time    1.23 s  0.90 s  11.00 s       3  at most 2 s',
      '  memory  100 MB  100 MB   100 MB       1',
      '  ratio     1.50    1.00     2.00       2',
    ].join('\n'),
  )
})
