import { alsoAccepts } from '../../fixtures/faults/changes/index.ts'
import { peopleFor } from '../../fixtures/people/people.ts'
import { startReferenceService, type Behaviour } from '../../fixtures/reference-service/index.ts'
import { triedLanguages, UNLISTED } from '../../suites/transaction-arguments/languages.ts'
import { keyOf, type Scenario } from '../engine/scenario/scenario.ts'
import { firstContact } from '../engine/contact/first-contact.ts'
import { judgeTarget } from '../app/target/judge.ts'
import type { Sweep } from './sweep.ts'

/** A service in the same process does not lag. Milliseconds. */
const PATIENCE = { readMs: 1_000, slowMs: 1_000 }
/** The creation and the update. */
const WRITES = 2

/** A seed with which a scenario tries a language. */
function seedFor(scenario: Scenario, language: string): number {
  let seed = 1
  while (!triedLanguages(peopleFor(seed, keyOf(scenario))).includes(language)) seed += 1
  return seed
}

/** The problems with a service that accepts one language that the document does not list. */
async function wrongWith(language: string, all: readonly Scenario[]): Promise<string[]> {
  const scenarios = all.filter(({ title }) => title.startsWith('refuses twenty unlisted codes'))
  const takes = (on: 'create' | 'update') => alsoAccepts(on, 'language', (form) => form['language']?.[0] === language)
  const faults = {
    taken: (behaviour: Behaviour) => [takes('create'), takes('update')].forEach((change) => change(behaviour)),
  }
  const { baseUrl, controlUrl, close } = await startReferenceService({ faults, fault: 'taken' })
  const known = { facts: {}, features: {} }
  const wrong = scenarios.length === WRITES ? [] : [`${scenarios.length} scenarios try languages, not ${WRITES}`]
  try {
    const target = await firstContact({ kind: 'address', baseUrl, controlUrl, known, patience: PATIENCE })
    for (const scenario of scenarios) {
      const { results } = await judgeTarget(target, [scenario], seedFor(scenario, language))
      const own = results.filter(({ rule }) => scenario.rules.includes(rule.id))
      if (own.length !== 1 || own[0]?.verdict !== 'violates')
        wrong.push(`${scenario.title}: ${own.map(({ rule, verdict }) => `${rule.id} ${verdict}`).join(', ')}`)
    }
  } finally {
    await close()
  }
  return wrong
}

/** Services that each accept one unlisted language. */
export const languagesSweep: Sweep = {
  story: 'a service that accepts one unlisted language is found with some seed',
  turns: 60,
  cases: UNLISTED.map((language) => ({ name: language, run: (all) => wrongWith(language, all) })),
}
