import { execFile } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { command, startCommand, toldBy } from '../../testing/command.ts'
import { share } from '../../sweeps/turn.ts'
import { startEmbedded } from '../../app/target/embedded.ts'

const RULE = 'metadata/key-beyond-limit-create'
const FAULT = 'metadata-key-21-create'

test.concurrent('exit 0: a rule that the embedded service keeps', async () => {
  const ended = await command(['run', '--rule', RULE])
  expect(ended.code, ended.stdout + ended.stderr).toBe(0)
  const told = await toldBy(ended)
  expect(told.complete).toBe(true)
  expect(told.summary).toMatchObject({ conforms: 1, violates: 0, inconclusive: 0 })
  expect(await readFile(path.join(ended.out, 'junit.xml'), 'utf8')).toContain(RULE)
})

test.concurrent('exit 1: a stated rule is violated, with expected, actual and the command that repeats it', async () => {
  const ended = await command(['run', '--rule', RULE, '--fault', FAULT])
  expect(ended.code, ended.stdout + ended.stderr).toBe(1)
  expect(ended.stdout).toContain('a refusal (4xx)')
  expect(ended.stdout).toContain(`npx countersign run --rule ${RULE}`)
})

const INFERRED = ['run', '--rule', 'transaction/ids-differ', '--fault', 'transaction-ids-from-a-cache']

test.concurrent.each([
  { why: 'by default', args: [], env: {}, code: 1, shown: '<failure type="violates-inferred"' },
  { why: 'with --gate stated', args: ['--gate', 'stated'], env: {}, code: 0, shown: '<skipped message="violates, let' },
  {
    why: 'with ESIGN_GATE',
    args: [],
    env: { ESIGN_GATE: 'stated' },
    code: 0,
    shown: '<skipped message="violates, let',
  },
  { why: 'the flag wins', args: ['--gate', 'all'], env: { ESIGN_GATE: 'stated' }, code: 1, shown: '<failure' },
])('exit $code: an inferred rule is violated, $why', async ({ args, env, code, shown }) => {
  const ended = await command([...INFERRED, ...args], env)
  expect(ended.code, ended.stdout + ended.stderr).toBe(code)
  expect((await toldBy(ended)).summary).toMatchObject({ violates: 0, violates_inferred: 1 })
  expect(await readFile(path.join(ended.out, 'junit.xml'), 'utf8')).toContain(shown)
})

test.concurrent('several faults at once: each of them is told', async () => {
  const other = ['metadata/entries-beyond-limit-create', 'metadata-entries-16-create'] as const
  const ended = await command(['run', '--rule', RULE, '--rule', other[0], '--fault', `${FAULT},${other[1]}`])
  expect(ended.code, ended.stdout + ended.stderr).toBe(1)
  expect((await toldBy(ended)).summary).toMatchObject({ violates: 2, conforms: 0 })
})

/** It takes as long as all others: each twelfth turn. */
test.runIf(share(12, ['faults put together']).length > 0)(
  'faults put together: how many are told, how long it takes, and what was written',
  { concurrent: true, timeout: 300_000 },
  async () => {
    const out = await mkdtemp(path.join(tmpdir(), 'countersign-together-'))
    const words = ['--together', '2', '--sets', '1', '--rule', 'metadata/key-*', '--out', out]
    const { code, stdout, stderr } = await command(['prove', ...words])
    expect(code, stdout + stderr).toBe(0)
    expect(stdout).toMatch(/set 1 of 1: 2 of 2 told, \d+ inconclusive, /)
    expect(stdout).toMatch(/2 of 2 faults told \(100\.0 %\); inconclusive: .+ times the calm one/)
    const written = JSON.parse(await readFile(path.join(out, 'prove-together.json'), 'utf8')) as object
    expect(written).toMatchObject({ seed: 1, together: 2, told: 2, percent: 100, untold: [] })
  },
)

test.concurrent('the printed curl line shows the wrong behaviour when pasted', async () => {
  const { stdout } = await command(['run', '--rule', RULE, '--fault', FAULT])
  const line = stdout.split('\n').find((text) => text.startsWith('curl ')) ?? ''
  const service = await startEmbedded({ fault: FAULT })
  const key = service.defaultWorkspace.api_keys[0]?.secret ?? ''
  const env = { ...process.env, ESIGN_BASE_URL: service.baseUrl, ESIGN_API_KEY: key }
  const { stdout: shown } = await promisify(execFile)('sh', ['-c', line], { env })
  await service.close()
  expect(shown).toMatch(/^HTTP\/1\.1 200/)
  expect(shown).toMatch(/"metadata":\{"purpose":"lease","[a-z]{21}":"value"\}/)
})

test.concurrent.each([
  { why: 'a glob that matches nothing', args: ['run', '--rule', 'metadata/key-lenght*'], tells: 'metadata/key-' },
  { why: 'an unknown fault', args: ['run', '--fault', 'metadata-key-22-create'], tells: FAULT },
  { why: 'an unknown flag', args: ['run', '--bogus'], tells: '--bogus' },
  { why: 'a flag with a wrong value', args: ['run', '--concurrency', 'many'], tells: 'whole number' },
  { why: 'an address that is none', args: ['run', '--base-url', 'localhost:1'], tells: 'ESIGN_BASE_URL' },
  { why: 'an unknown command', args: ['judge'], tells: 'judge' },
  {
    why: 'an unknown one of several faults',
    args: ['run', '--fault', `${FAULT},x`],
    tells: '--fault x: no such fault',
  },
  { why: 'a gate that is none', args: ['run', '--gate', 'none'], tells: 'Allowed choices are all, stated' },
  { why: 'an option that is no more', args: ['run', '--strict'], tells: '--gate stated only reports them' },
  { why: 'sets of no faults', args: ['prove', '--together', '0'], tells: 'whole number from 2 to 200' },
  { why: 'a sample of what', args: ['prove', '--sample', '3'], tells: '--sample 3 needs --all' },
  { why: 'proofs that are not kept', args: ['prove', '--resume'], tells: '--resume needs --all' },
  { why: 'sets of no size', args: ['prove', '--sets', '3'], tells: '--together N' },
  { why: 'sets by every scenario', args: ['prove', '--together', '2', '--all'], tells: 'Leave --all out' },
  {
    why: 'sets that are too large',
    args: ['prove', '--together', '9', '--rule', RULE],
    tells: '--together 9: of the',
  },
])('exit 2: $why', async ({ args, tells }) => {
  const { code, stderr } = await command(args)
  expect(code).toBe(2)
  expect(stderr).toContain(tells)
})

test.concurrent.each([
  { why: 'a gate that is none', env: { ESIGN_GATE: 'none' }, tells: 'ESIGN_GATE: must be all or stated' },
  { why: 'an unknown variable', env: { ESIGN_BASE_URI: 'http://127.0.0.1:9' }, tells: 'did you mean ESIGN_BASE_URL' },
  { why: 'a key without an address', env: { ESIGN_API_KEY: 'sk-nobody' }, tells: 'ESIGN_BASE_URL' },
  { why: 'an address without a key', env: { ESIGN_BASE_URL: 'http://127.0.0.1:9' }, tells: 'ESIGN_API_KEY' },
  {
    why: 'nobody at the address',
    env: { ESIGN_BASE_URL: 'http://127.0.0.1:9', ESIGN_API_KEY: 'sk-nobody' },
    tells: 'ESIGN_BASE_URL',
  },
  {
    why: 'nobody at the control address',
    env: { ESIGN_BASE_URL: 'http://127.0.0.1:9', ESIGN_CONTROL_URL: 'http://127.0.0.1:9' },
    tells: 'ESIGN_CONTROL_URL',
  },
])('exit 2: $why', async ({ env, tells }) => {
  const { code, stderr } = await command(['run'], env)
  expect(code).toBe(2)
  expect(stderr).toContain(tells)
})

test.concurrent('exit 2: a key that the target does not know', async () => {
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

test.concurrent('exit 3: no rule is judged', async () => {
  const { code } = await command(['run', '--rule', 'metadata/update-other-key'])
  expect(code).toBe(3)
})

test.concurrent('exit 130: interrupted, with the reports of what was judged', async () => {
  const { child, ended, saw } = await startCommand(['run', '--concurrency', '1'])
  await saw(/\d+ of \d+|\d+\/\d+/)
  child.kill('SIGINT')
  const end = await ended
  expect(end.code).toBe(130)
  const told = await toldBy(end)
  expect(told.complete).toBe(false)
  expect(told.summary['violates']).toBe(0)
})

test.concurrent('lists rules as JSON with level, needs, scenarios and faults', async () => {
  const { code, stdout } = await command(['rules', RULE, '--json'])
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

test.concurrent('serves the reference service: address, key and a first request that works', async () => {
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

test.concurrent('help tells commands, variables and exit codes', async () => {
  const { code, stdout } = await command(['run', '--help'])
  expect(code).toBe(0)
  for (const told of ['--base-url', '--gate', 'ESIGN_GATE', 'ESIGN_API_KEY', 'Exit codes', '130'])
    expect(stdout).toContain(told)
})
