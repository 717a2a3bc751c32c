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
  'two runs into one folder: the second is told so, and the first is not disturbed',
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
        /--out .*out: another `countersign run` writes there \(process \d+ on .+\); wait for its end/,
      )
    }
    expect(ended.code, ended.stderr).toBe(130)
    expect((await toldBy(ended)).complete).toBe(false)
    expect((await readdir(ended.out)).toSorted()).toEqual(['allure-results', 'conformance.json', 'junit.xml'])
  },
  BOUND,
)

test.concurrent(
  'the lock of a run that was killed is taken over at once, and its reports are set aside',
  async () => {
    const folder = await emptyFolder()
    const first = await startCommand(['run', '--concurrency', '1'], {}, folder)
    await first.saw(/\d+\/\d+ scenarios/)
    first.child.kill('SIGKILL')
    const { out } = await first.ended
    expect(await readdir(out)).toContain('.countersign-run.lock')
    const second = await hostedCommand(['run', ...RULE], {}, folder)
    expect(second.code, second.stdout + second.stderr).toBe(0)
    expect((await readdir(out)).toSorted()).toEqual(['allure-results', 'conformance.json', 'junit.xml', 'previous'])
    expect(await readdir(path.join(out, 'previous'))).toEqual(['allure-results'])
  },
  BOUND,
)

const NOBODY = { ESIGN_BASE_URL: 'http://127.0.0.1:9', ESIGN_API_KEY: 'sk-nobody' }

test.concurrent.each([
  { why: 'nobody is at the address', args: ['run'], env: NOBODY },
  { why: 'a flag is none', args: ['run', '--concurrency', 'many'], env: {} },
])(
  'exit 2 as $why leaves nothing that could be taken for the reports of this run',
  async ({ args, env }) => {
    const folder = await emptyFolder()
    const { out } = await hostedCommand(['run', ...RULE, '--seed', '5'], {}, folder)
    await writeFile(path.join(out, 'prove.json'), '{}')
    const wrong = await hostedCommand(args, env, folder)
    const page = await hostedCommand(['report', '--out', 'out'], {}, folder)
    expect([wrong.code, page.code]).toEqual([2, 2])
    expect(page.stderr).toContain('those of the run before are in out/previous')
    expect((await readdir(out)).toSorted()).toEqual(['previous', 'prove.json'])
    const before = await readFile(path.join(out, 'previous', 'conformance.json'), 'utf8')
    expect(JSON.parse(before)).toMatchObject({ seed: 5 })
  },
  BOUND,
)

test.concurrent('exit 2: the folder is a file, which is left as it is', async () => {
  const folder = await emptyFolder()
  const file = path.join(folder, 'file')
  await writeFile(file, 'theirs')
  const { code, stderr } = await hostedCommand(['prove', ...RULE, '--out', 'file'], {}, folder)
  expect(code).toBe(2)
  expect(stderr).toMatch(/--out .+file: nothing can be written there: EEXIST.+; give another folder\n$/)
  expect(await readFile(file, 'utf8')).toBe('theirs')
})
