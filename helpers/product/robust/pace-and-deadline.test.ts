import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningService } from '../../../fixtures/reference-service/index.ts'
import { startCommand, toldBy, type Ended } from '../../testing/command.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { troubledNetwork } from '../../testing/servers/hostile.ts'
import { limitedNetwork } from '../../testing/servers/rate-limit.ts'
import { keyOf } from '../../testing/target-keys.ts'
import { startEmbedded } from '../../app/target/embedded.ts'

/*
 * How a run treats its target: no faster than that wants it, and no longer than it is told to.
 */

let service: RunningService
beforeAll(async () => {
  service = await startEmbedded()
})
afterAll(() => service.close())

/** Some hundred requests. */
const KEYS = ['run', '--rule', 'metadata/key-*', '--no-doctor']

/** What `conformance.json` says beside the rules. */
async function reportOf({ out }: Ended): Promise<{ throttled_ms: number; duration_ms: number }> {
  return JSON.parse(await readFile(path.join(out, 'conformance.json'), 'utf8')) as never
}

test.concurrent.each([
  { variable: 'ESIGN_MAX_RPS', value: 'fast', told: 'must be a number of requests per second' },
  { variable: 'ESIGN_MAX_RPS', value: '0', told: 'must be at least 0.2 requests per second' },
])('exit 2: $variable=$value', async ({ variable, value, told }) => {
  const { code, stderr } = await hostedCommand(['run'], { ESIGN_BASE_URL: 'http://127.0.0.1:1', [variable]: value })
  expect([code, stderr]).toEqual([2, expect.stringContaining(`${variable}: ${told}`)])
})

test.concurrent.each(['90', '10 m', '0s', '500h', 'soon'])('exit 2: --deadline %s', async (time) => {
  const { code, stderr } = await hostedCommand(['run', '--deadline', time])
  expect([code, stderr]).toEqual([2, expect.stringContaining('must be a time from a second to a week, such as 90s')])
})

test.concurrent.each([
  ['and says for how long', '1'],
  ['and does not say for how long', undefined],
])('a target that takes 15 a second, %s: all is judged, and the time is told', async (_, retryAfter) => {
  const way = await limitedNetwork(service.baseUrl, 15, retryAfter)
  const ended = await hostedCommand(KEYS, { ESIGN_BASE_URL: way.url, ESIGN_API_KEY: keyOf(service) })
  await way.close()
  expect(ended.code, ended.stdout).toBe(0)
  const { throttled_ms: throttled, duration_ms: duration } = await reportOf(ended)
  expect(way.refused).toBeGreaterThan(0)
  expect(throttled).toBeGreaterThan(0)
  expect(throttled).toBeLessThanOrEqual(duration)
  expect(ended.stdout).toMatch(/throttled .* s of this time, by rate limits \(429/)
  const environment = await readFile(path.join(ended.out, 'allure-results', 'environment.properties'), 'utf8')
  expect(environment).toMatch(/^throttled=.* s$/m)
})

test.concurrent('ESIGN_MAX_RPS: the target gets no more, and has nothing to refuse', async () => {
  const way = await limitedNetwork(service.baseUrl, 40)
  const env = { ESIGN_BASE_URL: way.url, ESIGN_API_KEY: keyOf(service), ESIGN_MAX_RPS: '20' }
  const ended = await hostedCommand(KEYS, env)
  await way.close()
  expect(ended.code, ended.stdout).toBe(0)
  expect(way.refused).toBe(0)
  expect((await reportOf(ended)).throttled_ms).toBeGreaterThan(0)
})

test.concurrent('--deadline: the run ends, and its reports say what was not judged', async () => {
  const ended = await hostedCommand(['run', '--deadline', '4s'])
  expect(ended.code, ended.stdout).toBe(3)
  const { complete, rules } = await toldBy(ended)
  expect(complete).toBe(false)
  const why = 'its deadline was reached after 4.0 s'
  expect(rules.filter(({ reason }) => reason === `the run stopped early: ${why}`).length).toBeGreaterThan(100)
  expect(ended.stdout).toContain(`The run is not complete: ${why}.`)
  expect(await readFile(path.join(ended.out, 'junit.xml'), 'utf8')).toContain(why)
})

test.concurrent('--deadline: also where the target answers nothing any more', { timeout: 90_000 }, async () => {
  const way = await troubledNetwork(service.baseUrl, 'never answers', (count) => count > 60)
  const env = { ESIGN_BASE_URL: way.url, ESIGN_API_KEY: keyOf(service) }
  const { child, ended } = await startCommand(['run', '--no-doctor', '--deadline', '5s'], env)
  const limit = setTimeout(() => child.kill('SIGKILL'), 50_000)
  const over = await ended
  clearTimeout(limit)
  await way.close()
  expect(over.code, over.stdout).toBe(3)
  expect((await toldBy(over)).complete).toBe(false)
  expect(over.stdout).toContain('The run is not complete: its deadline was reached')
})
