import { expect, test } from 'vitest'
import { catalogueOf, stated } from '../catalogue/rule.ts'
import { Violation } from '../outcome/errors.ts'
import { verdictsOf } from '../outcome/verdict.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { tinySession } from '../../testing/tiny-session.ts'
import { collectRecords } from '../run/records.ts'
import { runConfirmed } from './run-confirmed.ts'

/** Twenty rules with one scenario each. */
const ids = Array.from({ length: 20 }, (_, n) => `x/rule-${n}`)
const catalogue = catalogueOf({
  x: { all: stated('Limits', Object.fromEntries(ids.map((id) => [id, `It is ${id}.`]))) },
})

/**
 * Runs the scenarios one by one until enough rules are violated. Each fails in its first run, and some in every run.
 */
async function ranUntil(
  most: number,
  failsAgain: (id: string) => boolean,
  isLate?: (hasFound: boolean, begun: number) => boolean,
) {
  const { session } = await tinySession()
  const runs = new Map<string, number>()
  const scenarios = ids.map((id): Scenario => {
    const body = async () => {
      const times = runs.get(id) ?? 0
      runs.set(id, times + 1)
      if (times === 0 || failsAgain(id)) throw new Violation('it', 'a refusal', '200')
    }
    return { rules: [id], title: id, file: 'suites/x/y.scenarios.ts', body }
  })
  const records = collectRecords(scenarios)
  const run = { session, catalogue, shapes: [], seed: 1, scenarioMs: 2_000 }
  const violated = (all: Parameters<typeof verdictsOf>[1]) =>
    verdictsOf(catalogue, all).filter(({ verdict }) => verdict === 'violates').length
  const left = await runConfirmed(scenarios, run, {
    concurrency: 1,
    onRecord: records.add,
    isEnough: (all) => violated(all) >= most,
    ...(isLate && { isLate: (hasFound: boolean) => isLate(hasFound, runs.size) }),
  })
  return { left: left.length, begun: runs.size, violated: violated(records.all('it was not run')) }
}

test('Starts no scenario once enough violations are reproduced', async () => {
  expect(await ranUntil(3, () => true)).toEqual({ left: 17, begun: 3, violated: 3 })
})

test('Continues if violations are not reproduced', async () => {
  const isEven = (id: string) => Number(id.split('-')[1]) % 2 === 0
  const { left, begun, violated } = await ranUntil(3, isEven)
  expect(violated).toBe(3)
  expect(begun).toBeGreaterThan(3)
  expect(left + begun).toBe(20)
  expect(await ranUntil(3, () => false)).toEqual({ left: 0, begun: 20, violated: 0 })
})

test('Starts no scenario once time runs out, but reproduces the violations found', async () => {
  const late = (hasFound: boolean, begun: number) => hasFound && begun >= 5
  expect(await ranUntil(20, () => true, late)).toEqual({ left: 15, begun: 5, violated: 5 })
})

test('Runs every scenario if only all violations are enough', async () => {
  expect(await ranUntil(20, () => true)).toEqual({ left: 0, begun: 20, violated: 20 })
})
