import { expect, test } from 'vitest'
import type { Body } from '../scenario/scenario.ts'
import { creates, ran } from '../../testing/tiny-run.ts'
import type { Got, Reply } from '../../testing/servers/tiny-target.ts'

const isCreation = ({ line }: Got) => line === 'POST /v1/transactions'
const wrongName = (got: Got): Reply | undefined => (isCreation(got) ? [200, { id: 'x', name: 1 }] : undefined)
const nameless = (got: Got): Reply | undefined => (isCreation(got) ? [200, { id: 'x' }] : undefined)
const wrongLanguage = (got: Got): Reply | undefined => (isCreation(got) ? [200, { id: 'x', language: 2 }] : undefined)

test('Fails the rule of a wrong member, and no other rule of the scenario', async () => {
  const { record } = await ran(creates, { rules: ['x/plain', 'x/member', 'x/other'], answer: wrongName })
  expect(record).toMatchObject({
    status: 'failed',
    finding: { message: 'name in the response to POST /v1/transactions: expected a text, got 1' },
    outcomes: {
      'x/plain': { outcome: 'passed' },
      'x/member': { outcome: 'failed' },
      'x/other': { outcome: 'skipped' },
    },
    breaches: [
      { rule: 'x/member', expected: 'a text', actual: '1', replay: expect.stringMatching(/^curl -i /) as string },
    ],
  })
})

test('Passes the scenario if a wrong member belongs to another rule, and records a breach', async () => {
  const { record } = await ran(creates, { answer: wrongLanguage })
  expect(record).toMatchObject({ status: 'passed', breaches: [{ rule: 'x/other' }] })
})

test('Skips the rule of a member that no response contained', async () => {
  const { record } = await ran(creates, { rules: ['x/member'], answer: nameless })
  expect(record).toMatchObject({ status: 'passed', outcomes: { 'x/member': { outcome: 'skipped' } } })
})

test('Records the same breach once', async () => {
  const { record } = await ran(async ({ api }) => void (await api.create(), await api.create()), { answer: wrongName })
  expect(record.breaches).toHaveLength(1)
})

test('Records observations for open rules only', async () => {
  const body: Body = async ({ witness, observe, api }) => {
    await witness('creation', () => api.create())
    observe('a number', 5)
  }
  const { record } = await ran(body, { rules: ['x/plain', 'x/open'], answer: () => [422, { type: 'api_error' }] })
  expect(record.observations).toEqual([
    { rule: 'x/open', key: 'creation', value: '422, type api_error' },
    { rule: 'x/open', key: 'a number', value: '5' },
  ])
})

test('Witnesses a 5xx like any other response', async () => {
  const body: Body = async ({ witness, api }) => void (await witness('creation', () => api.create()))
  const { record } = await ran(body, { rules: ['x/open'], answer: () => [500, {}] })
  expect(record).toMatchObject({ status: 'passed', observations: [{ value: '500' }] })
})
