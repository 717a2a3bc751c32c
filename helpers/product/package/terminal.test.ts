import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { startEmbedded } from '../../app/target/embedded.ts'

const run = promisify(execFile)

/** Faults that show in the first request, and in one that needs a signer, a document and a field. */
const PASTED = [
  { rule: 'file/multipart', fault: 'file-multipart-unread', shown: /^HTTP\/1\.1 4/ },
  { rule: 'transaction/documents-hold-field', fault: 'transaction-documents-same-fields', shown: /"fields":\[\{/ },
]
test.concurrent.each(PASTED)(
  'The curl line of $rule is short, and shows the violation',
  async ({ rule, fault, shown }) => {
    const { stdout, out } = await hostedCommand(['run', '--rule', rule, '--fault', fault])
    const lines = stdout.split('\n')
    const line = lines[lines.findIndex((text) => text.includes('Reproduce it with curl')) + 1] ?? ''
    expect(line.length).toBeLessThan(400)
    expect(stdout).not.toContain('base64')
    expect(await readFile(path.join(out, 'junit.xml'), 'utf8')).toContain('| base64 -d |')
    const service = await startEmbedded({ fault })
    const key = service.defaultWorkspace.api_keys[0]?.secret ?? ''
    const env = { ...process.env, ESIGN_BASE_URL: service.baseUrl, ESIGN_API_KEY: key }
    const { stdout: answer } = await run('sh', ['-c', line], { env, cwd: path.dirname(out) })
    await service.close()
    expect(answer).toMatch(shown)
  },
)

const RULE = 'metadata/key-beyond-limit-create'
const FAULT = 'metadata-key-21-create'

test.concurrent('The command that repeats a rule never changes the reports of the run', async () => {
  const first = await hostedCommand(['run', '--rule', RULE, '--fault', FAULT])
  const words = repeated(first.stdout)
  expect(words).toEqual(['--rule', RULE, '--seed', expect.any(String), '--fault', FAULT, '--out', 'out/again'])
  expect(existsSync(path.join(first.out, 'curl'))).toBe(false)
  const before = await readFile(path.join(first.out, 'junit.xml'), 'utf8')
  const again = await hostedCommand(['run', ...words], {}, path.dirname(first.out))
  expect(repeated(again.stdout)).toEqual(words)
  expect(await readFile(path.join(first.out, 'junit.xml'), 'utf8')).toBe(before)
  expect(await readdir(path.join(first.out, 'again'))).toContain('junit.xml')
})

/** The words after `run` in the last command that repeats a rule. */
const repeated = (stdout: string) => /.*npx countersign run (.*)/s.exec(stdout)?.[1]?.split('\n')[0]?.split(' ') ?? []

/** Together they break more rules than the summary prints in full. */
const MANY = [
  FAULT,
  'metadata-first-entry-looked-at-create',
  'metadata-first-entry-looked-at-update',
  'metadata-key-signs-forgotten-update',
  'metadata-signs-barred-from-values-create',
  'metadata-signs-barred-from-values-update',
  'metadata-numbers-read-update',
  'metadata-value-cut-update',
  'metadata-value-201-create',
  'metadata-entries-14-create',
]

test.concurrent('Prints the request, the expectation and the response of each of many violated rules', async () => {
  const { stdout, stderr, out } = await hostedCommand(['run', '--rule', 'metadata', '--fault', MANY.join(',')])
  const [, count = '0'] = /^Violated: (\d+) rules$/m.exec(stdout) ?? []
  expect(Number(count), stdout).toBeGreaterThan(20)
  expect(stdout).toMatch(
    new RegExp(
      `${RULE} \\(stated\\)\\n[^]*?Finding +POST /v1/transactions with [^]*?Expected +a refusal[^]*?Actual +200, stored [^]*?► POST /v1/transactions: 200 in `,
      'm',
    ),
  )
  expect(stdout.trimEnd().split('\n').slice(-23).join('\n')).toMatch(
    /^Fix first: [^]*^Repeat a single rule:\n {2}npx countersign run/m,
  )
  expect(stdout).toContain('A curl line for each rule is in out/curl-lines.txt.')
  expect(await readFile(path.join(out, 'curl-lines.txt'), 'utf8')).toMatch(new RegExp(`^# ${RULE}: .*\\ncurl -i `, 'm'))
  expect(stderr).toMatch(/^confirming 1 of \d+ .* suspected/m)
  expect(stderr).toMatch(/^connecting to the target: .* \d+\.\d s\n/m)
})
