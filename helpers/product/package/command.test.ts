import { execFile } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { command, startCommand, toldBy } from '../../testing/command.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { startServe } from '../../testing/servers/sandbox.ts'
import { share } from '../../sweeps/turn.ts'
import { startEmbedded } from '../../app/target/embedded.ts'

/* One test for each exit code starts a process. The others run the command in a process that is running. */

const RULE = 'metadata/key-beyond-limit-create'
const FAULT = 'metadata-key-21-create'

test.concurrent('Exits with 0 if the embedded service conforms to the rule', async () => {
  const ended = await command(['run', '--rule', RULE])
  expect(ended.code, ended.stdout + ended.stderr).toBe(0)
  const told = await toldBy(ended)
  expect(told.complete).toBe(true)
  expect(told.summary).toMatchObject({ conforms: 1, violates: 0, inconclusive: 0 })
  expect(await readFile(path.join(ended.out, 'junit.xml'), 'utf8')).toContain(RULE)
})

test.concurrent('Exits with 1 if a stated rule is violated, and prints how to repeat it, with a curl line that shows it', async () => {
  const ended = await command(['run', '--rule', RULE, '--fault', FAULT])
  expect(ended.code, ended.stdout + ended.stderr).toBe(1)
  expect(ended.stdout).toContain('a refusal (4xx)')
  expect(ended.stdout).toContain(`npx countersign run --rule ${RULE}`)
  const line = ended.stdout.split('\n').find((text) => text.startsWith('curl ')) ?? ''
  const service = await startEmbedded({ fault: FAULT })
  const key = service.defaultWorkspace.api_keys[0]?.secret ?? ''
  const env = { ...process.env, ESIGN_BASE_URL: service.baseUrl, ESIGN_API_KEY: key }
  const { stdout: shown } = await promisify(execFile)('sh', ['-c', line], { env })
  await service.close()
  expect(shown).toMatch(/^HTTP\/1\.1 200/)
  expect(shown).toMatch(/"metadata":\{"purpose":"lease","[a-z]{21}":"value"\}/)
})

const INFERRED = ['run', '--rule', 'transaction/ids-differ', '--fault', 'transaction-ids-from-a-cache']

test.concurrent.each([
  { why: 'by default', args: [], env: {}, code: 1, shown: '<failure type="violates-inferred"' },
  {
    why: 'with --gate stated',
    args: ['--gate', 'stated'],
    env: {},
    code: 0,
    shown: '<skipped message="violated, ignored',
  },
  {
    why: 'with ESIGN_GATE',
    args: [],
    env: { ESIGN_GATE: 'stated' },
    code: 0,
    shown: '<skipped message="violated, ignored',
  },
  {
    why: 'with a flag against ESIGN_GATE',
    args: ['--gate', 'all'],
    env: { ESIGN_GATE: 'stated' },
    code: 1,
    shown: '<failure',
  },
])('Exits with $code if an inferred rule is violated, $why', async ({ args, env, code, shown }) => {
  const ended = await hostedCommand([...INFERRED, ...args], env)
  expect(ended.code, ended.stdout + ended.stderr).toBe(code)
  expect((await toldBy(ended)).summary).toMatchObject({ violates: 0, violates_inferred: 1 })
  expect(await readFile(path.join(ended.out, 'junit.xml'), 'utf8')).toContain(shown)
})

test.concurrent('Reports every one of several faults', async () => {
  const other = ['metadata/entries-beyond-limit-create', 'metadata-entries-16-create'] as const
  const ended = await hostedCommand(['run', '--rule', RULE, '--rule', other[0], '--fault', `${FAULT},${other[1]}`])
  expect(ended.code, ended.stdout + ended.stderr).toBe(1)
  expect((await toldBy(ended)).summary).toMatchObject({ violates: 2, conforms: 0 })
})

// This test takes as long as all others together, so it runs every twelfth turn, and in a process of its own.
test.runIf(share(12, ['faults put together']).length > 0)(
  'prove --together prints and writes how many faults were reported, and how long it took',
  { concurrent: true },
  async () => {
    const out = await mkdtemp(path.join(tmpdir(), 'countersign-together-'))
    const words = ['--together', '2', '--sets', '1', '--rule', 'metadata/key-*', '--out', out]
    const { code, stdout, stderr } = await command(['prove', ...words])
    expect(code, stdout + stderr).toBe(0)
    expect(stdout).toMatch(/set 1 of 1: 2 of 2 reported, \d+ inconclusive, /)
    expect(stdout).toMatch(/2 of 2 faults reported \(100\.0 %\); inconclusive: .+ times as long as without faults/)
    const written = JSON.parse(await readFile(path.join(out, 'prove-together.json'), 'utf8')) as object
    expect(written).toMatchObject({ seed: 1, together: 2, told: 2, percent: 100, untold: [] })
  },
)

test.concurrent.each([
  { why: 'a glob that matches nothing', args: ['run', '--rule', 'metadata/key-lenght*'], tells: 'metadata/key-' },
  { why: 'an unknown fault', args: ['run', '--fault', 'metadata-key-22-create'], tells: FAULT },
  { why: 'an unknown flag', args: ['run', '--bogus'], tells: '--bogus' },
  { why: 'a flag with a wrong value', args: ['run', '--concurrency', 'many'], tells: 'whole number' },
  { why: 'an invalid address', args: ['run', '--base-url', 'localhost:1'], tells: 'ESIGN_BASE_URL' },
  { why: 'an unknown command', args: ['judge'], tells: 'judge' },
  {
    why: 'an unknown one of several faults',
    args: ['run', '--fault', `${FAULT},x`],
    tells: '--fault x: no such fault',
  },
  {
    why: 'an unknown gate',
    args: ['run', '--gate', 'none'],
    tells: 'Allowed choices are all, document, stated, stated+own',
  },
  { why: 'an option of earlier versions', args: ['run', '--strict'], tells: '--gate stated only reports them' },
  { why: 'an empty set of faults', args: ['prove', '--together', '0'], tells: 'whole number from 2 to 200' },
  { why: 'a sample without --all', args: ['prove', '--sample', '3'], tells: '--sample 3 needs --all' },
  { why: '--resume without --all', args: ['prove', '--resume'], tells: '--resume needs --all' },
  { why: 'sets without a size', args: ['prove', '--sets', '3'], tells: '--together N' },
  { why: '--together with --all', args: ['prove', '--together', '2', '--all'], tells: 'Leave --all out' },
  {
    why: 'a set that is too large',
    args: ['prove', '--together', '9', '--rule', RULE],
    tells: '--together 9: of the',
  },
])('Exits with 2 for $why', async ({ args, tells }) => {
  const { code, stderr } = await hostedCommand(args)
  expect(code).toBe(2)
  expect(stderr).toContain(tells)
})

test.concurrent.each([
  {
    why: 'an unknown gate',
    env: { ESIGN_GATE: 'none' },
    tells: 'ESIGN_GATE: must be all or document or stated or stated+own',
  },
  { why: 'an unknown variable', env: { ESIGN_BASE_URI: 'http://127.0.0.1:9' }, tells: 'the nearest is ESIGN_BASE_URL' },
  { why: 'a key without an address', env: { ESIGN_API_KEY: 'sk-nobody' }, tells: 'ESIGN_BASE_URL' },
  { why: 'an address without a key', env: { ESIGN_BASE_URL: 'http://127.0.0.1:9' }, tells: 'ESIGN_API_KEY' },
  {
    why: 'an address without a server',
    env: { ESIGN_BASE_URL: 'http://127.0.0.1:9', ESIGN_API_KEY: 'sk-nobody' },
    tells: 'ESIGN_BASE_URL',
  },
  {
    why: 'a control address without a server',
    env: { ESIGN_BASE_URL: 'http://127.0.0.1:9', ESIGN_CONTROL_URL: 'http://127.0.0.1:9' },
    tells: 'ESIGN_CONTROL_URL',
  },
])('Exits with 2 for $why in the environment', async ({ env, tells }) => {
  const { code, stderr } = await hostedCommand(['run'], env)
  expect(code).toBe(2)
  expect(stderr).toContain(tells)
})

test.concurrent('Exits with 2 for a key that the target does not know', async () => {
  const service = await startEmbedded()
  const { code, stderr } = await command(['run'], {
    ESIGN_BASE_URL: service.baseUrl,
    ESIGN_API_KEY: 'sk-canary-unknown',
  })
  await service.close()
  expect(code).toBe(2)
  expect(stderr).toContain('ESIGN_API_KEY')
  expect(stderr).not.toContain('sk-canary-unknown')
})

test.concurrent('Exits with 3 if no rule is judged', async () => {
  const { code } = await command(['run', '--rule', 'metadata/update-other-key'])
  expect(code).toBe(3)
})

test.concurrent('Exits with 130 after an interruption, and reports what was judged', async () => {
  const { child, ended, saw } = await startCommand(['run', '--concurrency', '1'])
  await saw(/\d+ of \d+|\d+\/\d+/)
  child.kill('SIGINT')
  const end = await ended
  expect(end.code).toBe(130)
  const told = await toldBy(end)
  expect(told.complete).toBe(false)
  expect(told.summary['violates']).toBe(0)
})

test.concurrent('Lists rules as JSON with level, needs, scenarios and faults', async () => {
  const { code, stdout } = await hostedCommand(['rules', RULE, '--json'])
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject([
    {
      id: RULE,
      level: 'stated',
      needs: [],
      scenarios: [{}],
      faults: expect.arrayContaining([expect.objectContaining({ id: FAULT })]),
    },
  ])
})

test.concurrent('Lists the rules that a fault breaks, with the lines in a checkout', async () => {
  const { code, stdout } = await hostedCommand(['rules', FAULT])
  expect(code).toBe(0)
  expect(stdout).toContain(RULE)
  expect(stdout).toMatch(/fault +\S+: .+ \(fixtures\/faults\/\S+\.ts:\d+\)/)
})

test.concurrent('serve prints an address, a key and a first request that works', async () => {
  const { child, ended, saw } = await startCommand(['serve', '--port', '0'])
  const text = await saw(/Ctrl-C/)
  const script = text
    .split('\n')
    .filter((line) => /^(export|curl) /.test(line))
    .join('\n')
  const { stdout } = await promisify(execFile)('sh', ['-c', script])
  child.kill('SIGTERM')
  expect(stdout).toMatch(/^HTTP\/1\.1 200/)
  expect((await ended).code).toBe(0)
})

test.concurrent('serve delays responses, serves variants, and can only be reached from this machine', async () => {
  const sandbox = await startServe(['--latency', '300', '--variant', 'distinct-documents,merging-metadata'])
  expect(sandbox.text).toContain('with the variant distinct-documents,merging-metadata and a latency of 300 ms.')
  expect(sandbox.text).toContain('is lost when it stops')
  expect(sandbox.text).toContain(`Start page: ${sandbox.address}/`)
  const { id } = await sandbox.post('/transactions', 'metadata[a]=1')
  const begun = performance.now()
  await sandbox.post(`/transactions/${id}`, 'metadata[b]=2')
  expect(performance.now() - begun).toBeGreaterThanOrEqual(299)
  expect(await sandbox.get(`/transactions/${id}`)).toMatchObject({ metadata: { a: '1', b: '2' } })
  await expect(fetch(sandbox.address.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow()
  expect(await sandbox.stop()).toBe(0)
})

test.concurrent.each([
  ['--variant', 'merging-metadta', '--variant merging-metadta: no such variant. Nearest: merging-metadata, '],
  ['--latency', '60001', 'It must be a whole number from 0 to 60000.'],
])('serve %s %s exits with 2', async (flag, value, said) => {
  const { code, stderr } = await hostedCommand(['serve', flag, value])
  expect(code).toBe(2)
  expect(stderr).toContain(said)
})

test.concurrent('--help lists options, variables and exit codes', async () => {
  const { code, stdout } = await hostedCommand(['run', '--help'])
  expect(code).toBe(0)
  for (const told of ['--base-url', '--gate', 'ESIGN_GATE', 'ESIGN_API_KEY', 'Exit codes', '130'])
    expect(stdout).toContain(told)
})
