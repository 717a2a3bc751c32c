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

test('parts of one run, in whichever order', () => {
  expect(whyNotOneRun([part(3), part(1), part(2)])).toBeUndefined()
  expect(missingOf([part(3), part(1), part(2)])).toEqual([])
})

test('an embedded service has another port on each machine', () => {
  const embedded = (index: number) =>
    part(index, { target: { kind: 'embedded', base_url: `http://127.0.0.1:${index}` } })
  expect(whyNotOneRun([1, 2, 3].map(embedded))).toBeUndefined()
})

test.each([
  [{ seed: 8 }, 'shard-2 is of another seed than shard-1 (8, not 7); give the same --seed to each'],
  [
    { target: { kind: 'embedded' as const, base_url: 'http://x' } },
    'another target than shard-1 (the embedded reference service, not https://one.example)',
  ],
  [{ catalogue: 'bb' }, 'another catalogue than shard-1 (bb, not aa)'],
  [{ suite: { version: '1.0.1' } }, 'another suite than shard-1 (1.0.1, not 1.0.0)'],
  [{ shard: { index: 2, of: 4 } }, 'another number of shards than shard-1 (4, not 3)'],
  [{ fault: 'x' }, 'another fault than shard-1 (x, not none)'],
  [{ rule: ['metadata'] }, 'another --rule than shard-1 (metadata, not all)'],
  [{ exclude: ['metadata'] }, 'another --exclude than shard-1 (metadata, not none)'],
  [{ shard: { index: 1, of: 3 } }, 'shard-1 and shard-2 are both shard 1/3'],
])('what differs is told: %j', (change, told) => {
  expect(whyNotOneRun([part(1), part(2, change), part(3)])).toContain(told)
})

test('what is missing is named', () => {
  expect(missingOf([part(2)])).toEqual([
    { index: 1, of: 3 },
    { index: 3, of: 3 },
  ])
})
