import { expect, test } from 'vitest'
import { letsPass } from '../../fixtures/faults/ways/index.ts'
import { peopleFor } from '../../fixtures/people/people.ts'
import { startReferenceService, type Behaviour } from '../../fixtures/reference-service/index.ts'
import { triedLanguages, UNLISTED } from '../../suites/transaction-arguments/languages.ts'
import { keyOf, type Scenario } from '../scenario/scenario.ts'
import { firstContact } from '../targets/first-contact.ts'
import { isLong, oneInEach, partOf } from '../testing/long.ts'
import { judgeEmbedded, judgeTarget } from '../wiring/judge.ts'
import { loadScenarios } from '../wiring/suite.ts'

/** Milliseconds for each on a busy machine. */
const EACH = 120_000
const SEEDS = isLong ? 20 : 2

// The seed decides names and texts, and the order in which the engine runs scenarios.
test(
  `${SEEDS} seeds, each with an order of its own: the same verdicts`,
  async () => {
    const scenarios = partOf(1, await loadScenarios())
    const verdicts = new Map<string, number[]>()
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const results = await judgeEmbedded(scenarios, seed)
      const told = results
        .map(({ rule, verdict, reason }) => `${rule.id} ${verdict} ${verdict === 'inconclusive' ? (reason ?? '') : ''}`)
        .join('\n')
      verdicts.set(told, [...(verdicts.get(told) ?? []), seed])
    }
    expect([...verdicts.values()]).toEqual([Array.from({ length: SEEDS }, (_, i) => i + 1)])
  },
  SEEDS * EACH,
)

/** A seed with which a scenario tries a language. */
function seedFor(scenario: Scenario, language: string): number {
  let seed = 1
  while (!triedLanguages(peopleFor(seed, keyOf(scenario))).includes(language)) seed += 1
  return seed
}

test.each(oneInEach(60, UNLISTED))(
  'a service that takes the language %s alone is accused with some seed',
  async (language) => {
    const all = await loadScenarios()
    const scenarios = all.filter(({ title }) => title.startsWith('refuses twenty unlisted codes'))
    const takes = (on: 'create' | 'update') => letsPass(on, 'language', (form) => form['language']?.[0] === language)
    const faults = {
      taken: (behaviour: Behaviour) => [takes('create'), takes('update')].forEach((change) => change(behaviour)),
    }
    const { baseUrl, controlUrl, close } = await startReferenceService({ faults, fault: 'taken' })
    const patience = { readMs: 1_000, slowMs: 1_000 }
    const known = { facts: {}, features: {} }
    const target = await firstContact({ kind: 'address', baseUrl, controlUrl, known, patience })
    for (const scenario of scenarios) {
      const { results } = await judgeTarget(target, [scenario], seedFor(scenario, language))
      const verdicts = results.filter(({ rule }) => scenario.rules.includes(rule.id)).map(({ verdict }) => verdict)
      expect(verdicts).toEqual(['violates'])
    }
    await close()
    expect(scenarios).toHaveLength(2)
  },
)
