import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startCommand, toldBy } from '../../testing/command.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'

const RULE = ['--rule', 'metadata/key-beyond-limit-create']
const emptyFolder = () => mkdtemp(path.join(tmpdir(), 'countersign-out-'))
const BOUND = 60_000

test.concurrent(
  'Refuses a second run in the same folder, and does not disturb the first one',
  async () => {
    const folder = await emptyFolder()
    const first = await startCommand(['run', '--concurrency', '1'], {}, folder)
    await first.saw(/\d+\/\d+ scenarios/)
    const [run, report] = await Promise.all([
      hostedCommand(['run', ...RULE], {}, folder),
      hostedCommand(['report', '--out', 'out'], {}, folder),
    ])
    first.child.kill('SIGINT')
    const ended = await first.ended
    for (const { code, stderr } of [run, report]) {
      expect(code).toBe(2)
      expect(stderr).toMatch(
        /--out .*out: another `countersign run` is writing there \(process \d+ on .+\)\. Wait for its end/,
      )
    }
    expect(ended.code, ended.stderr).toBe(130)
    expect((await toldBy(ended)).complete).toBe(false)
    expect((await readdir(ended.out)).toSorted()).toEqual(['conformance.json', 'junit.xml', 'record.jsonl.br'])
  },
  BOUND,
)

test.concurrent(
  'Takes over the lock of a killed run at once, and moves its reports',
  async () => {
    const folder = await emptyFolder()
    const first = await startCommand(['run', '--concurrency', '1'], {}, folder)
    await first.saw(/\d+\/\d+ scenarios/)
    first.child.kill('SIGKILL')
    const { out } = await first.ended
    expect(await readdir(out)).toContain('.countersign-run.lock')
    const second = await hostedCommand(['run', ...RULE], {}, folder)
    expect(second.code, second.stdout + second.stderr).toBe(0)
    expect((await readdir(out)).toSorted()).toEqual(['conformance.json', 'junit.xml', 'previous', 'record.jsonl.br'])
    expect(await readdir(path.join(out, 'previous'))).toEqual(['record.jsonl.br'])
  },
  BOUND,
)

const NOBODY = { ESIGN_BASE_URL: 'http://127.0.0.1:9', ESIGN_API_KEY: 'sk-nobody' }

test.concurrent.each([
  { why: 'an address without a server', args: ['run'], env: NOBODY },
  { why: 'an invalid flag', args: ['run', '--concurrency', 'many'], env: {} },
])(
  'After an exit with 2 for $why, the folder has no report that could belong to this run',
  async ({ args, env }) => {
    const folder = await emptyFolder()
    const { out } = await hostedCommand(['run', ...RULE, '--seed', '5'], {}, folder)
    await writeFile(path.join(out, 'prove.json'), '{}')
    const wrong = await hostedCommand(args, env, folder)
    const page = await hostedCommand(['report', '--out', 'out'], {}, folder)
    expect([wrong.code, page.code]).toEqual([2, 2])
    expect(page.stderr).toContain('or give --out out/previous for the run before')
    expect((await readdir(out)).toSorted()).toEqual(['previous', 'prove.json'])
    const before = await readFile(path.join(out, 'previous', 'conformance.json'), 'utf8')
    expect(JSON.parse(before)).toMatchObject({ seed: 5 })
  },
  BOUND,
)

test.concurrent('Exits with 2 if the folder is a file, and does not change the file', async () => {
  const folder = await emptyFolder()
  const file = path.join(folder, 'file')
  await writeFile(file, 'theirs')
  const { code, stderr } = await hostedCommand(['prove', ...RULE, '--out', 'file'], {}, folder)
  expect(code).toBe(2)
  expect(stderr).toMatch(/--out .+file cannot be written: EEXIST.+\. Give another folder\.\n$/)
  expect(await readFile(file, 'utf8')).toBe('theirs')
})
