import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningService } from '../../../fixtures/reference-service/index.ts'
import type { Statement } from '../../../reports/statement/statement.ts'
import { startEmbedded } from '../../app/target/embedded.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { slowNetwork } from '../../testing/servers/hostile.ts'
import { keyOf } from '../../testing/target-keys.ts'

/* The facts in the statement of a configured target. */

let service: RunningService
beforeAll(async () => {
  service = await startEmbedded()
})
afterAll(() => service.close())

const RUN = ['run', '--rule', 'metadata/key-*-limit-*', '--seed', '7']
/** A run that does not end within its deadline. */
const LONG_RUN = ['run', '--rule', 'metadata/key-*', '--seed', '7', '--deadline', '2s', '--concurrency', '4']
const given = (url = service.baseUrl) => ({ ESIGN_BASE_URL: url, ESIGN_API_KEY: keyOf(service) })
const emptyFolder = () => mkdtemp(path.join(tmpdir(), 'countersign-facts-'))

async function statementIn(out: string): Promise<Statement> {
  return JSON.parse(await readFile(path.join(out, 'conformance-statement.json'), 'utf8')) as Statement
}

const factsIn = async (out: string) =>
  (await statementIn(out)).workspace.facts.map(({ variable, value }) => [variable, value])

test('The statement names the stated facts, and no secret', async () => {
  const [, second] = service.defaultWorkspace.api_keys.filter(({ access }) => access === 'full')
  const folder = service.defaultWorkspace.folders.find((one) => !one.default)?.id ?? ''
  const stated = { ...given(), ESIGN_SECOND_API_KEY: second?.secret ?? '', ESIGN_FOLDER_ID: folder }
  const { code, stdout, stderr, out } = await hostedCommand(RUN, stated)
  expect(code, stdout + stderr).toBe(0)
  expect((await statementIn(out)).workspace.made).toBe(false)
  expect(await factsIn(out)).toEqual([
    ['ESIGN_SECOND_API_KEY', '(secret)'],
    ['ESIGN_FOLDER_ID', folder],
  ])
  for (const name of ['conformance-statement.json', 'conformance-statement.md', 'badge.json']) {
    const text = await readFile(path.join(out, name), 'utf8')
    expect(text).not.toContain(stated.ESIGN_API_KEY)
    expect(text).not.toContain(stated.ESIGN_SECOND_API_KEY)
  }
})

const DIFFERENT = [
  ['ESIGN_BIG_UPLOADS', '(not set)'],
  ['ESIGN_BIG_UPLOADS', 'false'],
]

test('A merge names the facts of each part', async () => {
  const one = await hostedCommand([...RUN, '--shard', '1/2'], given())
  const other = await hostedCommand([...RUN, '--shard', '2/2'], { ...given(), ESIGN_BIG_UPLOADS: 'false' })
  const out = path.join(await emptyFolder(), 'merged')
  const merged = await hostedCommand(['merge', one.out, other.out, '--out', out])
  expect(merged.code, merged.stdout + merged.stderr).toBe(0)
  expect(await factsIn(out)).toEqual(DIFFERENT)
})

test('A run that resumes another names the facts of both', async () => {
  const folder = await emptyFolder()
  const network = await slowNetwork(service.baseUrl, 300)
  const first = await hostedCommand(LONG_RUN, given(network.url), folder)
  expect(first.code, first.stdout + first.stderr).toBe(3)
  const stated = { ...given(network.url), ESIGN_BIG_UPLOADS: 'false' }
  const { code, stdout, out } = await hostedCommand(['run', '--resume'], stated, folder)
  await network.close()
  expect(code, stdout).toBe(0)
  expect(await factsIn(out)).toEqual(DIFFERENT)
})
