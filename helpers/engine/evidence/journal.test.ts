import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Inconclusive, Violation } from '../outcome/errors.ts'
import { createJournal, type Steps } from './journal.ts'
import type { Step } from '../outcome/step.ts'

const reported = (steps: readonly Step[]): unknown[] =>
  steps.map(({ name, status, steps: inner }) => [name, status, ...reported(inner)])

test('Nests steps in the step that they are run within, also concurrently', async () => {
  const { step, steps } = createJournal()
  const inner = (at: Steps, name: string) => at.step(name, (within) => within.step(`${name}1`, () => sleep(1)))
  await step('a', (within) => Promise.all([inner(within, 'b'), inner(within, 'c')]))
  await step('d', async () => {})
  expect(reported(steps)).toEqual([
    ['a', 'passed', ['b', 'passed', ['b1', 'passed']], ['c', 'passed', ['c1', 'passed']]],
    ['d', 'passed'],
  ])
})

test('Keeps journals separate', async () => {
  const [one, two] = [createJournal(), createJournal()]
  await Promise.all([one.step('a', (within) => within.step('b', () => sleep(1))), two.step('c', () => sleep(1))])
  expect(reported(one.steps)).toEqual([['a', 'passed', ['b', 'passed']]])
  expect(reported(two.steps)).toEqual([['c', 'passed']])
})

test.each([
  [new Violation('x', 'a', 'b'), 'failed'],
  [new Inconclusive('no response'), 'broken'],
  [new TypeError('x'), 'broken'],
])('Records the status of a step that ends with %s', async (error, status) => {
  const { step, steps } = createJournal()
  const fails = async () => {
    throw error
  }
  await expect(step('a', fails)).rejects.toBe(error)
  expect(steps).toMatchObject([{ status, stoppedAt: expect.any(Number) as number }])
})
