import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { Inconclusive } from '../outcome/errors.ts'
import type { Context } from '../scenario/context.ts'
import type { Body } from '../scenario/scenario.ts'
import { creates, endingOf, ran, resultOf, type Setting } from '../../testing/tiny-run.ts'
import { MADE_KEY, TINY_KEY } from '../../testing/servers/tiny-target.ts'

test('Passes if the assertion holds', async () => {
  const { record } = await ran(creates)
  expect(record).toMatchObject({
    key: 'x/plain a title',
    status: 'passed',
    rules: ['x/plain'],
    outcomes: {},
    breaches: [],
    requests: 1,
    leftovers: [],
    steps: [{ name: 'POST /v1/transactions', status: 'passed' }],
  })
  expect(record).not.toHaveProperty('finding')
  expect(record.log).toContain('< 200')
})

test('Fails if the assertion does not hold, with a command to paste', async () => {
  const { record, tiny } = await ran(async ({ api, check }) => check.status(await api.create({ name: 'Lease' }), 201))
  expect(record).toMatchObject({
    status: 'failed',
    finding: {
      message: 'POST /v1/transactions: expected status 201, got 200',
      expected: 'status 201',
      actual: '200',
      replay: `curl -i -H "Authorization: Bearer $ESIGN_API_KEY" -d name=Lease ${tiny.target.baseUrl}/v1/transactions`,
    },
  })
})

test('Ends the command with the request of the violation, even if others followed', async () => {
  const { record } = await ran(async ({ api, check }) => {
    const answer = await api.create({ name: 'Lease' })
    await api.get('somewhere-else')
    check.status(answer, 201)
  })
  expect(record.finding?.replay).toMatch(/^curl -i .* -d name=Lease \S+\/v1\/transactions$/)
})

test('Is inconclusive after one attempt if the set-up is refused', async () => {
  const { record } = await ran(async ({ given }) => void (await given.draft()), { answer: () => [422, {}] })
  expect(record).toMatchObject({
    status: 'broken',
    requests: 1,
    finding: { message: 'set-up: the response to POST /v1/transactions is 422: {}' },
  })
  expect(record.finding).not.toHaveProperty('replay')
})

test('Does not count the waiting time after a 429 as time of the scenario', async () => {
  const refused = (res: ServerResponse) => void res.writeHead(429, { 'retry-after': '0.8' }).end()
  const { record } = await ran(creates, { scenarioMs: 400, answer: ({ count }) => (count === 1 ? refused : undefined) })
  expect(record).toMatchObject({ status: 'passed', requests: 1 })
})

test('Tries again after a lost response', async () => {
  const { record } = await ran(creates, {
    answer: ({ count }) => (count === 1 ? (res) => void res.destroy() : undefined),
  })
  expect(record).toMatchObject({ status: 'passed', requests: 2 })
})

test('Is inconclusive if no response ever arrives', async () => {
  const { record } = await ran(creates, { answer: () => (res) => void res.destroy() })
  expect(record).toMatchObject({
    status: 'broken',
    requests: 3,
    finding: { message: expect.stringContaining('no response') as string },
  })
})

test('Fails if the judged request always gets a 5xx, while a plain draft is accepted', async () => {
  const { record } = await ran(async ({ api, answers }) => void (await answers(200, () => api.create({ name: 'x' }))), {
    answer: ({ body }) => (body === '' ? undefined : [500, {}]),
  })
  expect(record).toMatchObject({
    status: 'failed',
    requests: 5,
    finding: { actual: expect.stringContaining('500 in each of 5 attempts') as string },
  })
})

test('Skips a scenario with a missing need, sends nothing and explains how to supply it', async () => {
  const { record, tiny } = await ran(creates, { rules: ['x/plain', 'x/folder'] })
  expect(record).toMatchObject({
    status: 'skipped',
    requests: 0,
    finding: {
      message: 'needs folder: set ESIGN_FOLDER_ID (the id of a folder that is not the default folder)',
    },
  })
  expect(tiny.got).toEqual([])
})

test('Skips a scenario that turns out to need something missing', async () => {
  const { record } = await ran(async ({ notExercised }) => notExercised('no page here'))
  expect(record).toMatchObject({ status: 'skipped', finding: { message: 'no page here' } })
})

test('Skips a scenario if the target shows nothing, and marks it', async () => {
  const { record } = await ran(async ({ notShown }) => notShown('started_at'))
  expect(record).toMatchObject({ status: 'skipped', finding: { message: 'started_at shows nothing', isUnshown: true } })
})

const bugs: [what: string, body: Body, reported: string][] = [
  ['an exception', async () => void (undefined as unknown as string).length, 'TypeError'],
  ['a need that no rule declares', async ({ fact }) => void fact('folder'), 'but none of its rules declares that need'],
  ['a thrown text', async () => Promise.reject('a text'), 'a text'],
]
test.each(bugs)('Reports %s as a bug of the suite after one attempt', async (_, body, reported) => {
  const { record } = await ran(async (context) => (await context.api.create(), body(context)))
  expect(record).toMatchObject({ status: 'broken', requests: 1 })
  expect(record.finding?.message).toMatch(/^a bug of the suite: /)
  expect(record.finding?.message).toContain(reported)
})

/** Longer than a request takes on a busy machine, and shorter than the wait for its response. Milliseconds. */
const LIMIT_MS = 500
const LATE_MS = 800

/** A limit of the scenario, or an interruption as soon as a request has arrived. */
const ends: [what: string, end: () => { setting: Pick<Setting, 'scenarioMs' | 'signal'>; arrived(): void }][] = [
  ['the scenario takes too long', () => ({ setting: { scenarioMs: LIMIT_MS }, arrived: () => {} })],
  [
    'the run is interrupted',
    () => {
      const run = new AbortController()
      return { setting: { signal: run.signal }, arrived: () => run.abort() }
    },
  ],
]
test.each(ends)('Ends a read at once if %s', async (_, end) => {
  const { setting, arrived } = end()
  const neverAnswers = () => (arrived(), () => {})
  const change = { timeoutMs: 60_000 }
  const { record } = await ran(async ({ api }) => void (await api.get('x')), {
    answer: neverAnswers,
    change,
    ...setting,
  })
  expect(record).toMatchObject({ status: 'broken', requests: 1 })
  expect(record.durationMs).toBeLessThan(change.timeoutMs / 2)
})

test.each(ends)('Cancels what was created meanwhile if %s', async (_, end) => {
  const { setting, arrived } = end()
  const late = (res: ServerResponse): void => {
    setTimeout(() => res.writeHead(200).end('{"id":"late"}'), LATE_MS)
    arrived()
  }
  const { record, tiny } = await ran(async ({ api }) => void (await api.create(), await api.create()), {
    answer: ({ line }) => (line.endsWith('/cancel') ? [200, {}] : late),
    change: { timeoutMs: 60_000 },
    ...setting,
  })
  expect(record).toMatchObject({ status: 'broken', finding: { message: expect.stringMatching(/^aborted/) as string } })
  expect(tiny.got.map(({ line }) => line)).toEqual(['POST /v1/transactions', 'POST /v1/transactions/late/cancel'])
})

test('Makes no further attempt in an interrupted run', async () => {
  const run = new AbortController()
  let tries = 0
  const body: Body = async () => {
    tries += 1
    run.abort()
    throw new Inconclusive('no response', { passing: true })
  }
  expect((await ran(body, { signal: run.signal })).record.status).toBe('broken')
  expect(tries).toBe(1)
})

test('Cancels transactions in a configured workspace, even after a failure', async () => {
  const { record, tiny } = await ran(async ({ api, check }) => check.status(await api.create(), 201))
  expect([...tiny.states.values()]).toEqual(['cancelled'])
  expect(record.leftovers).toEqual([])
})

test('Reports transactions that cannot be cancelled', async () => {
  const { record, tiny } = await ran(creates, {
    answer: ({ line }) => (line.endsWith('/cancel') ? [403, {}] : undefined),
  })
  expect(record.leftovers).toEqual([...tiny.states.keys()])
})

test('Does not cancel transactions in a created workspace', async () => {
  const workspace = { made: true, key: TINY_KEY, facts: { 'workspace-id': 'own' }, features: {} }
  const { tiny } = await ran(creates, {
    rules: ['x/clock'],
    change: { capabilities: ['workspaces', 'clock'], workspace },
  })
  expect(tiny.got.map(({ line, key }) => [line, key === MADE_KEY])).toEqual([
    ['POST /workspaces', false],
    ['POST /v1/transactions', true],
  ])
})

test('Names the rules that a scenario depends on as causes of its failure', async () => {
  const failing: Body = async ({ dependsOn, given, check }) => {
    dependsOn('x/other', 'x/plain')
    const { id } = await given.draft()
    check.equal('id', id, 'another')
  }
  const { causes } = (await ran(failing)).record.finding ?? {}
  expect(causes).toContain('x/other')
  expect(causes).not.toContain('x/plain')
})

test('Blames the rule that a set-up step depends on', async () => {
  const named = ({ dependsOn, given }: Context) => {
    dependsOn('x/other')
    return given.draft()
  }
  const body: Body = async (context) => {
    await context.given.draft()
    context.check.equal('id', (await named(context)).id, 'another')
  }
  const { record } = await ran(body)
  const { record: other } = await ran(async ({ check }) => check.that('x', false, 'y', 'z'), { rules: ['x/other'] })
  expect(resultOf('x/plain', record, other)).toMatchObject({ verdict: 'inconclusive', cause: 'x/other' })
  expect(resultOf('x/plain', record)).toMatchObject({ verdict: 'violates' })
})

test('Rejects an unknown rule, because steps may be written without the types of ids', async () => {
  expect(await endingOf(async ({ dependsOn }) => dependsOn('x/lost'))).toMatch(/dependsOn: there is no rule x\/lost/)
})
