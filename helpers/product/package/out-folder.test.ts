import { mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { startCommand, toldBy } from '../../testing/command.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { serverOf } from '../../testing/servers/hostile.ts'

const RULE = ['--rule', 'metadata/key-beyond-limit-create']
const emptyFolder = () => mkdtemp(path.join(tmpdir(), 'countersign-out-'))

test.concurrent('Refuses a second run in the same folder, and does not disturb the first one', async () => {
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
  expect((await readdir(ended.out)).toSorted()).toEqual([
    'badge.json',
    'conformance.json',
    'index.html',
    'junit.xml',
    'record.jsonl.br',
  ])
})

test.concurrent('Takes over the lock of a killed run at once, and moves its reports', async () => {
  const folder = await emptyFolder()
  const first = await startCommand(['run', '--concurrency', '1'], {}, folder)
  await first.saw(/\d+\/\d+ scenarios/)
  first.child.kill('SIGKILL')
  const { out } = await first.ended
  expect(await readdir(out)).toContain('.countersign-run.lock')
  const second = await hostedCommand(['run', ...RULE], {}, folder)
  expect(second.code, second.stdout + second.stderr).toBe(0)
  expect((await readdir(out)).toSorted()).toEqual([
    'badge.json',
    'conformance-statement.json',
    'conformance-statement.md',
    'conformance.json',
    'index.html',
    'junit.xml',
    'previous',
    'record.jsonl.br',
  ])
  expect(await readdir(path.join(out, 'previous'))).toEqual(['record.jsonl.br'])
})

const NOBODY = { ESIGN_BASE_URL: 'http://127.0.0.1:9', ESIGN_API_KEY: 'sk-nobody' }

test.concurrent.each([
  { why: 'an address without a server', args: ['run'], env: NOBODY },
  { why: 'an invalid flag', args: ['run', '--concurrency', 'many'], env: {} },
])('After an exit with 2 for $why, the folder has no report that could belong to this run', async ({ args, env }) => {
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
})

test.concurrent('Exits with 2 if the folder is a file, and does not change the file', async () => {
  const folder = await emptyFolder()
  const file = path.join(folder, 'file')
  await writeFile(file, 'theirs')
  const { code, stderr } = await hostedCommand(['prove', ...RULE, '--out', 'file'], {}, folder)
  expect(code).toBe(2)
  expect(stderr).toMatch(
    /--out .+file cannot be written: .+file is not a folder \(ENOTDIR\)\. Give another folder\.\n$/,
  )
  expect(await readFile(file, 'utf8')).toBe('theirs')
})

/** The folder of a part to merge. */
let part: string
beforeAll(async () => {
  part = (await hostedCommand(['run', ...RULE, '--shard', '1/2', '--seed', '7'])).out
})

const UNWRITABLE = [
  { out: 'file/below/it', why: /file is not a folder \(ENOTDIR\)/ },
  { out: 'dangling', why: /dangling is not a folder \(EEXIST\)/ },
  { out: '/proc/countersign/out', why: /no folder can be created there \(ENOENT\)/, only: 'linux' },
].filter(({ only = process.platform }) => only === process.platform)
const COMMANDS = [['run', ...RULE], ['prove', ...RULE], ['merge'], ['report'], ['known', '--update']]

test.concurrent.each(UNWRITABLE.flatMap((place) => COMMANDS.map((words) => ({ ...place, words }))))(
  '$words.0 --out $out exits with 2 and sends nothing',
  async ({ out, why, words }) => {
    const folder = await emptyFolder()
    await writeFile(path.join(folder, 'file'), 'theirs')
    await symlink('nowhere', path.join(folder, 'dangling'))
    let requests = 0
    const server = await serverOf((_, res) => {
      requests += 1
      res.end()
    })
    const nobody = { ESIGN_BASE_URL: server.url, ESIGN_API_KEY: 'sk-nobody' }
    const { code, stdout, stderr } = await hostedCommand(
      [...words, ...(words[0] === 'merge' ? [part] : []), '--out', out],
      words[0] === 'run' ? nobody : {},
      folder,
    )
    await server.close()
    expect([code, stdout, requests]).toEqual([2, '', 0])
    expect(stderr).toMatch(
      words[0] === 'report' || words[0] === 'known' ? /has no (?:record\.jsonl\.br|conformance\.json)/ : why,
    )
    expect(stderr).not.toContain('connecting')
  },
)

test.concurrent.each(['run', 'prove', 'merge', 'report', 'cleanup', 'known'])(
  '%s refuses an empty --out',
  async (name) => {
    const folder = await emptyFolder()
    const words = name === 'merge' ? [name, part] : [name]
    const { code, stdout, stderr } = await hostedCommand([...words, '--out', ''], {}, folder)
    expect([code, stdout, await readdir(folder)]).toEqual([2, '', []])
    expect(stderr).toContain('Give a folder, or leave the flag out.')
  },
)
