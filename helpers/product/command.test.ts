import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { command, startCommand, toldBy } from '../testing/command.ts'
import { startEmbedded } from '../wiring/embedded.ts'

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

test.concurrent('the printed curl line shows the wrong behaviour when pasted', async () => {
  const { stdout } = await command(['run', '--rule', RULE, '--fault', FAULT])
  const line = stdout.split('\n').find((text) => text.startsWith('curl ')) ?? ''
  const service = await startEmbedded({ fault: FAULT })
  const key = service.defaultWorkspace.api_keys[0]?.secret ?? ''
  const env = { ...process.env, ESIGN_BASE_URL: service.baseUrl, ESIGN_API_KEY: key }
  const { stdout: shown } = await promisify(execFile)('sh', ['-c', line], { env })
  await service.close()
  expect(shown).toMatch(/^HTTP\/1\.1 200/)
  expect(shown).toMatch(/"metadata":\{"[a-z]{21}":"value"\}/)
})

test.concurrent.each([
  { why: 'a glob that matches nothing', args: ['run', '--rule', 'metadata/key-lenght*'], tells: 'metadata/key-' },
  { why: 'an unknown fault', args: ['run', '--fault', 'metadata-key-22-create'], tells: FAULT },
  { why: 'an unknown flag', args: ['run', '--bogus'], tells: '--bogus' },
  { why: 'a flag with a wrong value', args: ['run', '--concurrency', 'many'], tells: 'whole number' },
  { why: 'an address that is none', args: ['run', '--base-url', 'localhost:1'], tells: 'ESIGN_BASE_URL' },
  { why: 'an unknown command', args: ['judge'], tells: 'judge' },
])('exit 2: $why', async ({ args, tells }) => {
  const { code, stderr } = await command(args)
  expect(code).toBe(2)
  expect(stderr).toContain(tells)
})

test.concurrent.each([
  { why: 'an unknown variable', env: { ESIGN_BASE_URI: 'http://127.0.0.1:9' }, tells: 'did you mean ESIGN_BASE_URL' },
  { why: 'a key without an address', env: { ESIGN_API_KEY: 'k' }, tells: 'ESIGN_BASE_URL' },
  { why: 'an address without a key', env: { ESIGN_BASE_URL: 'http://127.0.0.1:9' }, tells: 'ESIGN_API_KEY' },
  {
    why: 'nobody at the address',
    env: { ESIGN_BASE_URL: 'http://127.0.0.1:9', ESIGN_API_KEY: 'k' },
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
  for (const told of ['--base-url', '--strict', 'ESIGN_API_KEY', 'Exit codes', '130']) expect(stdout).toContain(told)
})
