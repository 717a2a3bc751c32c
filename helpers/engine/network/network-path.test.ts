import { expect, onTestFinished, test } from 'vitest'
import { ledgerOf } from '../leftovers/ledger.ts'
import { openSession } from '../session/session.ts'
import type { Target } from '../targets/target.ts'
import { tinySession } from '../../testing/tiny-session.ts'
import { tinyTarget, type Got, type Reply } from '../../testing/servers/tiny-target.ts'

const PROFILE = { created: '200 with a JSON object, with an id', read: '200 with a JSON object, its id, state "draft"' }
const creates = ({ line }: Got) => line === 'POST /v1/transactions'

test.each([undefined, PROFILE])(
  'Finds the network path sound if a plain draft works as at first contact, and cancels the draft',
  async (profile) => {
    const { session, states } = await tinySession(undefined, profile && { profile })
    expect(await session.networkPath.isSound()).toBe(true)
    expect([...states.values()]).toEqual(['cancelled'])
    expect(session.networkPath.loss).toBeUndefined()
  },
)

const losses: [what: string, answer: (got: Got) => Reply | undefined, reported: RegExp][] = [
  [
    'refuses it',
    () => [401, {}],
    /creation of a plain draft: the response is 401 .*, but at first contact it was 200 /,
  ],
  ['gives no id', () => [200, {}], /the response is 200 with a JSON object, without an id/],
  ['responds with 5xx', () => [500, {}], /the response is 500/],
  ['does not respond', () => (res) => void res.destroy(), /no response/],
  ['redirects elsewhere', () => [302, {}], /the response is 302 with a redirect/],
  [
    'keeps no draft',
    (got) => (creates(got) ? undefined : [404, {}]),
    /the reading of a plain draft: the response is 404/,
  ],
]
test.concurrent.for(losses)(
  'Reports a network loss and sends nothing more if a target repeatedly %s',
  async ([, answer, reported], own) => {
    const { session, journal, got } = await tinySession(answer, { profile: PROFILE }, own.onTestFinished)
    expect(await session.networkPath.isSound()).toBe(false)
    expect(session.networkPath.loss?.message).toMatch(reported)
    const before = got.length
    await expect(session.send(journal, undefined, { method: 'GET', path: '/v1/transactions' })).rejects.toThrow(
      reported,
    )
    expect(got).toHaveLength(before)
  },
)

test('Ignores a single misdirected response, and shares one check between several callers', async () => {
  const { session, got } = await tinySession((one) => (creates(one) && one.count === 1 ? [302, {}] : undefined))
  expect(await Promise.all([session.networkPath.isSound(), session.networkPath.isSound()])).toEqual([true, true])
  expect(got.filter(creates)).toHaveLength(2)
})

test('Waits for a target that is restarted, longer if its lists may lag for long', async () => {
  const away = Date.now() + 4_000
  const { session } = await tinySession(() => (Date.now() < away ? [503, {}] : undefined), {
    patience: { readMs: 50, slowMs: 30_000 },
  })
  expect(await session.networkPath.isSound()).toBe(true)
})

const brokenBefore: Partial<Target> = {
  profile: { created: '200 with no JSON object, without an id', read: 'nothing to read' },
}
test('Blames the target if it returns an earlier draft for each new one', async () => {
  const profile = { ...PROFILE, id: 'first' }
  const { session } = await tinySession((got) => [200, { id: 'first', state: creates(got) ? 'draft' : 'cancelled' }], {
    profile,
  })
  expect([await session.networkPath.isSound(), await session.networkPath.isSound()]).toEqual([true, true])
})

test('Reports a network loss if a new draft reads as cancelled', async () => {
  const { session } = await tinySession(
    (got) => [200, { id: `draft-${got.count}`, state: creates(got) ? 'draft' : 'cancelled' }],
    { profile: PROFILE },
  )
  expect(await session.networkPath.isSound()).toBe(false)
})

test('Blames the target for behaviour that was already broken at first contact', async () => {
  const { session } = await tinySession(() => [200, '"made"'], brokenBefore)
  expect(await session.networkPath.isSound()).toBe(true)
})

test('Finds the network path sound if a target has always refused names, and cancels the draft without one', async () => {
  const named = (got: Got) => creates(got) && got.body.includes('name=')
  const { session, states } = await tinySession((got) => (named(got) ? [422, {}] : undefined), { profile: PROFILE })
  expect(await session.networkPath.isSound()).toBe(true)
  expect([...states.values()]).toEqual(['cancelled'])
})

test('Finds the draft of a check again by its name if the response is lost', async () => {
  const ledger = ledgerOf('abcdefghijklmnop')
  const tiny = await tinyTarget((got) => (creates(got) && got.count === 1 ? (res) => void res.destroy() : undefined))
  const session = openSession(tiny.target, 4, { ledger, isKept: false })
  onTestFinished(async () => void (await Promise.all([session.close(), tiny.close()])))
  expect(await session.networkPath.isSound()).toBe(true)
  expect([ledger.lost, [...ledger.open]]).toEqual([[ledger.mark], []])
})
