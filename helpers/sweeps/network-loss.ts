import { faults } from '../../fixtures/faults/index.ts'
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
  'loses the answer',
  'resets the connection in the middle',
  'answers 500',
]
const SEEDS = [1, 2, 3, 4, 5]
/** Areas are taken in so many groups. */
const GROUPS = 6
/** One request of so many is lost, once so many went well. */
const [ONE_OF, GOOD] = [20, 40]
/** Rules of a group that may stay without a conclusion: what costs the target something is never tried again. */
const MOST_INCONCLUSIVE = 5
/** Violated rules whose every try may have lost an answer: they are told as inconclusive, and never as kept. */
const MOST_LOST = 2
const FAULTS_AT_ONCE = 10
/** Faults that others of the set hide by their nature are found on no way. */
const LEAST_FOUND = 5
/** Faults that break few rules: others hide each other. */
const MOST_RULES = 2

const areas = [...new Set([...catalogue.values()].map(({ area }) => area))]
const groups = Array.from({ length: GROUPS }, (_, group) => areas.filter((__, i) => i % GROUPS === group))

/** A way that loses requests or answers, with a seed for which ones, and the areas that are judged through it. */
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

/** Nearly all rules are judged, within a bound, and with at most twice as many requests; without loss nothing is tried again. */
async function wrongWithLoss({ spoiled, seed, areas: own }: Lossy, all: readonly Scenario[]): Promise<string[]> {
  const scenarios = scenariosIn(own, all)
  const calm = await lossyRun({ scenarios, seed: 1, spoiled, isBad: () => false })
  const run = await lossyRun({ scenarios, seed, spoiled, isBad: oneIn(ONE_OF, GOOD, seed) })
  const without = withVerdict(run, 'inconclusive')
  const { tries = 0, most = 0 } = run.retried ?? {}
  return [
    ...(calm.retried ? ['something is tried again, though nothing was lost'] : []),
    ...[...withVerdict(calm, 'inconclusive'), ...withVerdict(calm, 'violates')].map((id) => `without loss: ${id}`),
    ...withVerdict(run, 'violates').map((id) => `violated: ${id}`),
    ...(without.length <= MOST_INCONCLUSIVE ? [] : [`without a conclusion: ${without.join(', ')}`]),
    ...(run.requests <= 2 * calm.requests ? [] : [`${run.requests} requests, ${calm.requests} without loss`]),
    ...(tries > 0 && tries <= most ? [] : [`${tries} tries, of at most ${most}`]),
  ]
}

/** Faults that are put together: each breaks rules of its own. */
function drawn(own: readonly string[], seed: number): readonly string[] {
  const few = Object.entries(faults).filter(
    ([, { breaks }]) => breaks.length <= MOST_RULES && breaks.every((id) => own.includes(areaOf(id))),
  )
  const breaks = Object.fromEntries(few.map(([id, fault]) => [id, fault.breaks]))
  return setsOf(breaks, { size: FAULTS_AT_ONCE, count: 1, seed })?.[0] ?? []
}

/** Each of ten faults is found as without loss, but for very few that come to no conclusion, and no other. */
async function wrongWithFaults({ spoiled, seed, areas: own }: Lossy, all: readonly Scenario[]): Promise<string[]> {
  const scenarios = scenariosIn(own, all)
  const together = drawn(own, seed)
  const good = await lossyRun({ scenarios, seed, spoiled, isBad: () => false, faults: together })
  const run = await lossyRun({ scenarios, seed, spoiled, isBad: oneIn(ONE_OF, GOOD, seed), faults: together })
  const [found, due] = [withVerdict(run, 'violates'), withVerdict(good, 'violates')]
  const lost = withVerdict(run, 'inconclusive').filter((id) => due.includes(id))
  return [
    ...(together.length === FAULTS_AT_ONCE ? [] : [`${together.length} faults are put together`]),
    ...(due.length >= LEAST_FOUND ? [] : [`${due.length} rules are violated without loss`]),
    ...found.filter((id) => !due.includes(id)).map((id) => `violated with loss alone: ${id}`),
    ...(lost.length <= MOST_LOST ? [] : [`without a conclusion: ${lost.join(', ')}`]),
    ...due
      .filter((id) => !found.includes(id) && !lost.includes(id))
      .map((id) => `neither violated nor without a conclusion: ${id}`),
  ]
}

const casesOf = (kind: string, wrongWith: typeof wrongWithLoss): SweepCase[] =>
  SPOILED.flatMap((spoiled) =>
    SEEDS.flatMap((seed) =>
      groups.map((own) => ({
        name: `${kind}: a way that ${spoiled} in one case of twenty, seed ${seed}; ${own.join(', ')}`,
        run: (all) => wrongWith({ spoiled, seed, areas: own }, all),
      })),
    ),
  )

/**
 * One request in twenty, or its answer, is lost on the way to a service: scenarios that this spoiled are tried again, so nearly all
 * rules are judged, as without it.
 */
export const networkLossSweep: Sweep = {
  story: 'where one request of twenty is lost on the way, rules are judged as without it',
  turns: 240,
  cases: [...casesOf('a sound service', wrongWithLoss), ...casesOf('ten faults', wrongWithFaults)],
}
