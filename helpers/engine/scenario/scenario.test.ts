import { expect, test } from 'vitest'
import { keyOf, onScenario, registeredScenarios, scenarioFor, setSuiteFile, type Scenario } from './scenario.ts'

const scenario = scenarioFor<'a/one' | 'a/two'>()
const body = async () => {}

test('a scenario is registered, and told to those who listen', () => {
  const heard: Scenario[] = []
  setSuiteFile('suites/a/first.scenarios.ts')
  scenario('a/one', 'before anybody listens', body)
  onScenario((one) => heard.push(one))
  scenario(['a/one', 'a/two'], 'a title', body)
  setSuiteFile('suites/a/second.scenarios.ts')
  scenario('a/two', 'takes a try of a PIN', body, [], { isCostly: true })
  expect(heard).toMatchObject([
    { rules: ['a/one', 'a/two'], title: 'a title', file: 'suites/a/first.scenarios.ts', body, isCostly: false },
    { rules: ['a/two'], file: 'suites/a/second.scenarios.ts', isCostly: true },
  ])
  const own = registeredScenarios().filter(({ file }) => file.startsWith('suites/a/'))
  expect(own.map(({ rules, title }) => [...rules, title])).toEqual([
    ['a/one', 'before anybody listens'],
    ['a/one', 'a/two', 'a title'],
    ['a/two', 'takes a try of a PIN'],
  ])
})

test('the key is the first rule and the title', () => {
  expect(keyOf({ rules: ['a/one', 'a/two'], title: 'a title' })).toBe('a/one a title')
})

test('a scenario that is registered while no suite file is loaded is an error', () => {
  setSuiteFile(undefined)
  expect(() => scenario('a/one', 'anywhere', body)).toThrow(
    'a scenario was registered outside of a suite file: load it with loadScenarios',
  )
})
