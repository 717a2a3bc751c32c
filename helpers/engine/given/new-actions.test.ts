import { expect, test } from 'vitest'
import type { Inconclusive } from '../outcome/errors.ts'
import type { Body } from '../scenario/scenario.ts'
import { ran } from '../../testing/tiny-run.ts'

const ACT = 'POST /actions/a1'

/** The report of the hook, and how often the act was sent, if the target gives these responses, and repeats the last one. */
async function outcome(...statuses: number[]) {
  let act: unknown
  const body: Body = async ({ control }) => {
    act = await control.act('a1', { outcome: 'done' }).catch((error: Inconclusive) => error.message)
  }
  const { tiny } = await ran(body, {
    rules: ['x/acted'],
    answer: ({ line, count }) => (line === ACT ? [statuses[count - 1] ?? statuses.at(-1) ?? 0, {}] : undefined),
    change: { patience: { readMs: 300, slowMs: 300 }, capabilities: ['actions'] },
  })
  return { act, sent: tiny.got.filter(({ line }) => line === ACT).length }
}

test('an act on an action that the control interface does not know yet is sent again', async () => {
  expect(await outcome(404, 404, 204)).toEqual({ act: true, sent: 3 })
})

test.each([
  [204, true],
  [409, false],
])('an act with the response %i is sent once', async (status, act) => {
  expect(await outcome(status)).toEqual({ act, sent: 1 })
})

test('an act on an action that stays unknown is reported with the response', async () => {
  const { act, sent } = await outcome(404)
  expect([act, sent > 2]).toEqual(['control interface: POST /actions/{id}: the response is 404: {}', true])
})
