import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RunningService } from '../../../fixtures/reference-service/index.ts'
import { everythingOf, startCommand, toldBy } from '../../testing/command.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { slowNetwork, troubledNetwork, TROUBLES, type Trouble } from '../../testing/servers/hostile.ts'
import { share } from '../../sweeps/turn.ts'
import { openIn } from '../../testing/open-transactions.ts'
import { keyOf } from '../../testing/target-keys.ts'
import { startEmbedded } from '../../app/target/embedded.ts'
import { catalogue } from '../../app/project/suite.ts'

let service: RunningService
beforeAll(async () => {
  service = await startEmbedded()
})
afterAll(() => service.close())

const troubles = (Object.keys(TROUBLES) as Trouble[]).filter((trouble) => trouble !== 'echoes the key')

/** The areas of this turn. */
const rules = share(6, [...new Set([...catalogue.values()].map(({ area }) => area))]).flatMap((area) => [
  '--rule',
  area,
])
/** Good requests before the trouble begins. */
const GOOD_BEGINNING = 40

/** The troubles of this turn: each turn runs a third of them, with a sixth of the areas. */
const turns = new Set<string>(share(3, troubles))

describe.concurrent.each(troubles)('If a target %s', (trouble) => {
  test('from the beginning, names the variable once and judges nothing', async () => {
    const network = await troubledNetwork(service.baseUrl, trouble, () => true)
    const { code, stdout, stderr } = await hostedCommand(['run'], {
      ESIGN_BASE_URL: network.url,
      ESIGN_API_KEY: keyOf(service),
    })
    await network.close()
    expect(code, stderr).toBe(2)
    expect(stderr.match(/ESIGN_BASE_URL/g)).toHaveLength(1)
    expect(stdout).toBe('')
  })

  test.runIf(turns.has(trouble))('after a good beginning, reports no violation, and the run ends', async () => {
    const network = await troubledNetwork(service.baseUrl, trouble, (count) => count > GOOD_BEGINNING)
    const env = {
      ESIGN_BASE_URL: network.url,
      ESIGN_API_KEY: keyOf(service),
      ESIGN_READ_LAG_SECONDS: '0.2',
      ESIGN_SLOW_LAG_SECONDS: '0.5',
    }
    const ended = await hostedCommand(['run', ...rules], env)
    await network.close()
    expect(ended.code, ended.stdout).toBe(3)
    expect((await toldBy(ended)).summary).toMatchObject({ violates: 0, violates_inferred: 0 })
  })
})

test('No file and no printed line contains a key, even if the target sends keys back', async () => {
  const network = await troubledNetwork(service.baseUrl, 'echoes the key', (count) => count % 3 === 0)
  const token = 'canary-control-token'
  const none = service.defaultWorkspace.api_keys.find(({ access }) => access === 'none')?.secret ?? ''
  const ended = await hostedCommand(['run', '--rule', 'metadata', '--rule', 'authentication'], {
    ESIGN_BASE_URL: network.url,
    ESIGN_API_KEY: keyOf(service),
    ESIGN_NO_ACCESS_API_KEY: none,
    ESIGN_CONTROL_TOKEN: token,
    ESIGN_READ_LAG_SECONDS: '0.2',
  })
  await network.close()
  const everything = await everythingOf(ended)
  expect(everything).toContain('ESIGN_API_KEY')
  for (const secret of [keyOf(service), none, token]) {
    for (const form of [secret, Buffer.from(`${secret}:`).toString('base64')]) expect(everything).not.toContain(form)
  }
})

test('Leaves no transaction open in a given workspace', async () => {
  const own = await startEmbedded()
  const ended = await hostedCommand(['run', ...rules], { ESIGN_BASE_URL: own.baseUrl, ESIGN_API_KEY: keyOf(own) })
  const open = await openIn(own)
  await own.close()
  expect(ended.code, ended.stdout).toBe(0)
  expect(open).toEqual([])
})

test('Leaves no transaction open after an interruption', async () => {
  const own = await startEmbedded()
  const network = await slowNetwork(own.baseUrl, 60)
  const { child, ended } = await startCommand(['run'], { ESIGN_BASE_URL: network.url, ESIGN_API_KEY: keyOf(own) })
  await vi.waitUntil(async () => (await openIn(own)).length > 5, { timeout: 30_000, interval: 50 })
  child.kill('SIGINT')
  const { code } = await ended
  const open = await openIn(own)
  await Promise.all([network.close(), own.close()])
  expect(code).toBe(130)
  expect(open).toEqual([])
})
