import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '../../app/project/project.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'

/** The example in the package, its first rule, and the fault that breaks it. */
const EXAMPLE = path.join(PROJECT, 'suites', 'example')
const RULE = 'acme/documents-in-order'
const FAULT = 'acme-documents-newest-first'
const OF_DOCUMENT = 'document/added'

/** A folder with a copy of the example in `our-rules`. */
async function folderWithRules(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-own-'))
  await cp(EXAMPLE, path.join(folder, 'our-rules'), { recursive: true })
  return folder
}

/** A folder with one module. */
async function folderWith(text: string, name = 'a.rules.mjs'): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-own-'))
  await mkdir(path.join(folder, 'our-rules'))
  await writeFile(path.join(folder, 'our-rules', name), text)
  return folder
}

const OWN = ['--rules', 'our-rules']
const call = (folder: string, ...words: readonly string[]) => hostedCommand(words, {}, folder)

interface Report {
  readonly summary: Readonly<Record<string, number>>
  readonly own: {
    readonly summary: Readonly<Record<string, number>>
    readonly rules: readonly { readonly id: string; readonly verdict: string }[]
  }
}
const reported = async (folder: string, out = 'out') =>
  JSON.parse(await readFile(path.join(folder, out, 'conformance.json'), 'utf8')) as Report

test.concurrent('The example holds on the reference service, and is listed with its places', async () => {
  const folder = await folderWithRules()
  const { code, stdout } = await call(folder, 'run', ...OWN, '--rule', 'acme/*', '--require', 'acme')
  expect(code, stdout).toBe(0)
  expect(stdout).toContain('own rules: 2 conform, 0 violate, 0 inconclusive')
  const { stdout: listed } = await call(folder, 'rules', ...OWN, 'acme')
  expect(listed).toMatch(/^acme\/documents-in-order {2}own, Promised by Acme$/m)
  expect(listed).toMatch(/scenario .*our-rules\/acme\.rules\.mjs:\d+/)
  expect(listed).toContain(`fault      ${FAULT}: `)
})

test.concurrent('The fault turns it red, and every later command knows the rule', { timeout: 60_000 }, async () => {
  const folder = await folderWithRules()
  const words = ['run', ...OWN, '--rule', 'acme', '--rule', OF_DOCUMENT, '--fault', FAULT]
  const { code, stdout } = await call(folder, ...words)
  expect(code, stdout).toBe(1)
  expect(stdout).toMatch(/^FAILED {2}1 conform, 0 violate, .*\n +own rules: 1 conform, 1 violate, 0 inconclusive$/m)
  expect(stdout).toMatch(new RegExp(`^ +npx countersign run --rules our-rules --rule ${RULE} --seed`, 'm'))
  const { summary, own } = await reported(folder)
  expect(summary).toMatchObject({ conforms: 1, violates: 0 })
  expect(own.rules.find(({ id }) => id === RULE)).toMatchObject({ verdict: 'violates', level: 'own' })

  const { stdout: shown } = await call(folder, 'show', RULE, '--out', 'out')
  expect(shown).toContain(`${RULE} (own): violated`)
  expect(await call(folder, 'run', '--last-failed', '--fault', FAULT)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(`${RULE} failed in `) as unknown,
  })
  const { stdout: again } = await call(folder, 'run', '--last-failed', ...OWN, '--fault', FAULT)
  expect(again).toContain('own rules: 0 conform, 1 violate, 0 inconclusive, 1 not exercised')

  expect((await call(folder, 'known', '--update', '--out', 'out')).stdout).toContain(`added    ${RULE}`)
  const list = path.join(folder, 'known.yaml')
  const text = await readFile(list, 'utf8')
  await writeFile(list, text.replace('TO BE FILLED IN', 'The next release keeps the order.'))
  expect((await call(folder, 'known', ...OWN)).code).toBe(0)
  const { code: unknown, stderr } = await call(folder, 'known')
  expect([unknown, stderr]).toEqual([2, expect.stringContaining('If it is a rule of your own, give its folder')])
  expect((await call(folder, ...words, '--known', 'known.yaml')).code).toBe(0)
  expect((await call(folder, ...words, '--gate', 'document')).code).toBe(0)
})

test.concurrent('Two shards with own rules are merged without their modules', { timeout: 60_000 }, async () => {
  const folder = await folderWithRules()
  const words = ['run', ...OWN, '--rule', 'acme', '--rule', OF_DOCUMENT, '--seed', '7']
  for (const i of [1, 2]) await call(folder, ...words, '--shard', `${i}/2`, '--out', `part-${i}`)
  const { code, stdout } = await call(folder, 'merge', 'part-1', 'part-2', '--out', 'merged')
  expect(code, stdout).toBe(0)
  expect((await reported(folder, 'merged')).own.summary).toMatchObject({ conforms: 2 })
})

const define = (rest: string) => `import { defineRules } from 'countersign/rules'\n${rest}`

test.concurrent.each([
  { what: 'a folder that does not exist', args: ['--rules', 'elsewhere'], told: 'there is no such folder' },
  { what: 'a glob', args: ['--rules', 'metadata/*'], told: 'To choose among all rules, use --rule.' },
  { what: 'a file', args: ['--rules', 'our-rules/a.rules.mjs'], told: 'is a file. Give its folder' },
  { what: 'an empty name', args: ['--rules', ''], told: 'Give a folder, or leave the flag out.' },
  { what: 'no module', name: 'a.mjs', told: 'has no module of rules. Give each a name that ends in .rules.mjs' },
  { what: 'no rules', text: 'export {}', told: 'the modules there define no rules' },
  {
    what: 'an area of the document',
    text: define("defineRules({ prefix: 'metadata', rules: { 'metadata/x': 'X.' } })"),
    told: '--rules our-rules/a.rules.mjs: the prefix metadata is an area of the document',
  },
  {
    what: 'an error in a module',
    text: "function broken() {\n  throw new TypeError('not today')\n}\nbroken()",
    told: /cannot be loaded:\nTypeError: not today\n {4}at broken \(file:\/\/.*our-rules\/a\.rules\.mjs:2:9\)\n.*mjs:4:1\n$/,
  },
  {
    what: 'an error of syntax',
    text: define('const = 3'),
    told: /cannot be loaded:\n.*our-rules\/a\.rules\.mjs:2\nconst = 3\n/,
  },
])('Exits with 2 for $what', async ({ args = OWN, name, text = '', told }) => {
  const folder = await folderWith(text, name)
  const { code, stderr } = await call(folder, 'run', ...args, '--rule', OF_DOCUMENT)
  expect(code, stderr).toBe(2)
  expect(stderr).toMatch(told)
})

test.concurrent('A rule that depends on an unknown rule is inconclusive', async () => {
  const scenario = `scenario('acme/x', 'does it', async (context) => context.dependsOn('document/adde'))`
  const rules = `const { scenario } = defineRules({ prefix: 'acme', rules: { 'acme/x': 'X holds.' } })`
  const folder = await folderWith(define(`${rules}\n${scenario}`))
  const { code, stdout } = await call(folder, 'run', ...OWN, '--rule', 'acme')
  expect(code).toBe(3)
  expect(stdout).toContain('acme/x is inconclusive: ')
  expect(stdout).toContain('there is no rule document/adde')
})
