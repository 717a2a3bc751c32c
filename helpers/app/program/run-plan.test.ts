import { expect, test } from 'vitest'
import type { RunOptions } from './options.ts'
import { planOf } from './run-plan.ts'

const of = (options: RunOptions, variables: Record<string, string> = {}) => planOf(options, { variables })

test('Without options the plan is to judge all rules on the embedded service', async () => {
  const { selection, seed, ...plan } = await of({})
  expect(plan).toEqual({
    target: { kind: 'embedded', where: 'the embedded reference service' },
    again: {},
    look: true,
    gate: 'all',
    heldTo: { known: new Map(), demands: { required: [] } },
    concurrency: 32,
    keep: false,
    allure: false,
  })
  expect(selection.globs).toEqual({ rule: [], exclude: [] })
  expect(selection.selected.size).toBeGreaterThan(1_000)
  expect(Number.isInteger(seed)).toBe(true)
})

test('Options win over variables', async () => {
  const variables = { ESIGN_BASE_URL: 'http://localhost:1', ESIGN_API_KEY: 'sk-1', ESIGN_GATE: 'all' }
  const plan = await of({ baseUrl: 'http://localhost:2', gate: 'stated', seed: 7, rule: ['metadata'] }, variables)
  expect(plan).toMatchObject({ target: { where: 'http://localhost:2', apiKey: 'sk-1' }, gate: 'stated', seed: 7 })
  expect(plan.again).toEqual({ baseUrl: 'http://localhost:2', gate: 'stated' })
  expect([...plan.selection.selected].every((id) => id.startsWith('metadata/'))).toBe(true)
})

test('Refuses a wrong target first, then a wrong fault, wrong rules and wrong demands', async () => {
  const wrong = { fault: 'none', rule: ['none'], require: ['none'] }
  await expect(of(wrong, { ESIGN_API_KEY: 'sk-1' })).rejects.toThrow('ESIGN_API_KEY is set without an address')
  await expect(of(wrong)).rejects.toThrow('--fault none: no such fault')
  const { fault: _, ...rest } = wrong
  await expect(of(rest)).rejects.toThrow('--rule none matches no rule')
  await expect(of({ require: ['none'] })).rejects.toThrow('--require none matches no rule')
})
