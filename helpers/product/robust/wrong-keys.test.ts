import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningService } from '../../../fixtures/reference-service/index.ts'
import { everythingOf, toldBy } from '../../testing/command.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { startEmbedded } from '../../app/target/embedded.ts'

let service: RunningService
beforeAll(async () => {
  service = await startEmbedded()
})
afterAll(() => service.close())

type Key = RunningService['defaultWorkspace']['api_keys'][number]
const keyIn = (keys: readonly Key[], access: Key['access'], number = 0) =>
  keys.filter((key) => key.access === access)[number]?.secret ?? ''
const own = () => service.defaultWorkspace.api_keys

/** The keys of another workspace. */
async function keysElsewhere(): Promise<readonly Key[]> {
  const answer = await fetch(`${service.controlUrl}/workspaces`, { method: 'POST', body: '{"features":{}}' })
  return ((await answer.json()) as RunningService['defaultWorkspace']).api_keys
}

test.concurrent.each([
  {
    what: 'another full-access key',
    keyOf: async () => keyIn(own(), 'full', 1),
    tells: 'this key can read a transaction of the workspace',
  },
  {
    what: 'the full-access key of another workspace',
    keyOf: async () => keyIn(await keysElsewhere(), 'full'),
    tells: 'this key can create transactions',
  },
])('Reports no violation if the key without access is $what', async ({ keyOf, tells }) => {
  const ended = await hostedCommand(['run', '--rule', 'authentication', '--rule', 'errors/object-no-access'], {
    ESIGN_BASE_URL: service.baseUrl,
    ESIGN_API_KEY: keyIn(own(), 'full'),
    ESIGN_NO_ACCESS_API_KEY: await keyOf(),
    ESIGN_READ_LAG_SECONDS: '0.2',
  })
  expect(ended.code, ended.stdout + ended.stderr).toBe(3)
  const { summary, rules } = await toldBy(ended)
  expect(summary).toMatchObject({ violates: 0, violates_inferred: 0 })
  const because = `ESIGN_NO_ACCESS_API_KEY: ${tells}; it must be a valid key that grants access to nothing`
  const unclear = rules.filter(({ verdict }) => verdict === 'inconclusive')
  expect(unclear.length).toBeGreaterThan(10)
  expect(unclear.filter(({ reason }) => !reason?.includes(because))).toEqual([])
  expect(ended.stdout).toContain(`rules: ESIGN_NO_ACCESS_API_KEY: ${tells}`)
})

test.concurrent('Accepts a key without access, and does not mask an ordinary word that is a token', async () => {
  const ended = await hostedCommand(['run', '--rule', 'authentication/no-access-*'], {
    ESIGN_BASE_URL: service.baseUrl,
    ESIGN_API_KEY: keyIn(own(), 'full'),
    ESIGN_NO_ACCESS_API_KEY: keyIn(own(), 'none'),
    ESIGN_CONTROL_TOKEN: 'exercise',
    ESIGN_READ_LAG_SECONDS: '0.2',
  })
  expect(ended.code, ended.stdout + ended.stderr).toBe(0)
  expect(await everythingOf(ended)).toContain('not exercised')
  expect(await everythingOf(ended)).not.toContain('$ESIGN_CONTROL_TOKEN')
})

test.concurrent('Exits with 2 if two keys are the same, or a token is too short to be masked', async () => {
  const { code, stderr } = await hostedCommand(['run'], {
    ESIGN_BASE_URL: service.baseUrl,
    ESIGN_API_KEY: 'sk-canary',
    ESIGN_NO_ACCESS_API_KEY: 'sk-canary',
    ESIGN_CONTROL_TOKEN: 'x',
  })
  expect(code).toBe(2)
  expect(stderr).toContain('ESIGN_API_KEY and ESIGN_NO_ACCESS_API_KEY have the same value')
  expect(stderr).toContain('ESIGN_CONTROL_TOKEN: has fewer than 4 characters')
  expect(stderr).not.toContain('canary')
})
