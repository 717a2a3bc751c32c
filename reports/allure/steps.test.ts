import { expect, test } from 'vitest'
import type { ShownExchange } from '../../helpers/engine/outcome/record.ts'
import type { Step } from '../../helpers/engine/outcome/step.ts'
import { stepsOf } from './steps.ts'

const step = (
  name: string,
  startedAt: number,
  steps: readonly Step[] = [],
  status: Step['status'] = 'passed',
): Step => ({
  name,
  startedAt,
  stoppedAt: startedAt + 1,
  status,
  steps: [...steps],
})
const exchange = (number: number, path: string, startedAt: number): ShownExchange => ({
  number,
  side: 'api',
  method: 'GET',
  path,
  headers: {},
  startedAt,
  durationMs: 1,
})

test('steps are nested as they were started, with their own times', () => {
  const inner = step('inner', 2, [], 'failed')
  const cut: Step = { ...step('cut off', 9), stoppedAt: 0 }
  expect(stepsOf([{ ...step('outer', 1, [inner, inner], 'failed'), stoppedAt: 4 }, cut])).toMatchObject([
    {
      name: 'outer',
      start: 1,
      stop: 4,
      steps: [{ name: 'inner', start: 2, stop: 3, status: 'failed' }, { name: 'inner' }],
    },
    { name: 'cut off', start: 9, stop: 9 },
  ])
})

test('the judged request is marked and failed, with the steps around it, and no other request', () => {
  const steps = [
    step('GET /v1/a', 1),
    step('given a draft', 3, [step('GET /v1/a', 4), step('GET /v1/b', 5)]),
    step('GET /v1/a', 9),
  ]
  const exchanges = [exchange(1, '/v1/a', 1), exchange(2, '/v1/a', 4), exchange(4, '/v1/a', 9)]
  const shown = stepsOf(steps, exchanges, { message: 'wrong', judged: 2 })
  expect(shown.map(({ name, status }) => [name, status])).toEqual([
    ['GET /v1/a', 'passed'],
    ['given a draft', 'failed'],
    ['GET /v1/a', 'passed'],
  ])
  expect(shown[1]?.steps.map(({ name, status }) => [name, status])).toEqual([
    ['Judged: GET /v1/a', 'failed'],
    ['GET /v1/b', 'passed'],
  ])
})

test('without a judged exchange, no step is marked', () => {
  const steps = [step('GET /v1/a', 1)]
  for (const finding of [undefined, { message: 'wrong' }, { message: 'wrong', judged: 7 }])
    expect(stepsOf(steps, [exchange(1, '/v1/a', 1)], finding)).toMatchObject([{ name: 'GET /v1/a', status: 'passed' }])
})
