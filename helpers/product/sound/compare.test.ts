import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startReferenceService, type RunningService } from '../../../fixtures/reference-service/index.ts'
import { variants } from '../../../fixtures/variants/index.ts'
import type { Comparison } from '../../../reports/comparison/comparison.ts'
import type { ConformanceReport } from '../../../reports/files/conformance-json.ts'
import { everythingOf } from '../../testing/command.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'

const KEY = 'metadata/key-beyond-limit-create'
const FAULT = ['--fault', 'metadata-key-21-create']

const rulesOf = (...globs: readonly string[]) => globs.flatMap((glob) => ['--rule', glob])
/** A rule that the fault breaks, and one whose observation differs between the two services. */
const TWO = rulesOf(KEY, 'metadata/update-other-key')
const OBSERVED = [
  ...TWO,
  ...rulesOf('document/name-*', 'document/order', 'metadata/value-outer-blanks'),
  // Rules whose observations are about names, ids, positions and responses that name an id.
  ...rulesOf('listing/search-metadata-key', 'listing/search-parts', 'listing/order-after-update'),
  ...rulesOf(
    'field-arguments/required-omitted-update',
    'seal/authorization-not-a-sealer',
    'seal/authorization-not-qualified',
  ),
]

const started = (...ids: readonly string[]): Promise<RunningService> =>
  startReferenceService({
    faults: { taken: (behaviour) => ids.forEach((id) => variants[id]?.change(behaviour)) },
    fault: 'taken',
  })
const variablesOf = ({ baseUrl, controlUrl }: RunningService) => ({
  ESIGN_BASE_URL: baseUrl,
  ESIGN_CONTROL_URL: controlUrl,
})
const emptyFolder = () => mkdtemp(path.join(tmpdir(), 'countersign-compare-'))
const reportIn = async (out: string) =>
  JSON.parse(await readFile(path.join(out, 'conformance.json'), 'utf8')) as ConformanceReport

let plain: RunningService
let other: RunningService
/** The folders of the reports of two runs of the plain service, and of one run of the other service. */
let a: string
let again: string
let b: string

beforeAll(async () => {
  plain = await started()
  other = await started('distinct-documents', 'merging-metadata')
  const runOf = async (service: RunningService, seed: string): Promise<string> => {
    const { code, out, stderr } = await hostedCommand(['run', ...OBSERVED, '--seed', seed], variablesOf(service))
    expect(code, stderr).toBe(0)
    return out
  }
  ;[a, again, b] = await Promise.all([runOf(plain, '1'), runOf(plain, '2'), runOf(other, '2')])
})
afterAll(() => Promise.all([plain.close(), other.close()]))

/** The observations that differ between the two services. */
const REFUSAL = '200 and 400, type invalid_request_error, error invalid_argument, param name'
const OF_DOCUMENTS = [
  { observed: 'a document with the same name', a: '200 and 200', b: REFUSAL },
  { observed: 'number of documents shown', a: '3', b: '2' },
]
const DIFFERENCES = [
  {
    rule: 'metadata/update-other-key',
    observed: 'keys after an update of `first` with `second`',
    a: '["second"]',
    b: '["first","second"]',
  },
  ...['document/name-twice', 'document/order'].flatMap((rule) => OF_DOCUMENTS.map((one) => ({ rule, ...one }))),
]

test.concurrent('Compares the behaviour of two conforming services, and names exactly what differs', async () => {
  const json = await hostedCommand(['compare', a, b, '--json', '--fail-on', 'regressions'])
  expect(json.code).toBe(0)
  const comparison = JSON.parse(json.stdout) as Comparison
  expect(comparison.observations).toEqual(DIFFERENCES)
  expect(comparison).toMatchObject({ verdicts: [], judged_only_in_a: [], judged_only_in_b: [], regressions: [] })
  const { stdout } = await hostedCommand(['compare', path.join(a, 'conformance.json'), b])
  expect(stdout).toContain(
    'the response to a document with the same name: 200 and 200 in A; 200 and 400, type invalid_request_error',
  )
  expect(stdout).toContain('document/name-twice, document/order')
  expect(stdout).toMatch(/\nDIFFERENT {2}nothing got worse\n$/)
})

test.concurrent('Finds no difference between two runs of one service with different seeds', async () => {
  const { code, stdout } = await hostedCommand(['compare', a, again])
  expect(code).toBe(0)
  expect(stdout).toMatch(/\nSAME {2}Nothing differs\.\n$/)
})

test.concurrent('Compares a run with the run before, and --fail-on regressions exits with 1', async () => {
  const folder = await emptyFolder()
  const run = (...flags: readonly string[]) => hostedCommand(['run', ...TWO, ...flags], {}, folder)
  const first = await run()
  expect(first.stdout).not.toContain('Since')
  expect(await reportIn(first.out)).not.toHaveProperty('since')
  const worse = await run(...FAULT)
  expect(worse.stdout).toMatch(new RegExp(`\nSince the run of \\d+ \\w{3} \\d\\d:\\d\\d: 1 new \\(${KEY}\\)\n`))
  expect((await reportIn(worse.out)).since).toMatchObject({ fixed: [], violated: [KEY], observations: 0 })
  const runs = [path.join(worse.out, 'previous'), worse.out] as const
  const compared = await hostedCommand(['compare', ...runs, '--fail-on', 'regressions'])
  expect(compared.code).toBe(1)
  expect(compared.stdout).toContain(`Verdict: conforms -> violates: 1\n  - ${KEY}\n`)
  expect((await hostedCommand(['compare', ...runs])).code).toBe(0)
  expect((await hostedCommand(['compare', ...runs.toReversed(), '--fail-on', 'regressions'])).code).toBe(0)
  expect((await run()).stdout).toMatch(/\nSince the run of .+: 1 fixed\n/)
  expect((await run(...rulesOf(KEY))).stdout).toMatch(/nothing changed\n$/)
  const fewer = await hostedCommand(['run', ...rulesOf(KEY)], {}, folder)
  expect(fewer.stdout).not.toContain('Since')
})

test.concurrent('Writes a page without scripts or addresses, and prints its path', async () => {
  const folder = await emptyFolder()
  const { code, stdout } = await hostedCommand(['compare', a, b, '--html', '--out', 'pages/two.html'], {}, folder)
  expect([code, stdout]).toEqual([0, 'pages/two.html\n'])
  const page = await readFile(path.join(folder, 'pages/two.html'), 'utf8')
  expect(page).toContain('keys after an update of `first` with `second`')
  expect(page).not.toMatch(/<script|<link|src=|url\(|href="http/)
  for (const element of ['<main>', '<header>', '<h1>', '<th scope="col">', 'prefers-color-scheme: dark'])
    expect(page).toContain(element)
})

test.concurrent('--against judges a second service, compares both, and exits as the first run', async () => {
  const folder = await emptyFolder()
  const key = other.defaultWorkspace.api_keys[0]?.secret ?? ''
  await writeFile(path.join(folder, 'other.env'), `ESIGN_BASE_URL=${other.baseUrl}\nESIGN_API_KEY=${key}\n`)
  const words = ['run', ...TWO, '--against', 'other.env']
  const ended = await hostedCommand(words, variablesOf(plain), folder)
  expect(ended.code, ended.stderr).toBe(0)
  expect(ended.stdout).toContain('keys after an update of `first` with `second`: ["second"] in A')
  expect(ended.stdout).toContain('Report of B: out/against/index.html\n')
  const [first, second] = [await reportIn(ended.out), await reportIn(path.join(ended.out, 'against'))]
  expect([second.target.base_url, second.seed]).toEqual([other.baseUrl, first.seed])
  const record = brotliDecompressSync(await readFile(path.join(ended.out, 'against', 'record.jsonl.br'))).toString()
  expect(record).toContain('$ESIGN_API_KEY')
  for (const text of [record, await everythingOf(ended)]) expect(text).not.toContain(key)
  const broken = await hostedCommand([...words, ...FAULT], {}, folder)
  expect(broken.code).toBe(1)
  expect(broken.stdout).toContain('Findings that are fixed in B: 1')
})

test.concurrent.each([
  { file: 'missing.env', text: undefined, says: 'no such file' },
  { file: 'typo.env', text: 'ESIGN_BASE_ULR=http://127.0.0.1:9', says: 'the nearest is ESIGN_BASE_URL' },
  { file: 'empty.env', text: '', says: 'has no ESIGN_BASE_URL' },
  { file: 'same.env', text: 'same', says: 'describes the same target' },
  {
    file: 'key.env',
    text: 'key',
    says: /^--against key\.env: ESIGN_API_KEY: the responses are 401/m,
  },
])('--against $file exits with 2 before anything is judged', async ({ file, text, says }) => {
  const folder = await emptyFolder()
  const secret = 'sk-of-nobody-4711'
  const written = {
    same: `ESIGN_BASE_URL=${plain.baseUrl}`,
    key: `ESIGN_BASE_URL=${other.baseUrl}\nESIGN_API_KEY=${secret}`,
  }
  if (text !== undefined) await writeFile(path.join(folder, file), written[text as keyof typeof written] ?? text)
  const ended = await hostedCommand(['run', ...rulesOf(KEY), '--against', file], variablesOf(plain), folder)
  expect(ended.code).toBe(2)
  expect(ended.stderr).toMatch(says)
  expect(ended.stderr).toContain(`--against ${file}`)
  const everything = await everythingOf(ended)
  expect(everything).not.toContain(secret)
  expect(everything).not.toContain('conformance.json')
})

test.concurrent.each(['--shard=1/2', '--resume', '--last-failed', '--keep'])(
  'Exits with 2 for --against with %s',
  async (flag) => {
    const folder = await emptyFolder()
    const { code, stderr } = await hostedCommand(['run', '--against', 'other.env', '--seed', '1', flag], {}, folder)
    const name = flag.replace(/=.*/, '')
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(`--against cannot be combined with ${name}. Leave ${name} out.`),
    ])
  },
)

test.concurrent.each([
  { args: ['nowhere', 'nowhere'], says: 'nowhere: no such folder or file.' },
  { args: ['.', '.'], says: '. has no conformance.json. Give the --out folder of a run' },
  { args: ['other.json', 'other.json'], says: 'other.json is not a report of this version. Run the suite again.' },
  { args: ['.', '.', '--out', 'page.html'], says: '--out page.html needs --html' },
  { args: ['.', '.', '--json', '--html'], says: '--json and --html cannot be combined' },
])('Exits with 2 for compare $args', async ({ args, says }) => {
  const folder = await emptyFolder()
  await writeFile(path.join(folder, 'other.json'), '{"schema":9}')
  const { code, stderr } = await hostedCommand(['compare', ...args], {}, folder)
  expect([code, stderr]).toEqual([2, expect.stringContaining(says)])
})
