import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { Inconclusive, Violation } from '../outcome/errors.ts'
import type { Body } from '../scenario/scenario.ts'
import { creates, ranConfirmed } from '../../testing/tiny-run.ts'
import type { Got, Reply } from '../../testing/servers/tiny-target.ts'

/**
 * A scenario body with a script: each run `f`ails, `p`asses or reaches no `c`onclusion. Records the data of each run.
 */
function scripted(script: string): { body: Body; data: string[] } {
  const data: string[] = []
  const body: Body = async ({ api, people: { letters } }) => {
    const now = script[data.length]
    data.push(letters(20))
    await api.create()
    if (now === 'f') throw new Violation('the limit', 'a refusal', `200 in run ${data.length}`)
    if (now === 'c') throw new Inconclusive('set-up: refused')
  }
  return { body, data }
}

const endings: [script: string, verdict: string, runs: number, reported: RegExp][] = [
  ['p', 'conforms', 1, /^$/],
  ['ff', 'violates', 2, /got 200 in run 1$/],
  ['fpf', 'violates', 3, /got 200 in run 1$/],
  ['fcf', 'violates', 3, /got 200 in run 1$/],
  [
    'fpp',
    'inconclusive',
    3,
    /^not reproduced: the limit: .* \(1 of 3 attempts failed: with the same data it passed; with other data it passed\)$/,
  ],
  ['fpc', 'inconclusive', 3, /with other data it was inconclusive, set-up: refused\)$/],
]
test.each(endings)('Runs with the outcomes "%s": %s after %i runs', async (script, verdict, runs, reported) => {
  const { body, data } = scripted(script)
  const ended = await ranConfirmed(body)
  expect(ended.verdict).toBe(verdict)
  expect(ended.record.finding?.message ?? '').toMatch(reported)
  expect(data).toHaveLength(runs)
  // Each run, and each check of the network path, cleans up.
  expect(new Set(ended.tiny.states.values())).toEqual(new Set(['cancelled']))
})

test('Runs the scenario again with the same data, then with other data', async () => {
  const { body, data } = scripted('fpp')
  await ranConfirmed(body)
  expect(data[1]).toBe(data[0])
  expect(data[2]).not.toBe(data[0])
})

test('Says how a violation was reproduced, or shows every attempt', async () => {
  expect((await ranConfirmed(scripted('fpf').body)).record.finding).toMatchObject({ again: 'with other data' })
  const { log } = (await ranConfirmed(scripted('fpp').body)).record
  expect(log.match(/^#1 /gm)).toHaveLength(3)
  expect(log).toContain('# The scenario again, with other data: passed')
})

test('Reports a violation of a costly scenario without a retry', async () => {
  const { body, data } = scripted('fpp')
  expect(await ranConfirmed(body, { isCostly: true })).toMatchObject({ verdict: 'violates' })
  expect(data).toHaveLength(1)
})

test('Does not retry a costly scenario without a response', async () => {
  const { tiny, verdict } = await ranConfirmed(creates, { isCostly: true, answer: () => (res) => void res.destroy() })
  expect(verdict).toBe('inconclusive')
  expect(tiny.got).toHaveLength(1)
})

test('Does not retry a costly scenario with malformed responses', async () => {
  const answer = () => (res: ServerResponse) => void res.writeHead(200, { 'content-length': 9 }).end('<p>')
  const { tiny } = await ranConfirmed(creates, { isCostly: true, answer })
  expect(tiny.got.filter(({ line }) => line === 'POST /v1/transactions')).toHaveLength(1)
})

test('Runs a costly scenario in a workspace that is created only for it', async () => {
  const { body } = scripted('f')
  const setting = { rules: ['x/made'], change: { capabilities: ['workspaces'] } } as const
  const made = async (isCostly: boolean) => {
    const { tiny } = await ranConfirmed(body, { ...setting, isCostly })
    return tiny.got.filter(({ line }) => line === 'POST /workspaces').length
  }
  expect([await made(true), await made(false)]).toEqual([1, 0])
})

test('Reaches no conclusion if the run is interrupted before a retry', async () => {
  const end = new AbortController()
  const body: Body = async ({ api }) => {
    await api.create()
    end.abort()
    throw new Violation('the limit', 'a refusal', '200')
  }
  const { verdict, record } = await ranConfirmed(body, { signal: end.signal })
  expect(verdict).toBe('inconclusive')
  expect(record.finding?.message).toMatch(/not reproduced: .*interrupted before a retry/)
})

/** Replies to creations with a wrong member for the first `times`. */
const wrongAtFirst =
  (times: number) =>
  ({ line, count }: Got): Reply | undefined =>
    line === 'POST /v1/transactions' && count <= times ? [200, { id: 'x', language: 2 }] : undefined
test.each([
  [1, 'inconclusive'],
  [99, 'violates'],
])('Judges a member that is wrong in the first %i responses: %s', async (times, verdict) => {
  const body: Body = async ({ api }) => void (await api.create())
  const ended = await ranConfirmed(body, { rules: ['x/plain', 'x/other'], answer: wrongAtFirst(times) })
  expect(ended.verdict).toBe(verdict)
})

test('Blames the target for nothing if its key is rejected, and reports the time', async () => {
  const { verdict, record } = await ranConfirmed(creates, { answer: () => [401, { type: 'authentication_error' }] })
  expect(verdict).toBe('inconclusive')
  expect(record.finding?.message).toMatch(/^the network path to the target has changed since \d\d:\d\d:\d\d UTC: /)
})
