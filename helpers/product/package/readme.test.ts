import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'dotenv'
import { expect, test } from 'vitest'
import { figuresOf, totalOf } from '../../../reports/terminal/coverage.ts'
import { coverageTable } from '../../../suites/coverage/table.ts'
import { SECTIONS } from '../../engine/catalogue/sections.ts'
import { accountOf } from '../../engine/coverage/account.ts'
import { VARIABLE_NAMES } from '../../engine/configuration/configuration.ts'
import { variableRows } from '../../engine/configuration/env-example.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { PROJECT } from '../../app/project/project.ts'
import { catalogue } from '../../app/project/suite.ts'

const read = (file: string) => readFile(path.join(PROJECT, file), 'utf8')

test('.env.example names each variable that the suite reads, and no other', async () => {
  const named = Object.keys(parse(await read('.env.example')))
  expect(named.toSorted()).toEqual(VARIABLE_NAMES.toSorted())
})

test('the README has a table of all variables', async () => {
  expect(await read('README.md')).toContain(variableRows().join('\n'))
})

test.each(['run', 'merge', 'known', 'init', 'doctor', 'config', 'rules', 'coverage', 'serve', 'prove', 'report'])(
  'the README names the flags of %s as its help does',
  async (name) => {
    const rows = (await read('README.md')).split('\n').filter((line) => line.startsWith(`| \`countersign ${name}`))
    expect(rows).not.toEqual([])
    const { stdout } = await hostedCommand([name, '--help'])
    for (const [flag] of rows.join('\n').matchAll(/--[a-z-]+/g)) expect(stdout).toContain(flag)
  },
)

test('each script that the README names exists', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> }
  const named = [...(await read('README.md')).matchAll(/npm run ([a-z:]+)/g)].map(([, name]) => name ?? '')
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([])
})

test('the rule, the scenario and the fault that the README shows exist', async () => {
  const { stdout } = await hostedCommand(['rules', 'metadata/key-at-limit-create', '--json'])
  expect(JSON.parse(stdout)).toMatchObject([{ id: 'metadata/key-at-limit-create', level: 'stated' }])
})

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

/** On the reference service every rule that a client can exercise comes out well: the catalogue alone tells the verdicts. */
function verdictTable(): string[] {
  const rows = SECTIONS.map((section) => {
    const rules = [...catalogue.values()].filter((rule) => rule.section === section)
    const reached = rules.filter(({ unreachable }) => !unreachable)
    const observed = reached.filter(({ level }) => level === 'open').length
    return { section, all: [rules.length, reached.length - observed, observed, rules.length - reached.length] }
  })
  const total = rows.reduce((sums, { all }) => sums.map((sum, at) => sum + (all[at] ?? 0)), [0, 0, 0, 0])
  return [
    line(['section', 'rules', 'conform', 'observed', "beyond a client's reach"]),
    line(['---', '--:', '--:', '--:', '--:']),
    ...rows.map(({ section, all }) => line([section, ...all])),
    line(['**all**', ...total]),
  ]
}

test('the README tells the verdicts of the reference service by section', async () => {
  expect(await read('README.md')).toContain(verdictTable().join('\n'))
})

/** What `countersign coverage` prints, as a table of Markdown. */
function coverageRows(): string[] {
  const sections = accountOf(coverageTable, catalogue)
  return [
    line(['section', 'sentences', 'with rules', 'without', 'stated', 'inferred', 'open', "beyond a client's reach"]),
    line(['---', ...totalOf(sections).map(() => '--:')]),
    ...sections.map((one) => line([one.section, ...figuresOf(one)])),
    line(['**all**', ...totalOf(sections)]),
  ]
}

test('the README tells how each section of the document is accounted for', async () => {
  expect(await read('README.md')).toContain(coverageRows().join('\n'))
})
