import { chmod, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startCommand } from '../../testing/command.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { startEmbedded } from '../../app/target/embedded.ts'

/*
 * What somebody who does not know the command does with it: each is told in a sentence, never by a stack trace, and never
 * with 1, which says that a rule is violated.
 */

const RULE = 'metadata/key-at-limit-create'
const STACK = /^ +at /m
const emptyFolder = () => mkdtemp(path.join(tmpdir(), 'countersign-stranger-'))

test.concurrent('exit 2: .env is a folder', async () => {
  const folder = await emptyFolder()
  await mkdir(path.join(folder, '.env'))
  const { code, stderr } = await hostedCommand(['run'], {}, folder)
  expect(code).toBe(2)
  expect(stderr).toMatch(/^.+\.env cannot be read: it is a folder; make it a file .+\n$/)
})

// Root may read everything.
test.skipIf(process.getuid?.() === 0)('exit 2: .env may not be read', async () => {
  const folder = await emptyFolder()
  await writeFile(path.join(folder, '.env'), 'ESIGN_GATE=stated')
  await chmod(path.join(folder, '.env'), 0)
  const { code, stderr } = await hostedCommand(['run'], {}, folder)
  expect(code).toBe(2)
  expect(stderr).toMatch(/^.+\.env cannot be read: this user may not read it; make it a file .+\n$/)
})

test.concurrent('a reader that has seen enough is let go', async () => {
  const { child, ended, saw } = await startCommand(['rules'])
  await saw(/stated/)
  child.stdout?.destroy()
  expect(await ended).toMatchObject({ code: 0, stderr: '' })
})

test.concurrent('several globs list the rules of all', async () => {
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
])('exit 2: $args', async ({ args, tells }) => {
  const { code, stdout, stderr } = await hostedCommand(args)
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toContain(tells)
  expect(stderr).not.toMatch(STACK)
})

test.concurrent('exit 2: the address of the control interface is that of the API', async () => {
  const service = await startEmbedded({ faulty: false })
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

test.concurrent('exit 2: there is no engine for the image', async () => {
  const { code, stderr } = await hostedCommand(['run', '--image', 'any'], { DOCKER_HOST: 'tcp://127.0.0.1:9' })
  expect(code).toBe(2)
  expect(stderr).toMatch(
    /--image any: no engine of containers answers: .+; start Docker, or say with DOCKER_HOST where it is/,
  )
  expect(stderr).not.toMatch(STACK)
})
