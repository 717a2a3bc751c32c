import { expect, test } from 'vitest'
import { missingOf, whyNotOneRun, type Part } from './one-run.ts'

const part = (index: number, change: Partial<Part> = {}): Part => ({
  folder: `shard-${index}`,
  shard: { index, of: 3 },
  suite: { version: '1.0.0' },
  catalogue: 'aa',
  target: { kind: 'address', base_url: 'https://one.example' },
  seed: 7,
  rule: [],
  exclude: [],
  ...change,
})

test('Accepts the parts of one run in any order', () => {
  expect(whyNotOneRun([part(3), part(1), part(2)])).toBeUndefined()
  expect(missingOf([part(3), part(1), part(2)])).toEqual([])
})

test('Accepts embedded services with a different port on each machine', () => {
  const embedded = (index: number) =>
    part(index, { target: { kind: 'embedded', base_url: `http://127.0.0.1:${index}` } })
  expect(whyNotOneRun([1, 2, 3].map(embedded))).toBeUndefined()
})

test.each([
  [{ seed: 8 }, 'shard-2 and shard-1 have different seeds (8 and 7); give the same --seed to each'],
  [
    { target: { kind: 'embedded' as const, base_url: 'http://x' } },
    'different targets (the embedded reference service and https://one.example)',
  ],
  [{ catalogue: 'bb' }, 'shard-2 and shard-1 have different catalogues (bb and aa)'],
  [{ suite: { version: '1.0.1' } }, 'different suite versions (1.0.1 and 1.0.0)'],
  [{ shard: { index: 2, of: 4 } }, 'different numbers of shards (4 and 3)'],
  [{ fault: 'x' }, 'different faults (x and none)'],
  [{ rule: ['metadata'] }, 'different --rule options (metadata and all)'],
  [{ exclude: ['metadata'] }, 'different --exclude options (metadata and none)'],
  [{ shard: { index: 1, of: 3 } }, 'shard-1 and shard-2 are both shard 1/3'],
])('Reports the difference: %j', (change, reported) => {
  expect(whyNotOneRun([part(1), part(2, change), part(3)])).toContain(reported)
})

test('Names the missing parts', () => {
  expect(missingOf([part(2)])).toEqual([
    { index: 1, of: 3 },
    { index: 3, of: 3 },
  ])
})
