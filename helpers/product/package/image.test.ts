import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { GenericContainer, Wait } from 'testcontainers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ConformanceReport } from '../../../reports/files/conformance-json.ts'
import { command, startCommand, type Ended } from '../../testing/command.ts'
import { buildReference, findEngine, importBase, WITHOUT_REAPER } from '../../testing/engine.ts'
import { startContainer } from '../../app/target/container.ts'

/*
 * Judges a real container image: the reference service, built with its Dockerfile on a base image that is made here. Without a
 * container engine, the tests are skipped with the reason; with COUNTERSIGN_ENGINE=required, they fail.
 */

const found = await findEngine()
const BASE = 'countersign-test-base'
const IMAGE = `countersign-test-reference-${process.pid}`
const RULE = 'metadata/key-beyond-limit-create'
const FAULT = 'metadata-key-21-create'
const SECRET = 'a-token-that-nobody-may-see-4711'

beforeAll(async () => {
  if (!found.engine) return
  await importBase(found.engine, BASE)
  await buildReference(`${BASE}:test`, IMAGE)
})

afterAll(async () => {
  for (const name of [IMAGE, `${BASE}:test`])
    await found.engine?.container.dockerode.getImage(name).remove({ force: true })
})

beforeEach((context) => {
  if (found.engine) return
  expect(process.env['COUNTERSIGN_ENGINE'], `no container engine responds: ${found.why}`).not.toBe('required')
  context.skip(`no container engine responds: ${found.why}`)
})

/** Judges one rule on the image. */
const judge = (words: readonly string[] = [], variables: Record<string, string> = {}) =>
  command(['run', '--image', IMAGE, '--control-url', '/control', '--rule', RULE, ...words], {
    ...WITHOUT_REAPER,
    ...variables,
  })

const reportOf = async ({ out }: Ended) =>
  JSON.parse(await readFile(path.join(out, 'conformance.json'), 'utf8')) as ConformanceReport
const logOf = ({ out }: Ended) => readFile(path.join(out, 'container.log'), 'utf8')

/** The running containers of our image. */
async function left(): Promise<unknown[]> {
  return (await found.engine?.container.list())?.filter(({ Image }) => Image.startsWith(IMAGE)) ?? []
}

test.concurrent('Starts, judges and stops the image', async () => {
  const ended = await judge(['--image-ready', '/control'])
  expect(ended.code, ended.stdout + ended.stderr).toBe(0)
  expect((await reportOf(ended)).target).toMatchObject({ kind: 'image', image: IMAGE })
  await expect(logOf(ended)).rejects.toThrow('ENOENT')
})

test.concurrent('Reports a violation with the log of the container and the commands to start it again', async () => {
  const ended = await judge(['--image-env', `FAULT=${FAULT}`])
  expect(ended.code, ended.stdout + ended.stderr).toBe(1)
  expect(ended.stdout).toContain(`docker run --rm -d -p 8080:8080 -e FAULT=${FAULT} ${IMAGE}\n`)
  expect(ended.stdout).toContain(`--image ${IMAGE} --image-env FAULT=${FAULT} --control-url /control`)
  expect(await logOf(ended)).toContain(`with the fault ${FAULT}`)
})

test.concurrent('Passes on a variable that is given only by name, and never shows its value', async () => {
  const words = ['--image-env', 'CONTROL_TOKEN', '--image-env', 'FAULT']
  const right = await judge(words, { CONTROL_TOKEN: SECRET, FAULT, ESIGN_CONTROL_TOKEN: SECRET })
  expect(right.code, right.stdout + right.stderr).toBe(1)
  // Here the service itself writes the secret to its log.
  const wrong = await judge(words, { CONTROL_TOKEN: 'any', FAULT: SECRET })
  expect(wrong.code).toBe(2)
  expect(wrong.stderr).toContain('does not start: it ended by itself.\nThe end of its log:\n')
  expect(wrong.stderr).toContain('There is no fault "$FAULT"')
  expect(right.stdout + right.stderr + wrong.stdout + wrong.stderr).not.toContain(SECRET)
})

test.concurrent('Reports that nothing responds on the given port', async () => {
  const image = { name: IMAGE, port: 81, env: {}, given: [], secrets: [], basePath: '' }
  const starting = startContainer(image, { startMs: 3_000 })
  await expect(starting).rejects.toThrow('no response on its port 81 within 3 s. Check --image-port and --image-ready.')
  await expect(starting).rejects.toThrow('The end of its log:\n  The reference service listens on port 8080.')
})

test.concurrent.each([
  {
    why: 'an image that does not exist',
    name: '127.0.0.1:9/none:1',
    tells: 'the image is not on this machine and cannot be',
  },
  { why: 'an image without a port', name: `${BASE}:test`, tells: 'the image exposes no port. Give the port' },
])('Exits with 2 for $why', async ({ name, tells }) => {
  const { code, stderr } = await command(['run', '--image', name], WITHOUT_REAPER)
  expect(code).toBe(2)
  expect(stderr).toContain(`--image ${name}: ${tells}`)
})

test.concurrent('The image is healthy by its own check, and does not run as root', async () => {
  const container = await new GenericContainer(IMAGE).withWaitStrategy(Wait.forHealthCheck()).start()
  const { output } = await container.exec(['node', '-e', 'console.log(process.getuid())'])
  await container.stop()
  expect(output.trim()).toBe('1000')
})

// This test runs after the others, so that none of their containers is running.
test('Exits with 130 after a signal during the start, and leaves no container', async () => {
  expect(await left()).toEqual([])
  const words = ['run', '--image', IMAGE, '--image-ready', '/nowhere', '--control-url', '/control']
  const { child, ended, saw } = await startCommand(words, WITHOUT_REAPER)
  await expect.poll(left, { timeout: 20_000 }).toHaveLength(1)
  child.kill('SIGINT')
  await saw(/Interrupted/)
  const { code, stdout, stderr } = await ended
  expect(code, stdout + stderr).toBe(130)
  expect(await left()).toEqual([])
})
