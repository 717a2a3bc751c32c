import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningService } from '../../../fixtures/reference-service/index.ts'
import { toldBy } from '../../testing/command.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { slowNetwork } from '../../testing/servers/hostile.ts'
import { keyOf } from '../../testing/target-keys.ts'
import { startEmbedded } from '../../app/target/embedded.ts'

const RULES = ['--rule', 'metadata', '--rule', 'participant']
let service: RunningService
let folder: string
beforeAll(async () => {
  service = await startEmbedded()
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-resume-'))
})
afterAll(() => service.close())

const given = (url = service.baseUrl) => ({ ESIGN_BASE_URL: url, ESIGN_API_KEY: keyOf(service) })
const judged = (args: readonly string[], env = given(), out = folder) => hostedCommand(['run', ...args], env, out)
const verdictsOf = async (ended: Awaited<ReturnType<typeof judged>>) =>
  (await toldBy(ended)).rules.map(({ id, verdict }) => [id, verdict])

test('Resumes a run that its deadline ended, with the same result as an uninterrupted run', async () => {
  const network = await slowNetwork(service.baseUrl, 150)
  const ended = await judged([...RULES, '--deadline', '3s', '--concurrency', '8'], given(network.url))
  expect(ended.code, ended.stdout).toBe(3)
  const told = await toldBy(ended)
  expect(told).toMatchObject({ complete: false })
  expect(ended.stdout).toContain(`Resume the run: npx countersign run --resume --base-url ${network.url} --out `)
  expect(told.summary.conforms).toBeGreaterThan(0)
  const elsewhere = await judged(['--resume'])
  expect([elsewhere.code, elsewhere.stderr]).toEqual([2, expect.stringContaining('--resume: the earlier run judged')])
  const resumed = await judged(['--resume', '--allure'], given(network.url))
  await network.close()
  expect(resumed.code, resumed.stdout + resumed.stderr).toBe(0)
  expect(resumed.stderr).toMatch(/Resuming: \d+ of \d+ scenarios were judged before\./)
  const whole = await hostedCommand(['run', ...RULES, '--allure'], given())
  expect(await verdictsOf(resumed)).toEqual(await verdictsOf(whole))
  const results = (out: string) => readdir(path.join(out, 'allure-results'))
  expect(await results(resumed.out)).toHaveLength((await results(whole.out)).length)
  const again = await judged(['--resume'])
  expect([again.code, again.stderr]).toEqual([2, expect.stringMatching(/--resume: the run in .+ finished\. To judge/)])
})
