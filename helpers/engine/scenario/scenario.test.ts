import { expect, test } from 'vitest'
import { keyOf, onScenario, registeredScenarios, scenarioFor, setSuiteFile, type Scenario } from './scenario.ts'

const scenario = scenarioFor<'a/one' | 'a/two'>()
const costlyScenario = scenarioFor<'a/two'>({ isCostly: true })
const body = async () => {}

test('Registers a scenario and calls the listeners', () => {
  const heard: Scenario[] = []
  setSuiteFile('suites/a/first.scenarios.ts')
  scenario('a/one', 'before any listener', body)
  onScenario((one) => heard.push(one))
  scenario(['a/one', 'a/two'], 'a title', body)
  setSuiteFile('suites/a/second.scenarios.ts')
  costlyScenario('a/two', 'uses up a PIN attempt', body)
  expect(heard).toMatchObject([
    { rules: ['a/one', 'a/two'], title: 'a title', file: 'suites/a/first.scenarios.ts', body, isCostly: false },
    { rules: ['a/two'], file: 'suites/a/second.scenarios.ts', isCostly: true },
  ])
  const own = registeredScenarios().filter(({ file }) => file.startsWith('suites/a/'))
  expect(own.map(({ rules, title }) => [...rules, title])).toEqual([
    ['a/one', 'before any listener'],
    ['a/one', 'a/two', 'a title'],
    ['a/two', 'uses up a PIN attempt'],
  ])
})

test('Builds the key from the first rule and the title', () => {
  expect(keyOf({ rules: ['a/one', 'a/two'], title: 'a title' })).toBe('a/one a title')
})

test('Rejects a scenario that is registered while no suite file is loaded', () => {
  setSuiteFile(undefined)
  expect(() => scenario('a/one', 'anywhere', body)).toThrow(
    'a scenario was registered outside a suite file; load the file with loadScenarios',
  )
})
