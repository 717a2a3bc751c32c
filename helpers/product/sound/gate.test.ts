import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Status, type TestResult } from 'allure-js-commons'
import { expect, test } from 'vitest'
import { toldBy } from '../../testing/command.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { serverOf } from '../../testing/servers/hostile.ts'
import { writeReasons } from '../../testing/write-reasons.ts'
import { startEmbedded } from '../../app/target/embedded.ts'

const RULE = 'metadata/key-beyond-limit-create'
/** A few rules, because most tests judge them several times. */
const KEYS = 'metadata/key-*-limit-*'
/** A few rules that a workspace with only a key cannot exercise. */
const PINS = 'seal/pin-*'
const BROKEN = ['run', '--rule', KEYS, '--fault', 'metadata-key-21-create']
const WELL = ['run', '--rule', KEYS]

/** A folder with a known list. */
async function folderWith(list: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-gate-'))
  await writeFile(path.join(folder, 'known.yaml'), list)
  return folder
}
/** The Allure results of a run. */
async function allureResultsIn(out: string): Promise<TestResult[]> {
  const folder = path.join(out, 'allure-results')
  const names = (await readdir(folder)).filter((name) => name.endsWith('-result.json'))
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as TestResult),
  )
}

const KNOWN = ['--known', 'known.yaml']
const LIST = `- rule: ${RULE}\n  reason: It is mended soon.\n`

test.concurrent('Exits with 0 if the violation is known, and every report marks it as known', async () => {
  const ended = await hostedCommand([...BROKEN, ...KNOWN, '--allure'], {}, await folderWith(LIST))
  expect(ended.code, ended.stdout).toBe(0)
  expect(ended.stdout).toContain(`  ${RULE}  It is mended soon.`)
  expect(ended.stderr).not.toMatch(/[1-9]\d* suspected/)
  expect((await toldBy(ended)).summary).toMatchObject({ violates: 0, known: 1 })
  const junit = await readFile(path.join(ended.out, 'junit.xml'), 'utf8')
  expect(junit).toMatch(/<testsuites [^>]*failures="0" errors="0"/)
  expect(junit).toContain('<skipped message="known violation: It is mended soon.: ')
  const results = await allureResultsIn(ended.out)
  expect(results).toHaveLength(4)
  expect(results.filter(({ status }) => status !== Status.PASSED)).toMatchObject([
    { fullName: RULE, status: 'skipped', description: expect.stringContaining('It is mended soon.') as unknown },
  ])
})

test.concurrent.each([
  { what: 'another violation is known', args: BROKEN, list: LIST.replace('create', 'update'), code: 1 },
  {
    what: 'the entry has expired and the rule is violated',
    args: BROKEN,
    list: `${LIST}  expires: 2020-01-31\n`,
    code: 1,
  },
  { what: 'the rule conforms', args: WELL, list: LIST, code: 4 },
  { what: 'the rule was not judged', args: WELL, list: LIST.replace(RULE, 'conventions/get-changes-nothing'), code: 0 },
])('Exits with $code if $what', async ({ args, list, code }) => {
  const ended = await hostedCommand([...args, ...KNOWN], {}, await folderWith(list))
  expect(ended.code, ended.stdout + ended.stderr).toBe(code)
})

test.concurrent.each([
  {
    what: 'an unknown rule',
    list: LIST.replace('create', 'creat'),
    told: `line 1: there is no rule ${RULE.replace('create', 'creat')}; the nearest is ${RULE}`,
  },
  { what: 'invalid YAML', list: `${LIST}  reason: again\n`, told: 'line 3: this is not valid YAML: ' },
])('Exits with 2 and judges nothing if the list has $what', async ({ list, told }) => {
  const { code, stdout, stderr } = await hostedCommand([...WELL, ...KNOWN], {}, await folderWith(list))
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toContain(`--known known.yaml: ${told}`)
})

test.concurrent('known --update adds violated rules, and removes them once they conform', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-gate-'))
  const update = () => hostedCommand(['known', '--update', '--out', 'out'], {}, folder)
  expect((await update()).stderr).toContain('--out out has no conformance.json. Run `countersign run` first.')
  expect((await hostedCommand(BROKEN, {}, folder)).code).toBe(1)
  expect((await update()).stdout).toMatch(new RegExp(`^added +${RULE}\\n`))
  await writeReasons(path.join(folder, 'known.yaml'))
  expect((await hostedCommand([...BROKEN, ...KNOWN], {}, folder)).code).toBe(0)
  expect((await hostedCommand([...WELL, ...KNOWN], {}, folder)).code).toBe(4)
  expect((await update()).stdout).toMatch(new RegExp(`^removed +${RULE}\\n`))
  expect((await hostedCommand([...WELL, ...KNOWN], {}, folder)).code).toBe(0)
})

test.concurrent('run and known exit with 2 until the entries that known --update wrote have a reason', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-gate-'))
  const several = 'metadata-key-21-create,metadata-value-201-create'
  await hostedCommand(['run', '--rule', 'metadata/*-beyond-limit-*', '--fault', several], {}, folder)
  const { stdout } = await hostedCommand(['known', '--update', '--out', 'out'], {}, folder)
  expect(stdout).toContain(
    'Write a reason for each of these 2 entries instead of "TO BE FILLED IN". Until then, run --known',
  )
  const listed = [...stdout.matchAll(/^ {2}(line \d+): (\S+)$/gm)].map(([, line, id]) => `${id} (${line})`)
  expect(listed).toHaveLength(2)
  let requests = 0
  const server = await serverOf((_, res) => {
    requests += 1
    res.end()
  })
  const nobody = { ESIGN_BASE_URL: server.url, ESIGN_API_KEY: 'sk-nobody' }
  const refused = await hostedCommand([...WELL, ...KNOWN], nobody, folder)
  const checked = await hostedCommand(['known'], {}, folder)
  await server.close()
  const told = `--known known.yaml: 2 entries have no reason: ${listed.join(', ')}. Write why each violation is accepted`
  for (const { code, stderr } of [refused, checked]) expect([code, stderr]).toEqual([2, expect.stringContaining(told)])
  expect([refused.stdout, requests]).toEqual(['', 0])
  await writeReasons(path.join(folder, 'known.yaml'))
  expect((await hostedCommand(['known'], {}, folder)).code).toBe(0)
})

test.concurrent('Names at most five of the entries whose reason is empty or the placeholder', async () => {
  const ids = ['key-at-limit', 'key-beyond-limit', 'value-at-limit', 'value-beyond-limit'].flatMap((claim) => [
    `metadata/${claim}-create`,
    `metadata/${claim}-update`,
  ])
  const reasons = ['', '" "', 'TO BE FILLED IN', '', '""', '', 'It is mended soon.', '']
  const list = ids.map((id, i) => `- rule: ${id}\n  reason: ${reasons[i]}\n`).join('')
  const { code, stderr } = await hostedCommand(['known'], {}, await folderWith(list))
  const named = ids.slice(0, 5).map((id, i) => `${id} (line ${2 * i + 1})`)
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining(`7 entries have no reason: ${named.join(', ')} and 2 more.`),
  ])
})

test.concurrent.each([
  { args: ['--require', KEYS, '--max-not-exercised', '0'], code: 0, told: 'PASSED' },
  {
    args: ['--require', 'lifecycle/*'],
    code: 2,
    told: /--require lifecycle\/\*: this run leaves out \d+ of these rules, such as lifecycle\//,
  },
  { args: ['--require', 'metadta'], code: 2, told: '--require metadta matches no rule. Nearest: metadata' },
  { args: ['--max-not-exercised', 'many'], code: 2, told: 'must be a whole number' },
])('Exits with $code for $args', async ({ args, code, told }) => {
  const ended = await hostedCommand([...WELL, ...args])
  expect(ended.code, ended.stdout).toBe(code)
  expect(ended.stdout + ended.stderr).toMatch(told)
})

test.concurrent('Exits with 3 if a selected rule is no longer judged, and ignores rules that are not selected', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-gate-'))
  const judges = (...args: readonly string[]) => hostedCommand(['run', '--rule', PINS, ...args], {}, folder)
  const update = async () => (await hostedCommand(['known', '--update', '--out', 'out'], {}, folder)).stdout
  expect((await judges()).code).toBe(0)
  expect(await update()).toMatch(/^Judged rules: 0 kept, \d+ added, 0 removed$/m)
  expect((await judges(...KNOWN)).code).toBe(0)
  const elsewhere = await hostedCommand([...WELL, ...KNOWN], {}, folder)
  expect([elsewhere.code, elsewhere.stdout]).toEqual([0, expect.not.stringContaining('coverage dropped')])
  expect(await update()).toMatch(/^Judged rules: \d+ kept, \d+ added, 0 removed$/m)
  const bare = await bareRun(['run', '--rule', PINS, '--rule', KEYS, ...KNOWN], folder)
  expect(bare.code, bare.stdout).toBe(3)
  expect(bare.stdout).toMatch(/ {2}- coverage dropped: \d+ rules are no longer judged: seal\//)
  expect(bare.stdout).toContain('INCONCLUSIVE')
  expect(await toldBy(bare)).toMatchObject({ unmet: [{ kind: 'coverage-dropped' }] })
  expect(await update()).toContain('No judged rule was removed, because the run of ')
  const excluding = ['run', '--rule', PINS, '--rule', KEYS, '--exclude', 'seal', ...KNOWN]
  expect((await bareRun(excluding, folder)).code).toBe(0)
})

/** A run in a workspace that has only a key, and no seal. */
async function bareRun(args: readonly string[], folder?: string) {
  const service = await startEmbedded()
  const env = { ESIGN_BASE_URL: service.baseUrl, ESIGN_API_KEY: service.defaultWorkspace.api_keys[0]?.secret ?? '' }
  const ended = await hostedCommand(args, env, folder)
  await service.close()
  return ended
}

test.concurrent('Exits with 3 if required rules were not exercised', async () => {
  const ended = await bareRun(['run', '--rule', PINS, '--require', PINS, '--max-not-exercised', '1'])
  expect(ended.code, ended.stdout).toBe(3)
  expect(ended.stdout).toMatch(/- --require seal\/pin-\*: \d+ of \d+ rules were not judged; the first, seal\//)
  expect(ended.stdout).toMatch(/- --max-not-exercised 1: \d+ rules that a client can test were not exercised/)
})
