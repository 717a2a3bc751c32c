import { expect, test } from 'vitest'
import type { Body } from '../scenario/scenario.ts'
import { creates, ranConfirmed } from '../../testing/tiny-run.ts'
import type { Got, Reply } from '../../testing/servers/tiny-target.ts'

/** Time limit in milliseconds for tests that wait between retries. */
const ROOM = 20_000
const isCreation = ({ line }: Got) => line === 'POST /v1/transactions'
const lost: Reply = (res) => void res.destroy()

/** Sends no response to the creations with these numbers. */
const losing =
  (isLost: (count: number) => boolean) =>
  (got: Got): Reply | undefined =>
    isCreation(got) && isLost(got.count) ? lost : undefined

test(
  'Runs a scenario again at the end, and judges it, if all its first attempts were lost',
  { timeout: ROOM },
  async () => {
    const { verdict, tiny, record } = await ranConfirmed(creates, { answer: losing((count) => count <= 3) })
    expect(verdict).toBe('conforms')
    expect(record.requests).toBe(4)
    expect(tiny.session.retries.counts).toMatchObject({ scenarios: 1, tries: 1 })
  },
)

test(
  'Retries a scenario that loses one of two creations each time, until both get a response',
  { timeout: ROOM },
  async () => {
    const twice: Body = async (context) => {
      await creates(context)
      await creates(context)
    }
    const isLost = (count: number) => [1, 3, 4, 6, 8, 9].includes(count)
    expect((await ranConfirmed(twice, { answer: losing(isLost) })).verdict).toBe('conforms')
  },
)

test('Limits the retries of a scenario that always loses the same request', { timeout: ROOM }, async () => {
  const answer = (got: Got): Reply | undefined => (got.body.includes('odd') ? lost : undefined)
  const body: Body = async ({ api, accepts }) => void (await accepts(() => api.create({ name: 'odd' })))
  const { verdict, record } = await ranConfirmed(body, { answer })
  expect(verdict).toBe('inconclusive')
  expect(record.requests).toBe(6)
})

test('Finds a violation again whose retry was lost', { timeout: ROOM }, async () => {
  // The first attempt finds the violation; then every attempt of the first retry loses its response.
  const body: Body = async ({ api, check }) => check.status(await api.create({ name: 'odd' }), 201)
  let sent = 0
  const answer = (got: Got): Reply | undefined => {
    if (!got.body.includes('odd')) return undefined
    sent += 1
    return sent >= 2 && sent <= 4 ? lost : undefined
  }
  const { verdict, record } = await ranConfirmed(body, { answer })
  expect(verdict).toBe('violates')
  expect(record.finding).toMatchObject({ again: 'with the same data' })
})

test('Finds 5xx responses to the judged request although other requests are lost', { timeout: ROOM }, async () => {
  const body: Body = async ({ api, answers, given }) => {
    await given.draft()
    await answers(200, () => api.create({ name: 'odd' }))
  }
  let drafts = 0
  const answer = (got: Got): Reply | undefined => {
    if (got.body.includes('odd')) return [500, {}]
    if (!isCreation(got) || got.body === '') return undefined
    drafts += 1
    return drafts % 3 === 0 ? lost : undefined
  }
  expect((await ranConfirmed(body, { answer })).verdict).toBe('violates')
})

test('Retries nothing after a network loss', { timeout: ROOM }, async () => {
  const { verdict, tiny } = await ranConfirmed(creates, { answer: () => lost })
  expect(verdict).toBe('inconclusive')
  // Three attempts, and the checks of the network path.
  expect(tiny.got.filter(isCreation)).toHaveLength(3 + 5)
  expect(tiny.session.networkPath.loss?.message).toMatch(/^the network path to the target has changed since .+ UTC: /)
})
