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
const CONFORMING = ['run', '--rule', 'metadata', '--seed', '7']
/** Its parts would also be refused for their rules, but with another message. */
const FEW = ['run', '--rule', 'metadata/key-*-limit-*', '--seed', '7', ...FAULTS]
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

interface WithScenarios {
  readonly id: string
  readonly verdict: string
  readonly scenarios: readonly { readonly status: string; readonly message?: string }[]
}
const isMissing = ({ message = '' }: { message?: string }) => message.includes('and is missing')

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
  expect([code, stdout]).toEqual([1, expect.stringMatching(/- --require metadata: 2 of \d+ rules were not judged/)])
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

test('If a part is missing, the screen and each report begin with it, and no rule is blamed', async () => {
  const ended = await merge(...shards.slice(1).map(({ out }) => out), '--allure')
  const head = 'Shard 1 of 3 is missing, so '
  expect(ended.stdout.startsWith(head), ended.stdout).toBe(true)
  expect(ended.stdout.replaceAll(/\s+/g, ' ')).toContain('the folder of countersign run with --shard 1/3 --seed 7.')
  expect(ended.stdout).toContain('The run is not complete: shard 1 of 3 is missing.')
  expect(ended.stdout.replaceAll(/\s+/g, ' ')).toMatch(/\d+ rules: shard 1 of 3 judges it, and is missing/)
  const out = path.join(folder, 'merged')
  const told = await toldBy({ ...ended, out })
  expect(told).toMatchObject({
    complete: false,
    unmet: [{ kind: 'missing-shard', message: expect.stringContaining(head) }],
  })
  const missing = told.rules.filter(({ reason = '' }) => reason === 'shard 1 of 3 judges it, and is missing')
  expect(missing.length).toBeGreaterThan(0)
  for (const rule of missing) expect(rule).toMatchObject({ verdict: 'not-exercised', left_out: 'missing-part' })
  const partly = (told.rules as unknown as readonly WithScenarios[]).filter(
    ({ scenarios }) => new Set(scenarios.map(({ status }) => status)).size > 1 && scenarios.some(isMissing),
  )
  expect(partly).not.toEqual([])
  expect(partly.filter(({ verdict }) => verdict === 'conforms' || verdict === 'observed')).toEqual([])
  const whole = new Map((await verdictsOf(one)).map((rule) => [rule.id, rule.verdict]))
  const judged = told.rules.filter(({ verdict }) => verdict === 'conforms' || verdict === 'violates')
  expect(judged.map(({ id, verdict }) => [id, verdict])).toEqual(judged.map(({ id }) => [id, whole.get(id)]))
  const junit = await readFile(path.join(out, 'junit.xml'), 'utf8')
  expect(/<testsuite name="([^"]+)"/.exec(junit)?.[1]).toBe('gate')
  const facts = await readFile(path.join(out, 'allure-results', 'environment.properties'), 'utf8')
  expect(facts).toMatch(/^incomplete=shard 1 of 3 is missing$/m)
  // Later commands read the same from the record of the merge.
  const again = await hostedCommand(['show', partly[0]?.id ?? '', '--out', out], {}, folder)
  expect(again.stdout).toContain('shard 1 of 3 judges it, and is missing')
})

test('If the rule that explains a failure is in a missing part, the failure blames no rule', async () => {
  const [RULE, CAUSE] = ['metadata/key-beyond-limit-create', 'errors/no-error-with-success']
  const args = ['run', '--rule', RULE, '--rule', CAUSE, '--seed', '7', '--fault', 'errors-refusals-200']
  const [whole, first, second] = await Promise.all([
    hostedCommand(args),
    ...[1, 2].map((i) => hostedCommand([...args, '--shard', `${i}/2`])),
  ])
  const resultIn = async (ended: Ended) => (await toldBy(ended)).rules.find(({ id }) => id === RULE)
  const explained = { verdict: 'inconclusive', cause: CAUSE }
  expect(await resultIn(whole)).toMatchObject(explained)
  const merged = { ...whole, out: path.join(folder, 'merged') }
  const { code, stdout } = await merge(second!.out)
  expect([code, stdout]).toEqual([3, expect.stringMatching(/^Shard 1 of 2 is missing, so 2 rules were not judged/)])
  const reason = 'shard 1 of 2 is missing, and may find another violated rule that explains this failure'
  expect(await resultIn(merged)).toMatchObject({ verdict: 'inconclusive', left_out: 'missing-part', reason })
  await merge(first!.out, second!.out)
  expect(await resultIn(merged)).toMatchObject(explained)
})

test('If a part is missing, no demand claims anything about its rules, and the exit code is 3', async () => {
  const parts = await Promise.all([1, 2].map((i) => hostedCommand([...CONFORMING, '--shard', `${i}/3`])))
  const outs = parts.map(({ out }) => out)
  await merge(...outs)
  const { rules } = await toldBy({ ...one, out: path.join(folder, 'merged') })
  const { id } = rules.find(({ reason = '' }) => reason.includes('is missing')) ?? { id: '' }
  const list = path.join(folder, 'missing.yaml')
  await writeFile(list, `- rule: ${id}\n  reason: so\n  expires: 2020-01-31\n---\njudged:\n  - ${id}\n`)
  const demands = ['--known', list, '--require', id, '--max-not-exercised', '0']
  const { code, stdout } = await merge(...outs, ...demands)
  expect(code, stdout).toBe(3)
  expect(stdout).toMatch(/^Shard 3 of 3 is missing/)
  expect(stdout).not.toContain('Other reasons')
  const { unmet } = (await toldBy({ ...one, out: path.join(folder, 'merged') })) as unknown as { unmet: unknown[] }
  expect(unmet).toMatchObject([{ kind: 'missing-shard' }])
})

test.each([
  { why: 'another seed', args: ['--seed', '8', '--shard', '3/3'], told: /have different seeds \(8 and 7\)/ },
  { why: 'another number of shards', args: ['--shard', '1/2'], told: /have different numbers of shards \(2 and 3\)/ },
])('Exits with 2 if a folder has $why', async ({ args, told }) => {
  const other = await hostedCommand([...FEW, ...args])
  const { code, stderr } = await merge(shards[0]?.out ?? '', other.out)
  expect([code, stderr]).toEqual([2, expect.stringMatching(told)])
})

test('Exits with 2 if a folder has a run without --shard', async () => {
  const { code, stderr } = await merge(shards[0]?.out ?? '', one.out)
  expect([code, stderr]).toEqual([2, expect.stringMatching(/have different numbers of shards \(1 and 3\)/)])
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
