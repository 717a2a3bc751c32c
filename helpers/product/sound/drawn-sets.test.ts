import { expect, test } from 'vitest'
import { faults } from '../../../fixtures/faults/all.ts'
import { run } from '../../app/program/index.ts'
import { share } from '../../sweeps/turn.ts'
import { DRAWN_SETS } from './drawn-sets.ts'

/** Redirects every reading of a transaction: two thirds of the rules are inconclusive, and most other faults hidden. */
const HIDES_OTHERS = 'versioning-moved-to-v2'

const areaOf = (id: string) => faults[id]?.breaks[0]?.split('/')[0]

test('Each drawn set has 20 faults of 20 areas', () => {
  expect(DRAWN_SETS).toHaveLength(5)
  for (const set of DRAWN_SETS) expect(new Set(set.map(areaOf).filter(Boolean)).size).toBe(20)
})

// A run with twenty faults takes twice as long as one without, so every fourth turn has a set.
test.each(share(4 * DRAWN_SETS.length, DRAWN_SETS))(
  'Twenty faults at once are 18 to 25 findings, and each violated rule is in one (%s, …)',
  async (...set) => {
    const fault = set.filter((id) => id !== HIDES_OTHERS).join(',')
    const { findings, rules } = (await run({ fault, seed: 1, doctor: false })).report
    const violated = rules.filter(({ verdict }) => verdict === 'violates').map(({ id }) => id)
    expect(findings.flatMap((one) => one.violated).toSorted()).toEqual(violated.toSorted())
    expect(findings.length, JSON.stringify(findings.map(({ title }) => title))).toBeGreaterThanOrEqual(18)
    expect(findings.length).toBeLessThanOrEqual(25)
  },
  180_000,
)

test('If a fault hides others, the first finding counts the rules that nobody could judge', async () => {
  const set = DRAWN_SETS.find((one) => one.includes(HIDES_OTHERS)) ?? []
  const [first] = (await run({ fault: set.join(','), rule: ['lifecycle'], seed: 1, doctor: false })).report.findings
  expect(first?.violated).toContain('lifecycle/get-transaction')
  expect(first?.inconclusive.length).toBeGreaterThan(50)
})
