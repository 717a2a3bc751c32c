import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { GenericContainer, Wait } from 'testcontainers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ConformanceReport } from '../../../reports/files/conformance-json.ts'
import { command, startCommand, type Ended } from '../../testing/command.ts'
import { buildReference, findEngine, importBase, WITHOUT_REAPER } from '../../testing/engine.ts'
import { startContainer } from '../../app/target/container.ts'

/*
 * A container image as target, for real: the reference service, built by its Dockerfile on an image that is made here. Where no
 * engine answers it is skipped, and told why; with COUNTERSIGN_ENGINE=required that fails.
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
}, 180_000)

afterAll(async () => {
  for (const name of [IMAGE, `${BASE}:test`])
    await found.engine?.container.dockerode.getImage(name).remove({ force: true })
})

beforeEach((context) => {
  if (found.engine) return
  expect(process.env['COUNTERSIGN_ENGINE'], `no engine of containers answers: ${found.why}`).not.toBe('required')
  context.skip(`no engine of containers answers: ${found.why}`)
})

/** Judges the image by one rule. */
const judge = (words: readonly string[] = [], variables: Record<string, string> = {}) =>
  command(['run', '--image', IMAGE, '--control-url', '/control', '--rule', RULE, ...words], {
    ...WITHOUT_REAPER,
    ...variables,
  })

const reportOf = async ({ out }: Ended) =>
  JSON.parse(await readFile(path.join(out, 'conformance.json'), 'utf8')) as ConformanceReport
const logOf = ({ out }: Ended) => readFile(path.join(out, 'container.log'), 'utf8')

/** The containers of our image that are left. */
async function left(): Promise<unknown[]> {
  return (await found.engine?.container.list())?.filter(({ Image }) => Image.startsWith(IMAGE)) ?? []
}

test.concurrent('it is started, judged and stopped', async () => {
  const ended = await judge(['--image-ready', '/control'])
  expect(ended.code, ended.stdout + ended.stderr).toBe(0)
  expect((await reportOf(ended)).target).toMatchObject({ kind: 'image', image: IMAGE })
  await expect(logOf(ended)).rejects.toThrow('ENOENT')
})

test.concurrent('what is broken is told, with the log of the container and what starts it again', async () => {
  const ended = await judge(['--image-env', `FAULT=${FAULT}`])
  expect(ended.code, ended.stdout + ended.stderr).toBe(1)
  expect(ended.stdout).toContain(`docker run --rm -d -p 8080:8080 -e FAULT=${FAULT} ${IMAGE}\n`)
  expect(ended.stdout).toContain(`--image ${IMAGE} --image-env FAULT=${FAULT} --control-url /control`)
  expect(await logOf(ended)).toContain(`with the fault ${FAULT}`)
})

test.concurrent('a variable of ours is handed over by its name, and its value is never shown', async () => {
  const words = ['--image-env', 'CONTROL_TOKEN', '--image-env', 'FAULT']
  const right = await judge(words, { CONTROL_TOKEN: SECRET, FAULT, ESIGN_CONTROL_TOKEN: SECRET })
  expect(right.code, right.stdout + right.stderr).toBe(1)
  // Here it is the service that tells it, in what it writes before it ends.
  const wrong = await judge(words, { CONTROL_TOKEN: 'any', FAULT: SECRET })
  expect(wrong.code).toBe(2)
  expect(wrong.stderr).toContain('it does not start: it ended by itself\nIt wrote at last:\n')
  expect(wrong.stderr).toContain('There is no fault "$FAULT"')
  expect(right.stdout + right.stderr + wrong.stdout + wrong.stderr).not.toContain(SECRET)
})

test.concurrent('nothing serves on the port that is given', async () => {
  const image = { name: IMAGE, port: 81, env: {}, given: [], secrets: [], basePath: '' }
  const starting = startContainer(image, { startMs: 3_000 })
  await expect(starting).rejects.toThrow(
    'nothing answers on its port 81 within 3 s; check --image-port and --image-ready',
  )
  await expect(starting).rejects.toThrow('It wrote at last:\n  The reference service listens on port 8080.')
})

test.concurrent.each([
  { why: 'an image that is nowhere', name: '127.0.0.1:9/none:1', tells: 'it is not here, and cannot be pulled: ' },
  { why: 'an image without a port', name: `${BASE}:test`, tells: 'it exposes no port; say with --image-port' },
])('exit 2: $why', async ({ name, tells }) => {
  const { code, stderr } = await command(['run', '--image', name], WITHOUT_REAPER)
  expect(code).toBe(2)
  expect(stderr).toContain(`--image ${name}: ${tells}`)
})

test.concurrent('the image is healthy by its own check, and nobody in particular', async () => {
  const container = await new GenericContainer(IMAGE).withWaitStrategy(Wait.forHealthCheck()).start()
  const { output } = await container.exec(['node', '-e', 'console.log(process.getuid())'])
  await container.stop()
  expect(output.trim()).toBe('1000')
})

// After the others: no container of theirs is left.
test('exit 130: a signal while it starts ends it, and leaves no container', async () => {
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
