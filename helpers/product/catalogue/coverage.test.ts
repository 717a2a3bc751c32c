import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { figuresOf } from '../../../reports/terminal/coverage.ts'
import { coverageTable } from '../../../suites/coverage/table.ts'
import { SECTIONS } from '../../engine/catalogue/sections.ts'
import { accountOf, tableProblems } from '../../engine/coverage/account.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { catalogue } from '../../app/project/suite.ts'

const sections = accountOf(coverageTable, catalogue)

test('Every sentence has rules or a reason, and every rule belongs to a sentence', () => {
  expect(tableProblems(coverageTable, catalogue)).toEqual([])
})

test('The table has every section of the catalogue, in the same order', () => {
  const names = sections.map(({ section }) => section)
  expect(names.filter((name) => SECTIONS.some((section) => section === name))).toEqual(SECTIONS)
})

test('No row names a whole area, which would include future rules', () => {
  const globs = coverageTable.flatMap(({ rows }) => rows.flatMap(({ rules }) => rules))
  expect(globs.filter((glob) => /^[^/]*$|^[^/]+\/\*+$|^\*/.test(glob))).toEqual([])
})

test('Every row has a well-formed digest and a description', () => {
  const rows = coverageTable.flatMap((section) => section.rows)
  expect(rows.filter(({ digest, about }) => !/^[0-9a-f]{8}$/.test(digest) || about === '')).toEqual([])
})

test('The figures of every section match the snapshot', () => {
  expect(sections.map((one) => [one.section, ...figuresOf(one)].join(' '))).toMatchSnapshot()
})

test('The overview has a line for every section, and fits into 80 columns', async () => {
  const { code, stdout, stderr } = await hostedCommand(['coverage'], { COLUMNS: '80' })
  expect([code, stderr]).toEqual([0, ''])
  for (const { section } of sections) expect(stdout).toContain(`\n${section} `)
  expect(stdout).toMatch(/^all +400 /m)
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
})

test('--section prints the sentences of a section with their rules by level, and ignores case', async () => {
  const { code, stdout } = await hostedCommand(['coverage', '--section', 'versioning'])
  expect(code).toBe(0)
  expect(stdout).toContain('Versioning: 4 rows\n   1  the version in the path\n      stated      versioning/prefix\n')
})

test('Refuses an unknown section', async () => {
  const { code, stderr } = await hostedCommand(['coverage', '--section', 'Versoning'])
  expect(code).toBe(2)
  expect(stderr).toContain('--section Versoning matches no section. Nearest: Versioning, ')
})

test('--open prints the sentences without a rule, with the reason', async () => {
  const { code, stdout } = await hostedCommand(['coverage', '--open', '--section', 'Conventions'])
  expect(code).toBe(0)
  expect(stdout).toMatch(/^Conventions\n {3}1 {2}introduction\n {6}introduces {2}It announces/)
  expect(stdout).toContain('2 rows without a rule')
})

test('--json prints all sections or one section as JSON', async () => {
  const [all, one] = await Promise.all([
    hostedCommand(['coverage', '--json']),
    hostedCommand(['coverage', '--json', '--section', 'Errors', '--open']),
  ])
  expect(JSON.parse(all.stdout)).toEqual(sections)
  expect(JSON.parse(one.stdout)).toMatchObject([{ section: 'Errors', rows: [{ none: { reason: 'introduces' } }] }])
})

test('--document prints differences, and refuses a missing file and other flags', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-test-'))
  await writeFile(path.join(folder, 'copy.md'), '## Versioning\n\n1. There are no versions.\n')
  const [other, missing, flags] = await Promise.all([
    hostedCommand(['coverage', '--document', 'copy.md'], {}, folder),
    hostedCommand(['coverage', '--document', 'none.md'], {}, folder),
    hostedCommand(['coverage', '--document', 'copy.md', '--json'], {}, folder),
  ])
  expect(other.code).toBe(1)
  expect(other.stdout).toContain('Versioning, row 1 of this copy is not in the table: There are no versions.')
  expect(other.stdout).toMatch(/^\d+ differences\. To list the rules of a section: /m)
  expect([missing.code, missing.stdout]).toEqual([2, ''])
  expect(missing.stderr).toContain('--document none.md: ENOENT')
  expect([flags.code, flags.stderr]).toEqual([
    2,
    expect.stringContaining('--document compares the whole copy. Leave --json out.'),
  ])
})
