import { expect, test } from 'vitest'
import { definedRules, defineRules, type Definition } from './define-rules.ts'
import { OwnRulesError, ownSuiteOf } from './own-suite.ts'

const areas = new Set(['metadata'])
const body = () => Promise.resolve()
/** Each definition has the file `1.rules.mjs`, `2.rules.mjs` and so on. */
const suiteOf = (...definitions: readonly Omit<Definition, 'stack'>[]) =>
  ownSuiteOf(
    definitions.map((one, i) => ({
      ...one,
      scenarios: one.scenarios.map((scenario) => ({ ...scenario, stack: `${i + 1}` })),
      stack: `${i + 1}`,
    })),
    { areas, fileOf: (stack) => `${stack}.rules.mjs`, nearest: (_, known, count) => known.slice(0, count) },
  )
const scenarioOf = (id: string, title = 'does it') => ({ rules: [id], title, body, stack: '' })
const sound = { prefix: 'acme', rules: { 'acme/one': 'One holds.' }, scenarios: [scenarioOf('acme/one')] }

test('A rule has the level own, and says whose promise it is and where it is written', () => {
  const one = { statement: 'One holds.', source: 'Section 2', needs: ['clock'] as const }
  const { rules, scenarios } = suiteOf({ ...sound, promisedBy: 'Acme', rules: { 'acme/one': one } })
  expect([...rules.values()]).toEqual([
    { ...one, id: 'acme/one', area: 'acme', topic: '1.rules.mjs', section: 'Promised by Acme', level: 'own' },
  ])
  expect(scenarios).toEqual([{ rules: ['acme/one'], title: 'does it', body, file: '1.rules.mjs' }])
})

test('Without a name, the promise is that of the prefix', () => {
  expect(suiteOf(sound).rules.get('acme/one')?.section).toBe('Promised by acme')
})

test('defineRules records what a module defines, with the stack of the call', () => {
  const { scenario } = defineRules({ prefix: 'acme', rules: { 'acme/one': 'One holds.' } })
  scenario('acme/one', 'does it', body, { waits: true })
  expect(definedRules().at(-1)).toMatchObject({
    prefix: 'acme',
    stack: expect.stringContaining('own-suite.test.ts') as unknown,
    scenarios: [{ rules: ['acme/one'], title: 'does it', waits: true }],
  })
})

/** Modules may be JavaScript, which passes anything. */
const strange = (change: object): Omit<Definition, 'stack'> => ({ ...sound, ...change })

test.each([
  ['an area as prefix', strange({ prefix: 'metadata' }), 'the prefix metadata is an area of the document'],
  ['the name of the suite', strange({ prefix: 'countersign' }), 'the prefix countersign is the name of the suite'],
  ['a prefix with capitals', strange({ prefix: 'Acme' }), 'the prefix "Acme" is not usable'],
  ['no prefix', strange({ prefix: undefined }), 'the prefix undefined is not usable'],
  ['no rules', strange({ rules: {} }), 'it defines no rules for acme'],
  ['missing rules', strange({ rules: undefined }), 'it defines no rules for acme'],
  ['another prefix in an id', strange({ rules: { 'other/one': 'One.' } }), 'the id other/one is not usable'],
  ['capitals in an id', strange({ rules: { 'acme/One': 'One.' } }), 'the id acme/One is not usable'],
  ['a name of two lines', strange({ promisedBy: 'a\nb' }), 'promisedBy is not a line of text'],
  ['no statement', strange({ rules: { 'acme/one': {} } }), 'acme/one has no statement'],
  ['nothing as rule', strange({ rules: { 'acme/one': undefined } }), 'acme/one has no statement'],
  [
    'a number as source',
    strange({ rules: { 'acme/one': { statement: 'One.', source: 4 } } }),
    'the source of acme/one is not a line of text',
  ],
  [
    'an unknown need',
    strange({ rules: { 'acme/one': { statement: 'One.', needs: ['clok'] } } }),
    'acme/one needs clok, which is neither a capability nor a fact. Nearest: workspaces',
  ],
  ['no scenario', strange({ scenarios: [] }), 'acme/one has no scenario, so nothing judges it'],
  [
    'a scenario of another rule',
    strange({ scenarios: [scenarioOf('acme/one'), scenarioOf('acme/two', 'is misspelt')] }),
    'the scenario "is misspelt" judges acme/two, which is not a rule of your own. Nearest: acme/one',
  ],
  [
    'a scenario without rules',
    strange({ scenarios: [{ ...scenarioOf('x'), rules: [] }] }),
    'the scenario "does it" names no rule',
  ],
  [
    'a scenario without a function',
    strange({ scenarios: [{ ...scenarioOf('acme/one'), body: undefined }] }),
    'a scenario of acme/one lacks its title or its function',
  ],
  [
    'the same title twice',
    strange({ scenarios: [scenarioOf('acme/one'), scenarioOf('acme/one')] }),
    'acme/one has two scenarios with the title "does it"',
  ],
])('Refuses %s', (_, definition, problem) => {
  expect(() => suiteOf(definition)).toThrow(OwnRulesError)
  expect(() => suiteOf(definition)).toThrow(`1.rules.mjs: ${problem}`)
})

test('Refuses an id that two modules define, and names both', () => {
  expect(() => suiteOf(sound, { ...sound, scenarios: [] })).toThrow(
    '2.rules.mjs: acme/one is already a rule of 1.rules.mjs',
  )
})

test('Two modules may have the same prefix', () => {
  const second = { ...sound, rules: { 'acme/two': 'Two holds.' }, scenarios: [scenarioOf('acme/two')] }
  expect([...suiteOf(sound, second).rules.keys()]).toEqual(['acme/one', 'acme/two'])
})
