import { chmod, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startCommand } from '../../testing/command.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { startEmbedded } from '../../app/target/embedded.ts'

/*
 * Mistakes of people who do not know the command. Each is reported in a sentence without a stack trace, and never with exit code 1,
 * which means that a rule is violated.
 */

const RULE = 'metadata/key-at-limit-create'
const STACK = /^ +at /m
const emptyFolder = () => mkdtemp(path.join(tmpdir(), 'countersign-stranger-'))

test.concurrent('Exits with 2 if .env is a folder', async () => {
  const folder = await emptyFolder()
  await mkdir(path.join(folder, '.env'))
  const { code, stderr } = await hostedCommand(['run'], {}, folder)
  expect(code).toBe(2)
  expect(stderr).toMatch(/^.+\.env cannot be read: it is a folder\. Make it a readable file, .+\n$/)
})

test.concurrent('Exits with 2 if .env is UTF-16, as PowerShell 5 writes it', async () => {
  const folder = await emptyFolder()
  await writeFile(path.join(folder, '.env'), 'ESIGN_BASE_URL=http://127.0.0.1:1', 'utf16le')
  const { code, stderr } = await hostedCommand(['run'], {}, folder)
  expect(code).toBe(2)
  expect(stderr).toMatch(/^.+\.env cannot be read: it is not UTF-8 text\. Save it as UTF-8, .+\n$/)
})

// Root can read every file.
test.skipIf(process.getuid?.() === 0)('Exits with 2 if .env is not readable', async () => {
  const folder = await emptyFolder()
  await writeFile(path.join(folder, '.env'), 'ESIGN_GATE=stated')
  await chmod(path.join(folder, '.env'), 0)
  const { code, stderr } = await hostedCommand(['run'], {}, folder)
  expect(code).toBe(2)
  expect(stderr).toMatch(/^.+\.env cannot be read: this user may not read it\. Make it a readable file, .+\n$/)
})

test.concurrent('Exits with 0 if the reader of its output closes the pipe', async () => {
  const { child, ended, saw } = await startCommand(['rules'])
  await saw(/stated/)
  child.stdout?.destroy()
  expect(await ended).toMatchObject({ code: 0, stderr: '' })
})

test.concurrent('Lists the rules of several globs', async () => {
  const { code, stdout } = await hostedCommand(['rules', RULE, 'versioning', 'metadata/key-at-limit-*', '--json'])
  expect(code).toBe(0)
  const areas = (JSON.parse(stdout) as { area: string }[]).map(({ area }) => area)
  expect(areas.filter((area) => area === 'metadata')).toHaveLength(2)
  expect(areas).toContain('versioning')
})

test.concurrent.each([
  { args: ['run', 'https://host/path'], tells: 'countersign run --base-url https://host/path' },
  { args: ['https://host/path'], tells: 'countersign run --base-url https://host/path' },
  { args: ['rules', RULE, 'nope*'], tells: '`nope*` matches no rule. Nearest: ' },
  { args: ['run', '--rule', 'metadta/*'], tells: '--rule metadta/* matches no rule. Nearest: metadata/*, ' },
])('Exits with 2 for $args', async ({ args, tells }) => {
  const { code, stdout, stderr } = await hostedCommand(args)
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toContain(tells)
  expect(stderr).not.toMatch(STACK)
})

test.concurrent('Exits with 2 if the address of the control interface is that of the API', async () => {
  const service = await startEmbedded()
  const { code, stderr } = await hostedCommand(['run'], {
    ESIGN_BASE_URL: service.baseUrl,
    ESIGN_CONTROL_URL: service.baseUrl,
    ESIGN_API_KEY: 'sk-nobody',
  })
  await service.close()
  expect(code).toBe(2)
  expect(stderr).toMatch(
    /ESIGN_CONTROL_URL: the response is 401; this is the address of the API itself \(ESIGN_BASE_URL\); /,
  )
})

test.concurrent('Exits with 2 if there is no container engine for the image', async () => {
  const { code, stderr } = await hostedCommand(['run', '--image', 'any'], { DOCKER_HOST: 'tcp://127.0.0.1:9' })
  expect(code).toBe(2)
  expect(stderr).toMatch(
    /--image any: no container engine responds: .+\. Start Docker, or set DOCKER_HOST to its address\./,
  )
  expect(stderr).not.toMatch(STACK)
})
