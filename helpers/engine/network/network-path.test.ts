import { expect, test } from 'vitest'
import type { Target } from '../targets/target.ts'
import { tinySession } from '../../testing/tiny-session.ts'
import type { Got, Reply } from '../../testing/servers/tiny-target.ts'

const PROFILE = { created: '200 with a JSON object, with an id', read: '200 with a JSON object, its id, state "draft"' }
const creates = ({ line }: Got) => line === 'POST /v1/transactions'

test.each([undefined, PROFILE])(
  'a plain draft as at first contact: sound, and the draft does not stay',
  async (profile) => {
    const { session, states } = await tinySession(undefined, profile && { profile })
    expect(await session.way.isSound()).toBe(true)
    expect([...states.values()]).toEqual(['cancelled'])
    expect(session.way.loss).toBeUndefined()
  },
)

const losses: [what: string, answer: (got: Got) => Reply | undefined, told: RegExp][] = [
  ['refuses it', () => [401, {}], /creation of a plain draft was answered 401 .*, and 200 .* at first contact/],
  ['gives no id', () => [200, {}], /answered 200 with a JSON object, without an id/],
  ['answers 5xx', () => [500, {}], /answered 500/],
  ['does not answer', () => (res) => void res.destroy(), /no answer/],
  ['points elsewhere', () => [302, {}], /answered 302 with a redirect/],
  ['keeps none', (got) => (creates(got) ? undefined : [404, {}]), /the reading of a plain draft was answered 404/],
]
test.concurrent.for(losses)(
  'a target that %s, again and again: lost, and nothing more is sent',
  async ([, answer, told], own) => {
    const { session, journal, got } = await tinySession(answer, { profile: PROFILE }, own.onTestFinished)
    expect(await session.way.isSound()).toBe(false)
    expect(session.way.loss?.message).toMatch(told)
    const before = got.length
    await expect(session.send(journal, undefined, { method: 'GET', path: '/v1/transactions' })).rejects.toThrow(told)
    expect(got).toHaveLength(before)
  },
)

test('one answer that goes astray is no loss, and several who ask share one look', async () => {
  const { session, got } = await tinySession((one) => (creates(one) && one.count === 1 ? [302, {}] : undefined))
  expect(await Promise.all([session.way.isSound(), session.way.isSound()])).toEqual([true, true])
  expect(got.filter(creates)).toHaveLength(2)
})

const brokenBefore: Partial<Target> = {
  profile: { created: '200 with no JSON object, without an id', read: 'nothing to read' },
}
test('a target that answers a draft of before for each new one is broken, and its way is not lost', async () => {
  const profile = { ...PROFILE, id: 'first' }
  const { session } = await tinySession((got) => [200, { id: 'first', state: creates(got) ? 'draft' : 'cancelled' }], {
    profile,
  })
  expect([await session.way.isSound(), await session.way.isSound()]).toEqual([true, true])
})

test('a new draft that reads as cancelled is a lost way', async () => {
  const { session } = await tinySession(
    (got) => [200, { id: `draft-${got.count}`, state: creates(got) ? 'draft' : 'cancelled' }],
    { profile: PROFILE },
  )
  expect(await session.way.isSound()).toBe(false)
})

test('what was broken at first contact is the target, and no loss', async () => {
  const { session } = await tinySession(() => [200, '"made"'], brokenBefore)
  expect(await session.way.isSound()).toBe(true)
})
