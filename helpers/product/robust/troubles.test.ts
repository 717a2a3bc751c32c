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

/** Milliseconds after which a run against a bad target is called hanging: many times what it takes, for busy machines. */
const BOUND = 300_000
/** Areas whose turn it is. */
const rules = share(6, [...new Set([...catalogue.values()].map(({ area }) => area))]).flatMap((area) => [
  '--rule',
  area,
])
/** Requests that go well before trouble begins. */
const GOOD_BEGINNING = 40

/** Another third of the troubles each turn, with a sixth of the areas. */
const turns = new Set<string>(share(3, troubles))

describe.concurrent.each(troubles)('a target that %s', (trouble) => {
  test('from the beginning: told once by the name of the variable, nothing judged', { timeout: BOUND }, async () => {
    const way = await troubledNetwork(service.baseUrl, trouble, () => true)
    const { code, stdout, stderr } = await hostedCommand(['run'], {
      ESIGN_BASE_URL: way.url,
      ESIGN_API_KEY: keyOf(service),
    })
    await way.close()
    expect(code, stderr).toBe(2)
    expect(stderr.match(/ESIGN_BASE_URL/g)).toHaveLength(1)
    expect(stdout).toBe('')
  })

  test.runIf(turns.has(trouble))(
    'after a good beginning: nothing is violated, and the run ends',
    async () => {
      const way = await troubledNetwork(service.baseUrl, trouble, (count) => count > GOOD_BEGINNING)
      const env = {
        ESIGN_BASE_URL: way.url,
        ESIGN_API_KEY: keyOf(service),
        ESIGN_READ_LAG_SECONDS: '0.2',
        ESIGN_SLOW_LAG_SECONDS: '0.5',
      }
      const ended = await hostedCommand(['run', ...rules], env)
      await way.close()
      expect(ended.code, ended.stdout).toBe(3)
      expect((await toldBy(ended)).summary).toMatchObject({ violates: 0, violates_inferred: 0 })
    },
    BOUND,
  )
})

test(
  'the keys appear in no file and in no printed line, though the target sends them back',
  { timeout: BOUND },
  async () => {
    const way = await troubledNetwork(service.baseUrl, 'echoes the key', (count) => count % 3 === 0)
    const token = 'canary-control-token'
    const none = service.defaultWorkspace.api_keys.find(({ access }) => access === 'none')?.secret ?? ''
    const ended = await hostedCommand(['run', '--rule', 'metadata', '--rule', 'authentication'], {
      ESIGN_BASE_URL: way.url,
      ESIGN_API_KEY: keyOf(service),
      ESIGN_NO_ACCESS_API_KEY: none,
      ESIGN_CONTROL_TOKEN: token,
      ESIGN_READ_LAG_SECONDS: '0.2',
    })
    await way.close()
    const everything = await everythingOf(ended)
    expect(everything).toContain('ESIGN_API_KEY')
    for (const secret of [keyOf(service), none, token]) {
      for (const form of [secret, Buffer.from(`${secret}:`).toString('base64')]) expect(everything).not.toContain(form)
    }
  },
)

test('no transaction is left open in a workspace that is not ours', { timeout: BOUND }, async () => {
  const own = await startEmbedded()
  const ended = await hostedCommand(['run', ...rules], { ESIGN_BASE_URL: own.baseUrl, ESIGN_API_KEY: keyOf(own) })
  const open = await openIn(own)
  await own.close()
  expect(ended.code, ended.stdout).toBe(0)
  expect(open).toEqual([])
})

test('no transaction is left open after an interruption', { timeout: BOUND }, async () => {
  const own = await startEmbedded()
  const way = await slowNetwork(own.baseUrl, 60)
  const { child, ended } = await startCommand(['run'], { ESIGN_BASE_URL: way.url, ESIGN_API_KEY: keyOf(own) })
  await vi.waitUntil(async () => (await openIn(own)).length > 5, { timeout: 30_000, interval: 50 })
  child.kill('SIGINT')
  const { code } = await ended
  const open = await openIn(own)
  await Promise.all([way.close(), own.close()])
  expect(code).toBe(130)
  expect(open).toEqual([])
})
