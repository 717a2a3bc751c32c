import { beforeAll, expect, test } from 'vitest'
import { faults } from '../../fixtures/faults/index.ts'
import { setsOf } from '../prove/together.ts'
import type { RuleResult } from '../outcome/verdict.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { oneIn } from '../testing/bad-ways.ts'
import { isLong } from '../testing/long.ts'
import { lossyRun, type LossyRun } from '../testing/lossy-run.ts'
import type { Spoiled } from '../testing/spoils.ts'
import { loadScenarios } from '../wiring/suite.ts'

/*
 * One request in twenty, or its answer, is lost on the way to a service: scenarios that this spoiled are tried again, so nearly all
 * rules are judged, as without it; within a bound, and with at most twice as many requests.
 */

const SPOILED: readonly Spoiled[] = [
  'drops the connection',
  'loses the answer',
  'resets the connection in the middle',
  'answers 500',
]
/** Areas of many kinds of calls; `npm run test:long` takes all. */
const AREAS: ReadonlySet<string> = new Set(['metadata', 'review', 'signature'])
const SEEDS = isLong ? [1, 2, 3, 4, 5] : [2]
const cases = SEEDS.flatMap((seed) =>
  (isLong ? SPOILED : SPOILED.slice(1, 2)).map((spoiled) => [spoiled, seed] as const),
)
/** Rules that may stay without a conclusion: what costs the target something is never tried again. */
const MOST_INCONCLUSIVE = isLong ? 10 : 2
const AT_ONCE = 10
/** Faults that others of the set hide by their nature are found on no way. */
const LEAST_FOUND = isLong ? 5 : AT_ONCE
/** Faults that break few rules: others hide each other. */
const MOST_RULES = 2
const BOUND = isLong ? 900_000 : 120_000

const inAreas = (ids: readonly string[]) => ids.every((id) => AREAS.has(id.split('/')[0] ?? ''))
const withVerdict = ({ results }: LossyRun, wanted: RuleResult['verdict']) =>
  results.filter(({ verdict }) => verdict === wanted).map(({ rule }) => rule.id)

let scenarios: readonly Scenario[]
let calm: LossyRun
const through = (spoiled: Spoiled, seed: number, together: readonly string[] = []) =>
  lossyRun({ scenarios, seed, spoiled, isBad: oneIn(20, 40, seed), faults: together })
beforeAll(async () => {
  scenarios = await loadScenarios(isLong ? undefined : AREAS)
  calm = await lossyRun({ scenarios, seed: 1, spoiled: 'answers 500', isBad: () => false })
}, BOUND)

test('a way that is good: nothing is tried again, or inconclusive', () => {
  expect(calm.retried).toBeUndefined()
  expect([...withVerdict(calm, 'inconclusive'), ...withVerdict(calm, 'violates')]).toEqual([])
})

test.each(cases)(
  'a way that %s in one case of twenty, seed %i: nearly all rules are judged, within a bound',
  async (spoiled, seed) => {
    const run = await through(spoiled, seed)
    expect(withVerdict(run, 'violates')).toEqual([])
    expect(withVerdict(run, 'inconclusive').length).toBeLessThanOrEqual(MOST_INCONCLUSIVE)
    expect(run.requests).toBeLessThanOrEqual(2 * calm.requests)
    expect(run.retried?.tries).toBeGreaterThan(0)
    expect(run.retried?.tries).toBeLessThanOrEqual(run.retried?.most ?? 0)
  },
  BOUND,
)

/** Faults that are put together: each breaks rules of its own. */
const drawn = (seed: number): readonly string[] => {
  const few = Object.entries(faults).filter(
    ([, { breaks }]) => breaks.length <= MOST_RULES && (isLong || inAreas(breaks)),
  )
  const breaks = Object.fromEntries(few.map(([id, fault]) => [id, fault.breaks]))
  return setsOf(breaks, { size: AT_ONCE, count: 1, seed })?.[0] ?? []
}

test.each(cases)(
  'ten faults behind a way that %s in one case of twenty, seed %i: each is found as without it, and no other',
  async (spoiled, seed) => {
    const together = drawn(seed)
    expect(together).toHaveLength(AT_ONCE)
    const good = await lossyRun({ scenarios, seed, spoiled, isBad: () => false, faults: together })
    const run = await through(spoiled, seed, together)
    expect(withVerdict(run, 'violates').toSorted()).toEqual(withVerdict(good, 'violates').toSorted())
    expect(withVerdict(good, 'violates').length).toBeGreaterThanOrEqual(LEAST_FOUND)
  },
  2 * BOUND,
)
