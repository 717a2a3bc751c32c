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
 * A run respects the rate limit of its target, and its own deadline.
 */

let service: RunningService
beforeAll(async () => {
  service = await startEmbedded()
})
afterAll(() => service.close())

/** A run of a few hundred requests. */
const KEYS = ['run', '--rule', 'metadata/key-*', '--no-doctor']

/** The times in `conformance.json`. */
async function reportOf({ out }: Ended): Promise<{ throttled_ms: number; duration_ms: number }> {
  return JSON.parse(await readFile(path.join(out, 'conformance.json'), 'utf8')) as never
}

test.concurrent.each([
  { variable: 'ESIGN_MAX_RPS', value: 'fast', told: 'must be a number of requests per second' },
  { variable: 'ESIGN_MAX_RPS', value: '0', told: 'must be at least 0.2 requests per second' },
])('Exits with 2 for $variable=$value', async ({ variable, value, told }) => {
  const { code, stderr } = await hostedCommand(['run'], { ESIGN_BASE_URL: 'http://127.0.0.1:1', [variable]: value })
  expect([code, stderr]).toEqual([2, expect.stringContaining(`${variable}: ${told}`)])
})

test.concurrent.each(['90', '10 m', '0s', '500h', 'soon'])('Exits with 2 for --deadline %s', async (time) => {
  const { code, stderr } = await hostedCommand(['run', '--deadline', time])
  expect([code, stderr]).toEqual([2, expect.stringContaining('must be a time from a second to a week, such as 90s')])
})

test.concurrent.each([
  ['with Retry-After', '1'],
  ['without Retry-After', undefined],
])(
  'Judges all rules of a target that allows 15 requests a second %s, and reports the throttled time',
  async (_, retryAfter) => {
    const network = await limitedNetwork(service.baseUrl, 15, retryAfter)
    const ended = await hostedCommand([...KEYS, '--allure'], {
      ESIGN_BASE_URL: network.url,
      ESIGN_API_KEY: keyOf(service),
    })
    await network.close()
    expect(ended.code, ended.stdout).toBe(0)
    const { throttled_ms: throttled, duration_ms: duration } = await reportOf(ended)
    expect(network.refused).toBeGreaterThan(0)
    expect(throttled).toBeGreaterThan(0)
    expect(throttled).toBeLessThanOrEqual(duration)
    expect(ended.stdout).toMatch(/throttled .* s of this time, by rate limits \(429/)
    const environment = await readFile(path.join(ended.out, 'allure-results', 'environment.properties'), 'utf8')
    expect(environment).toMatch(/^throttled=.* s$/m)
  },
)

test.concurrent('ESIGN_MAX_RPS limits the rate, so the target refuses nothing', async () => {
  const network = await limitedNetwork(service.baseUrl, 40)
  const env = { ESIGN_BASE_URL: network.url, ESIGN_API_KEY: keyOf(service), ESIGN_MAX_RPS: '20' }
  const ended = await hostedCommand(KEYS, env)
  await network.close()
  expect(ended.code, ended.stdout).toBe(0)
  expect(network.refused).toBe(0)
  expect((await reportOf(ended)).throttled_ms).toBeGreaterThan(0)
})

test.concurrent('--deadline ends the run, and the reports list what was not judged', async () => {
  const ended = await hostedCommand(['run', '--deadline', '2s'])
  expect(ended.code, ended.stdout).toBe(3)
  const { complete, rules } = await toldBy(ended)
  expect(complete).toBe(false)
  const why = 'its deadline was reached after 2.0 s'
  expect(rules.filter(({ reason }) => reason === `the run stopped early: ${why}`).length).toBeGreaterThan(100)
  expect(ended.stdout).toContain(`The run is not complete: ${why}.`)
  expect(await readFile(path.join(ended.out, 'junit.xml'), 'utf8')).toContain(why)
})

test.concurrent('--deadline ends the run even if the target no longer responds', { timeout: 90_000 }, async () => {
  const network = await troubledNetwork(service.baseUrl, 'never answers', (count) => count > 60)
  const env = { ESIGN_BASE_URL: network.url, ESIGN_API_KEY: keyOf(service) }
  const { child, ended } = await startCommand(['run', '--no-doctor', '--deadline', '5s'], env)
  const limit = setTimeout(() => child.kill('SIGKILL'), 50_000)
  const over = await ended
  clearTimeout(limit)
  await network.close()
  expect(over.code, over.stdout).toBe(3)
  expect((await toldBy(over)).complete).toBe(false)
  expect(over.stdout).toContain('The run is not complete: its deadline was reached')
})
