import { expect, test } from 'vitest'
import type { Body } from '../scenario/scenario.ts'
import type { Write } from '../scenario/context.ts'
import { endingOf, ran, type Setting } from '../../testing/tiny-run.ts'
import { TINY_KEY, type Got, type Reply } from '../../testing/servers/tiny-target.ts'

const refusal: Reply = [422, { type: 'invalid_request_error' }]
const updates = ({ line }: Got) => /^POST \/v1\/transactions\/[^/]+$/.test(line)

/** A target that keeps one name, which a request with `stored` in its body changes whatever the answer says. */
function keepsName(answer: (got: Got) => Reply | undefined): (got: Got) => Reply | undefined {
  let name = 'old'
  return (got) => {
    if (got.body.includes('stored')) name = 'new'
    if (got.line.startsWith('GET')) return [200, { id: 'x', state: 'draft', name }]
    return answer(got)
  }
}

const update: Write = {
  on: 'update',
  when: 'on update',
  prepare: async ({ api, given }) => {
    const { id } = await given.draft()
    return { send: (args) => api.update(id, args), leaves: id, read: () => given.read(id) }
  },
}
const refusesTooLong: Body = ({ refuses }) => refuses(update, { name: 'too long' }, { name: 'short' })
const refusesStored: Body = ({ refuses }) => refuses(update, { name: 'stored' }, { name: 'short' })
const tooLong = (got: Got): Reply | undefined => (updates(got) && !got.body.includes('short') ? refusal : undefined)

test('refuses, with the transaction left as it was: passed', async () => {
  expect(await endingOf(refusesTooLong, { answer: keepsName(tooLong) })).toBe('passed')
})
test('refuses, and changes it all the same: failed', async () => {
  expect(await endingOf(refusesStored, { answer: keepsName(tooLong) })).toBe(
    'failed: name after the refused request: expected "old", got "new"',
  )
})
test('accepts what it should refuse: failed', async () => {
  expect(await endingOf(refusesTooLong)).toMatch(/^failed: POST .* with {"name":"too long"}: expected a refusal/)
})
test('refuses everything: broken', async () => {
  const answer = (got: Got) => (updates(got) ? refusal : undefined)
  expect(await endingOf(refusesTooLong, { answer })).toMatch(
    /^broken: the twin POST .* with {"name":"short"} was answered 422 too: the refusal says/,
  )
})

const refusesStart: Body = async ({ given, api, refused }) => {
  const { id } = await given.draft()
  await given.calls.cancel(id)
  await refused(() => api.start(id), { twin: async () => api.start((await given.draft()).id), leaves: id })
}
const starts = ({ line }: Got) => line.endsWith('/start')
const refusesFirst = (): ((got: Got) => Reply | undefined) => {
  let first: string | undefined
  return ({ line }) => (line === (first ??= line) ? refusal : undefined)
}
const inState: [what: string, start: (got: Got) => Reply | undefined, ending: RegExp][] = [
  ['refuses it there, and accepts it elsewhere', refusesFirst(), /^passed$/],
  ['refuses it everywhere', () => refusal, /^broken: the twin .* was answered 422 too/],
  ['accepts it', () => undefined, /^failed: .*start: expected a refusal \(4xx\), got 200/],
]
test.each(inState)('a state in which the target %s', async (_, start, ending) => {
  const answer = (got: Got) => (starts(got) ? start(got) : undefined)
  expect(await endingOf(refusesStart, { answer })).toMatch(ending)
})

test('a state in which the target refuses it, and does it all the same: failed', async () => {
  let name = 'old'
  const answer = (got: Got): Reply | undefined => {
    if (got.line.startsWith('GET')) return [200, { id: 'x', state: 'cancelled', name }]
    if (!starts(got)) return undefined
    name = 'new'
    return refusal
  }
  expect(await endingOf(refusesStart, { answer })).toMatch(/^failed: name after the refused request/)
})

const asksWithoutAccess: Body = async ({ given, apiWithoutAccess, answers }) => {
  const { id } = await given.draft()
  await answers(403, () => apiWithoutAccess().get(id))
}
const noAccess = { made: false, key: TINY_KEY, facts: { 'no-access-key': 'none' }, features: {} }
const read = /^broken: ESIGN_NO_ACCESS_API_KEY: this key reads a transaction of the workspace; it must be a valid key/
test.each<[as: string, answer: (got: Got) => Reply | undefined, ending: RegExp]>([
  ['403', () => [403, {}], /^passed/],
  ['200', () => [200, {}], /^failed: GET .*: expected status 403, got 200$/],
  ['404', () => [404, {}], /^failed: GET .*: expected status 403, got 404$/],
  [
    '401',
    () => [401, {}],
    /^broken: ESIGN_NO_ACCESS_API_KEY: the target answers 401 to this key; it must be a valid key/,
  ],
  ['what it asks for', () => undefined, read],
  ['404, but may create', ({ line }) => (line.startsWith('GET') ? [404, {}] : undefined), /^broken: .*this key makes/],
])('the key without access is answered %s', async (_, answer, ending) => {
  const setting: Setting = {
    rules: ['x/no-access'],
    answer: (got) => (got.key === 'none' ? answer(got) : undefined),
    change: { workspace: noAccess },
  }
  const { record, tiny } = await ran(asksWithoutAccess, setting)
  expect(`${record.status}: ${record.finding?.message}`).toMatch(ending)
  expect(new Set(tiny.states.values())).toEqual(new Set(['cancelled']))
})

const lags = (got: Got): Reply | undefined =>
  got.line.startsWith('GET') ? [200, { id: 'x', state: got.count < 3 ? 'draft' : 'started' }] : undefined
test('what shows late is seen', async () => {
  const body: Body = async ({ given, shows, check }) => {
    const { id } = await given.draft()
    const shown = await shows(id, ({ state }) => check.equal('state', state, 'started'))
    check.equal('state', shown['state'], 'started')
  }
  expect(await endingOf(body, { answer: lags })).toBe('passed')
  expect(await endingOf(body)).toBe('failed: state: expected "started", got "draft"')
})

test('what was under way when a scenario ended is waited for, and leaves nothing open', async () => {
  const body: Body = async ({ given, api }) => {
    await Promise.all([
      api.create({ name: 'slow' }).then(() => api.create({ name: 'never' })),
      given.refusal('a creation', () => api.get('x')).then(() => Promise.reject(new Error('ended'))),
    ])
  }
  const { tiny } = await ran(body)
  expect([...tiny.states.values()].filter((state) => state !== 'cancelled')).toEqual([])
})
