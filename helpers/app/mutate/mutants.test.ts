import { expect, test } from 'vitest'
import { UsageError } from '../usage/usage-error.ts'
import { inModules, moduleOf } from './modules.ts'
import { instrument } from './mutants.ts'

const mutantsOf = async (text: string) => (await instrument([{ file: 'checks/a.ts', text }])).mutants

test('Makes mutants with their place, the original code, and the mutated code', async () => {
  const mutants = await mutantsOf('export const isOld = (age: number): boolean =>\n  age > 7\n')
  expect(mutants).toContainEqual({
    id: expect.any(String),
    file: 'checks/a.ts',
    line: 2,
    lastLine: 2,
    column: 2,
    lastColumn: 9,
    kind: 'EqualityOperator',
    code: 'age > 7',
    original: 'age > 7',
    mutated: 'age >= 7',
  })
})

test('Puts all mutants into the code', async () => {
  const { sources, mutants } = await instrument([{ file: 'a.ts', text: 'export const old = (n: number) => n > 7\n' }])
  for (const { id } of mutants) expect(sources[0]?.text).toContain(`stryMutAct_9fa48("${id}")`)
})

test('Leaves messages out that no finding depends on, and changes other texts', async () => {
  const originals = async (text: string) =>
    (await mutantsOf(text)).filter(({ kind }) => kind === 'StringLiteral').map(({ original }) => original)
  expect(await originals('notFound(`file ${n}`, id); needed(tx, "transaction")')).toEqual([])
  expect(await originals("new Error('It is a mistake.')")).toEqual([])
  expect(await originals("invalid('name', 'It is too long.')")).toEqual(["'name'", "'It is too long.'"])
})

const files = ['checks/a.ts', 'checks/b.ts', 'effects/c.ts', 'index.ts']
const all = files.map((file) => ({
  id: file,
  file,
  line: 1,
  lastLine: 1,
  column: 0,
  lastColumn: 1,
  kind: '',
  code: '',
  original: '',
  mutated: '',
}))
const chosen = (...globs: string[]) => inModules(all, globs).map(({ file }) => file)

test('Selects mutants by folder, file, or glob', () => {
  expect(chosen()).toEqual(files)
  expect(chosen('checks')).toEqual(['checks/a.ts', 'checks/b.ts'])
  expect(chosen('checks/a.ts', 'effects')).toEqual(['checks/a.ts', 'effects/c.ts'])
  expect(chosen('{checks,effects}/[bc].ts')).toEqual(['checks/b.ts', 'effects/c.ts'])
})

test('Refuses a glob that matches no file', () => {
  expect(() => chosen('check')).toThrow(
    new UsageError('--module check matches no file of the reference service. Its folders: checks, effects.'),
  )
})

test('The module of a file is its first folder', () => {
  expect(['checks/a.ts', 'a/b/c.ts', 'index.ts'].map(moduleOf)).toEqual(['checks', 'a', 'top'])
})
