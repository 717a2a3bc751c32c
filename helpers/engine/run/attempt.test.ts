import { expect, test } from 'vitest'
import type { Body } from '../scenario/scenario.ts'
import type { Write } from '../scenario/context.ts'
import { endingOf, ran, type Setting } from '../../testing/tiny-run.ts'
import { TINY_KEY, type Got, type Reply } from '../../testing/servers/tiny-target.ts'

const refusal: Reply = [422, { type: 'invalid_request_error' }]
const updates = ({ line }: Got) => /^POST \/v1\/transactions\/[^/]+$/.test(line)

/** A target with one name, which a request with `stored` in its body changes, whatever the response is. */
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

test('Passes if the request is refused and the transaction is unchanged', async () => {
  expect(await endingOf(refusesTooLong, { answer: keepsName(tooLong) })).toBe('passed')
})
test('Fails if the request is refused but changes the transaction', async () => {
  expect(await endingOf(refusesStored, { answer: keepsName(tooLong) })).toBe(
    'failed: name after the refused request: expected "old", got "new"',
  )
})
test('Fails if the request is accepted', async () => {
  expect(await endingOf(refusesTooLong)).toMatch(/^failed: POST .* with {"name":"too long"}: expected a refusal/)
})
test('Is inconclusive if everything is refused', async () => {
  const answer = (got: Got) => (updates(got) ? refusal : undefined)
  expect(await endingOf(refusesTooLong, { answer })).toMatch(
    /^broken: the response to the twin POST .* with {"name":"short"} is 422 as well, so the refusal/,
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
  ['refuses the request only in this state', refusesFirst(), /^passed$/],
  ['refuses the request in every state', () => refusal, /^broken: the response to the twin .* is 422 as well/],
  ['accepts the request', () => undefined, /^failed: .*start: expected a refusal \(4xx\), got 200/],
]
test.each(inState)('Judges a state in which the target %s', async (_, start, ending) => {
  const answer = (got: Got) => (starts(got) ? start(got) : undefined)
  expect(await endingOf(refusesStart, { answer })).toMatch(ending)
})

test('Fails if the target refuses the request in a state but carries it out', async () => {
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
const read =
  /^broken: ESIGN_NO_ACCESS_API_KEY: this key can read a transaction of the workspace; it must be a valid key/
test.each<[as: string, answer: (got: Got) => Reply | undefined, ending: RegExp]>([
  ['403', () => [403, {}], /^passed/],
  ['200', () => [200, {}], /^failed: GET .*: expected status 403, got 200$/],
  ['404', () => [404, {}], /^failed: GET .*: expected status 403, got 404$/],
  ['401', () => [401, {}], /^broken: ESIGN_NO_ACCESS_API_KEY: the response to this key is 401; it must be a valid key/],
  ['the requested transaction', () => undefined, read],
  [
    '404, but may create transactions',
    ({ line }) => (line.startsWith('GET') ? [404, {}] : undefined),
    /^broken: .*this key can create/,
  ],
])('Judges the key without access if the response is %s', async (_, answer, ending) => {
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
test('Waits for a value that shows late', async () => {
  const body: Body = async ({ given, shows, check }) => {
    const { id } = await given.draft()
    const shown = await shows(id, ({ state }) => check.equal('state', state, 'started'))
    check.equal('state', shown['state'], 'started')
  }
  // Longer than three readings take on a busy machine.
  const patience = { readMs: 1_500, slowMs: 1_500 }
  expect(await endingOf(body, { answer: lags, change: { patience } })).toBe('passed')
  expect(await endingOf(body)).toBe('failed: state: expected "started", got "draft"')
})

test('Waits for requests in progress when a scenario ends, and leaves nothing open', async () => {
  const body: Body = async ({ given, api }) => {
    await Promise.all([
      api.create({ name: 'slow' }).then(() => api.create({ name: 'never' })),
      given.refusal('a creation', () => api.get('x')).then(() => Promise.reject(new Error('ended'))),
    ])
  }
  const { tiny } = await ran(body)
  expect([...tiny.states.values()].filter((state) => state !== 'cancelled')).toEqual([])
})
