import { expect, test } from 'vitest'
import type { Body } from '../scenario/scenario.ts'
import { creates, ranConfirmed } from '../../testing/tiny-run.ts'
import type { Got, Reply } from '../../testing/servers/tiny-target.ts'

/** Milliseconds for what waits between tries. */
const ROOM = 20_000
const isCreation = ({ line }: Got) => line === 'POST /v1/transactions'
const lost: Reply = (res) => void res.destroy()

/** The creations with these numbers get no answer. */
const losing =
  (isLost: (count: number) => boolean) =>
  (got: Got): Reply | undefined =>
    isCreation(got) && isLost(got.count) ? lost : undefined

test('a scenario whose first tries are all lost runs again at the end, and is judged', { timeout: ROOM }, async () => {
  const { verdict, tiny, record } = await ranConfirmed(creates, { answer: losing((count) => count <= 3) })
  expect(verdict).toBe('conforms')
  expect(record.requests).toBe(4)
  expect(tiny.session.retries.told).toMatchObject({ scenarios: 1, tries: 1 })
})

test(
  'of two creations, now the one and now the other is lost: until both are answered',
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

test(
  'what is lost at the same request each time is the target: a bounded number of tries',
  { timeout: ROOM },
  async () => {
    const answer = (got: Got): Reply | undefined => (got.body.includes('odd') ? lost : undefined)
    const body: Body = async ({ api, accepts }) => void (await accepts(() => api.create({ name: 'odd' })))
    const { verdict, record } = await ranConfirmed(body, { answer })
    expect(verdict).toBe('inconclusive')
    expect(record.requests).toBe(6)
  },
)

test('a violation that is lost when it is run again is found again', { timeout: ROOM }, async () => {
  // The first look finds it; then answers are lost to each try of the first fresh run.
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

test('5xx to what is judged is found though other requests are lost', { timeout: ROOM }, async () => {
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

test('nothing is tried again on a way that is lost', { timeout: ROOM }, async () => {
  const { verdict, tiny } = await ranConfirmed(creates, { answer: () => lost })
  expect(verdict).toBe('inconclusive')
  // Three tries, and the looks at the way.
  expect(tiny.got.filter(isCreation)).toHaveLength(3 + 5)
  expect(tiny.session.way.loss?.message).toMatch(/^from .+ UTC on the way to the target was not what it had been: /)
})
