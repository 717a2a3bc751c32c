import { expect, test } from 'vitest'
import { faults } from '../../../fixtures/faults/index.ts'
import { DRAWN_SETS } from './drawn-sets.ts'

const areaOf = (id: string) => faults[id]?.breaks[0]?.split('/')[0]

test('Each drawn set has 20 faults of 20 areas', () => {
  expect(DRAWN_SETS).toHaveLength(5)
  for (const set of DRAWN_SETS) expect(new Set(set.map(areaOf).filter(Boolean)).size).toBe(20)
})
