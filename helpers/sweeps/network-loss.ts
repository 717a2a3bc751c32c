import { faults } from '../../fixtures/faults/all.ts'
import { setsOf } from '../engine/prove/together.ts'
import type { RuleResult } from '../engine/outcome/verdict.ts'
import type { Scenario } from '../engine/scenario/scenario.ts'
import { oneIn } from '../testing/servers/bad-network.ts'
import { lossyRun, type LossyRun } from '../testing/lossy-run.ts'
import type { BadResponseName } from '../testing/servers/bad-responses.ts'
import { catalogue } from '../app/project/suite.ts'
import type { Sweep, SweepCase } from './sweep.ts'

const SPOILED: readonly BadResponseName[] = [
  'drops the connection',
  'loses the response',
  'resets the connection in the middle',
  'fails with 500',
]
const SEEDS = [1, 2, 3, 4, 5]
/** The number of groups of areas. */
const GROUPS = 6
/** One request of this many is lost, after this many good requests. */
const [ONE_OF, GOOD] = [20, 40]
/** How many rules of a group may be inconclusive, because calls that cost the target something are never repeated. */
const MOST_INCONCLUSIVE = 5
/** How many violated rules may be inconclusive, because every attempt lost a response. None may conform. */
const MOST_LOST = 2
const FAULTS_AT_ONCE = 10
/** The least number of violated rules without loss. Some faults hide others even then: another set is drawn if too few are left. */
const LEAST_FOUND = 5
const DRAWS = 4
/** How many rules a fault may break, because faults that break many rules hide others. */
const MOST_RULES = 2

const areas = [...new Set([...catalogue.values()].map(({ area }) => area))]
const groups = Array.from({ length: GROUPS }, (_, group) => areas.filter((__, i) => i % GROUPS === group))

/** A network path that loses requests or responses chosen by a seed, and the areas that are judged through it. */
interface Lossy {
  readonly spoiled: BadResponseName
  readonly seed: number
  readonly areas: readonly string[]
}

const areaOf = (id: string) => id.split('/')[0] ?? ''
const scenariosIn = (own: readonly string[], all: readonly Scenario[]) =>
  all.filter(({ rules }) => own.includes(areaOf(rules[0] ?? '')))
const withVerdict = ({ results }: LossyRun, wanted: RuleResult['verdict']) =>
  results.filter(({ verdict }) => verdict === wanted).map(({ rule }) => rule.id)

/** Checks that nearly all rules are judged with at most twice as many requests, and that nothing is repeated without loss. */
async function wrongWithLoss({ spoiled, seed, areas: own }: Lossy, all: readonly Scenario[]): Promise<string[]> {
  const scenarios = scenariosIn(own, all)
  const calm = await lossyRun({ scenarios, seed: 1, spoiled, isBad: () => false })
  const run = await lossyRun({ scenarios, seed, spoiled, isBad: oneIn(ONE_OF, GOOD, seed) })
  const without = withVerdict(run, 'inconclusive')
  const { tries = 0, most = 0 } = run.retried ?? {}
  return [
    ...(calm.retried ? ['a scenario is repeated although nothing was lost'] : []),
    ...[...withVerdict(calm, 'inconclusive'), ...withVerdict(calm, 'violates')].map((id) => `without loss: ${id}`),
    ...withVerdict(run, 'violates').map((id) => `violated: ${id}`),
    ...(without.length <= MOST_INCONCLUSIVE ? [] : [`inconclusive: ${without.join(', ')}`]),
    ...(run.requests <= 2 * calm.requests ? [] : [`${run.requests} requests, but ${calm.requests} without loss`]),
    ...(tries > 0 && tries <= most ? [] : [`${tries} attempts of at most ${most}`]),
  ]
}

/** A set of faults that break different rules. */
function drawn(own: readonly string[], seed: number): readonly string[] {
  const few = Object.entries(faults).filter(
    ([, { breaks }]) => breaks.length <= MOST_RULES && breaks.every((id) => own.includes(areaOf(id))),
  )
  const breaks = Object.fromEntries(few.map(([id, fault]) => [id, fault.breaks]))
  return setsOf(breaks, { size: FAULTS_AT_ONCE, count: 1, seed })?.[0] ?? []
}

/** The first drawn set of faults that violates enough rules without loss, and these rules. */
async function setOf({ spoiled, seed, areas: own }: Lossy, scenarios: readonly Scenario[]) {
  for (let draw = 1; ; draw += 1) {
    const together = drawn(own, seed + (draw - 1) * SEEDS.length)
    const good = await lossyRun({ scenarios, seed, spoiled, isBad: () => false, faults: together })
    const due = withVerdict(good, 'violates')
    if (due.length >= LEAST_FOUND || draw === DRAWS) return { together, due }
  }
}

/** Checks that the same rules are violated as without loss, except for a few that may be inconclusive. */
async function wrongWithFaults(lossy: Lossy, all: readonly Scenario[]): Promise<string[]> {
  const { spoiled, seed, areas: own } = lossy
  const scenarios = scenariosIn(own, all)
  const { together, due } = await setOf(lossy, scenarios)
  const run = await lossyRun({ scenarios, seed, spoiled, isBad: oneIn(ONE_OF, GOOD, seed), faults: together })
  const found = withVerdict(run, 'violates')
  const lost = withVerdict(run, 'inconclusive').filter((id) => due.includes(id))
  return [
    ...(together.length === FAULTS_AT_ONCE ? [] : [`the set has ${together.length} faults`]),
    ...(due.length >= LEAST_FOUND ? [] : [`${due.length} rules are violated without loss`]),
    ...found.filter((id) => !due.includes(id)).map((id) => `violated only with loss: ${id}`),
    ...(lost.length <= MOST_LOST ? [] : [`inconclusive: ${lost.join(', ')}`]),
    ...due
      .filter((id) => !found.includes(id) && !lost.includes(id))
      .map((id) => `neither violated nor inconclusive: ${id}`),
  ]
}

const casesOf = (kind: string, wrongWith: typeof wrongWithLoss): SweepCase[] =>
  SPOILED.flatMap((spoiled) =>
    SEEDS.flatMap((seed) =>
      groups.map((own) => ({
        name: `${kind}: a network path that ${spoiled} in one case of twenty, seed ${seed}; ${own.join(', ')}`,
        run: (all) => wrongWith({ spoiled, seed, areas: own }, all),
      })),
    ),
  )

/**
 * One request in twenty, or its response, is lost. The suite repeats the affected scenarios, so nearly all rules are judged as
 * without loss.
 */
export const networkLossSweep: Sweep = {
  story: 'if one request in twenty is lost, rules are judged as without loss',
  turns: 240,
  quarter: 3,
  cases: [...casesOf('a conforming service', wrongWithLoss), ...casesOf('ten faults', wrongWithFaults)],
}
