import { expect, test } from 'vitest'
import { catalogueOf, stated, unreachable } from '../catalogue/rule.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { Target } from '../targets/target.ts'
import { forecast } from './forecast.ts'

const catalogue = catalogueOf({
  x: {
    all: {
      ...stated('Limits', { 'x/plain': 'A limit' }),
      ...stated('Limits', ['folder', 'clock'], { 'x/folder': 'A folder' }),
      ...stated('Limits', ['clock'], { 'x/clock': 'A day later' }),
      ...stated('Limits', unreachable('email', 'It appears only in an email.'), { 'x/mail': 'A mail' }),
    },
  },
})
const scenarios = ['x/plain', 'x/folder', 'x/clock'].map((id): Scenario => ({
  rules: [id],
  title: id,
  file: 'suites/x/y.scenarios.ts',
  body: async () => {},
}))
const target: Target = {
  kind: 'address',
  baseUrl: 'http://h',
  capabilities: [],
  scheme: 'bearer',
  workspace: { made: false, key: 'k', facts: {}, features: {} },
  patience: { readMs: 0, slowMs: 0 },
  timeoutMs: 1,
}
const reported = (change: Partial<Target>, answerMs = 0) =>
  forecast({
    target: { ...target, ...change },
    rules: [...catalogue.values()],
    scenarios,
    catalogue,
    concurrency: 1,
    answerMs,
  })

test('Reports what a target lacks, and how to supply it', () => {
  expect(reported({})).toMatchObject({
    rules: 4,
    exercised: 1,
    beyond: 1,
    scenarios: 1,
    capabilities: new Map([['clock', 2]]),
  })
  expect(reported({}).missing).toEqual([{ rules: 1, remedy: expect.stringContaining('ESIGN_FOLDER_ID') as string }])
})

test('Forecasts that a complete target exercises everything', () => {
  const workspace = { ...target.workspace, facts: { folder: 'f' } }
  const all = reported({ workspace, capabilities: ['clock'] })
  expect(all).toMatchObject({ exercised: 3, scenarios: 3, missing: [], capabilities: new Map() })
  expect(all.requests).toBeGreaterThan(reported({}).requests)
})

test('Forecasts a longer run for a low request rate', () => {
  const { ms, requests } = reported({ maxRate: 0.5 })
  expect(ms).toBeGreaterThanOrEqual(requests * 2_000)
})

test('Forecasts a longer run for slow responses', () => {
  expect(reported({}, 1000).ms - reported({}).ms).toBeCloseTo(reported({}).requests * 1000)
})
