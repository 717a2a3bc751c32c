import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestResult } from 'allure-js-commons'
import { beforeAll, expect, test } from 'vitest'
import { toldBy, type Ended } from '../../testing/command.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'

/*
 * Two areas with rules that others depend on, and whose violations scenarios of both areas see.
 */
const FAULTS = ['--fault', 'metadata-key-21-create,metadata-value-201-create,metadata-entries-14-create']
const RUN = ['run', '--rule', 'metadata', '--rule', 'sender-name-display', '--seed', '7', ...FAULTS]

let folder: string
let one: Ended
let shards: Ended[]
const merge = (...args: readonly string[]) =>
  hostedCommand(['merge', ...args, '--out', path.join(folder, 'merged')], {}, folder)

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-shards-'))
  one = await hostedCommand([...RUN, '--allure'])
  shards = await Promise.all([1, 2, 3].map((i) => hostedCommand([...RUN, '--shard', `${i}/3`])))
})

/** The verdicts of all rules, with their causes. */
const verdictsOf = async (ended: Ended) =>
  (await toldBy(ended)).rules.map(({ id, verdict, cause }) => ({ id, verdict, cause }))

/** The parts of each Allure result that do not depend on the run. */
async function allureOf(out: string) {
  const dir = path.join(out, 'allure-results')
  const names = (await readdir(dir)).filter((name) => name.endsWith('-result.json'))
  const texts = await Promise.all(names.map((name) => readFile(path.join(dir, name), 'utf8')))
  return texts
    .map((text) => JSON.parse(text) as TestResult)
    .map(({ fullName, status, attachments, steps }) => [fullName, status, attachments.length, steps.length].join(' '))
    .toSorted()
}

test('Three shards give the same verdicts as one run, in every report', async () => {
  const ended = await merge(...shards.map(({ out }) => out), '--allure')
  const merged = { ...ended, out: path.join(folder, 'merged') }
  expect([ended.code, one.code]).toEqual([1, 1])
  expect(await verdictsOf(merged)).toEqual(await verdictsOf(one))
  expect(await toldBy(merged)).toMatchObject({ complete: true, summary: (await toldBy(one)).summary })
  expect(await allureOf(merged.out)).toEqual(await allureOf(one.out))
  expect(ended.stdout).toContain(`--out ${path.relative(folder, merged.out)}/again`)
  const page = await hostedCommand(['report', '--out', merged.out])
  expect(page.code, page.stderr).toBe(0)
})

test('A part says that it is one, and cannot update the known list', async () => {
  const [first] = shards
  expect(first?.stdout).toMatch(/^ {2}shard +1\/3: countersign merge gives the verdict of all shards$/m)
  const { code, stderr } = await hostedCommand(['known', '--update', '--out', first?.out ?? ''])
  expect([code, stderr]).toEqual([2, expect.stringContaining('the last run was shard 1/3, only a part')])
})

test('merge checks --require and --max-not-exercised for the whole run', async () => {
  const outs = shards.map(({ out }) => out)
  const { code, stdout } = await merge(...outs, '--require', 'metadata', '--max-not-exercised', '0')
  expect([code, stdout]).toEqual([1, expect.stringMatching(/- --require metadata: 1 of \d+ rules was not judged/)])
})

test('merge checks the recorded judged rules for the whole run', async () => {
  const isOpen = ({ id, level }: { id: string; level: string }) => level === 'open' && id.startsWith('metadata/')
  const { id } = (await toldBy(one)).rules.find(isOpen) ?? { id: '' }
  const list = path.join(folder, 'judged.yaml')
  await writeFile(list, `[]\n---\njudged:\n  - ${id}\n  - lifecycle/gone\n`)
  const part = await hostedCommand([...RUN, '--shard', '1/3', '--known', list])
  expect(part.stdout).not.toContain('coverage dropped')
  const { stdout } = await merge(...shards.map(({ out }) => out), '--known', list)
  expect(stdout).toContain(`- coverage dropped: 1 rule is no longer judged: ${id}.`)
  expect(stdout).not.toContain('lifecycle/gone')
})

test('If a part is missing, the reports list what was not judged', async () => {
  const ended = await merge(...shards.slice(1).map(({ out }) => out))
  expect(ended.stdout).toContain('The run is not complete: 1 shard missing (1/3): give the folder of each.')
  const told = await toldBy({ ...ended, out: path.join(folder, 'merged') })
  expect(told.complete).toBe(false)
  expect(told.rules.some(({ reason = '' }) => reason.includes('1 shard missing'))).toBe(true)
})

test.each([
  { why: 'another seed', args: ['--seed', '8', '--shard', '3/3'], told: /have different seeds \(8 and 7\)/ },
  { why: 'another number of shards', args: ['--shard', '1/2'], told: /have different numbers of shards \(2 and 3\)/ },
  { why: 'a run without --shard', args: [], told: /have different numbers of shards \(1 and 3\)/ },
])('Exits with 2 if a folder has $why', async ({ args, told }) => {
  const other = await hostedCommand([...RUN, ...args])
  const { code, stderr } = await merge(shards[0]?.out ?? '', other.out)
  expect([code, stderr]).toEqual([2, expect.stringMatching(told)])
})

test('Exits with 2 if --out is the folder of a part', async () => {
  const [first] = shards
  const { code, stderr } = await hostedCommand(['merge', first?.out ?? '', '--out', first?.out ?? ''])
  expect([code, stderr]).toEqual([2, expect.stringContaining('is the folder of a shard')])
})

test.each([
  { args: ['--shard', '0/3', '--seed', '1'], told: 'must be a part of a whole, from 1/N to N/N, such as 1/3' },
  { args: ['--shard', '1/3'], told: '--shard 1/3 needs --seed N' },
  { args: ['--shard', '1/3', '--seed', '1', '--require', 'metadata'], told: 'Give them to countersign merge' },
  { args: ['--shard', '1/3', '--seed', '1', '--last-failed'], told: 'Leave --shard out' },
])('Exits with 2 for $args', async ({ args, told }) => {
  const { code, stderr } = await hostedCommand(['run', '--rule', 'metadata', ...args])
  expect([code, stderr]).toEqual([2, expect.stringContaining(told)])
})
