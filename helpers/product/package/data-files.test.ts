import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { beforeAll, expect, test } from 'vitest'
import type { Statement } from '../../../reports/statement/statement.ts'
import { PROJECT } from '../../app/project/project.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { read } from '../../testing/papers.ts'

/* The files of a run that other programs read. */

const FAULT = ['--fault', 'metadata-key-21-create']
const json = async (folder: string, name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(folder, name), 'utf8'))

/** The folder of the reports of a run with a violation. */
let broken: string
beforeAll(async () => {
  const { code, out, stderr } = await hostedCommand(['run', '--rule', 'metadata/key-*-limit-*', ...FAULT])
  expect(code, stderr).toBe(1)
  broken = out
})

test('The report of a run matches the schema in the package', async () => {
  const { exports } = JSON.parse(await read('package.json')) as { exports: Record<string, string> }
  const ajv = new Ajv2020()
  formats.default(ajv)
  const isValid = ajv.compile(JSON.parse(await read(exports['./conformance.schema.json'] ?? '')) as object)
  const report = (await json(broken, 'conformance.json')) as { rules: { verdict: string }[] }
  isValid(report)
  expect(isValid.errors ?? []).toEqual([])
  expect(isValid({ ...report, rules: [{ ...report.rules[0], verdict: 'wrong' }] })).toBe(false)
})

const STATEMENT = 'conformance-statement.json'
const emptyFolder = () => mkdtemp(path.join(tmpdir(), 'countersign-statement-'))

/** The result of `countersign statement` for a value that is written to a file. */
async function checked(value: unknown) {
  const file = path.join(await emptyFolder(), STATEMENT)
  await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value))
  return hostedCommand(['statement', file])
}

test('The statement of a run can be checked, and a changed one is noticed', async () => {
  const out = broken
  const checkedOne = await hostedCommand(['statement', path.join(out, STATEMENT)])
  expect([checkedOne.code, checkedOne.stderr]).toEqual([0, ''])
  expect(checkedOne.stdout).toMatch(
    /^countersign \d\S+ judged the embedded reference service on \d{4}-\d\d-\d\d\.\nok /,
  )
  expect(checkedOne.stdout).not.toContain('wrong')
  const statement = (await json(out, STATEMENT)) as Statement
  const green = statement.rules.map((rule) => ({ ...rule, verdict: 'conforms' }))
  for (const rules of [green, statement.rules.filter(({ verdict }) => verdict !== 'violates')]) {
    const { code, stdout } = await checked({ ...statement, rules })
    expect(code, stdout).toBe(1)
    expect(stdout).toContain('wrong  The digest of the verdicts does not hold')
  }
  const text = await readFile(path.join(out, 'conformance-statement.md'), 'utf8')
  expect(text).toContain(statement.digests.verdicts)
  expect(await json(out, 'badge.json')).toMatchObject({ label: 'conformance', color: 'red' })
})

test.each([
  ['is missing', path.join('nowhere', STATEMENT), /ENOENT/],
  ['is another file', 'package.json', /is not a statement of this version \(schema: .+\)/],
  ['is not JSON', 'LICENSE', /it is not JSON/],
])('Exits with 2 if the statement %s', async (_, file, why) => {
  const { code, stderr } = await hostedCommand(['statement', path.join(PROJECT, file)])
  expect(code).toBe(2)
  expect(stderr).toMatch(why)
  expect(stderr).toContain('Give the path of a conformance-statement.json.')
})

test('A merge writes the statement of all parts, which the parts do not have', async () => {
  const run = ['run', '--rule', 'metadata/key-*-limit-*', '--seed', '7']
  const one = await hostedCommand(run)
  const parts = await Promise.all([1, 2].map((i) => hostedCommand([...run, '--shard', `${i}/2`])))
  for (const { out } of parts) {
    const names = await readdir(out)
    expect(names).toContain('record.jsonl.br')
    expect(names.filter((name) => /statement|badge/.test(name))).toEqual([])
  }
  const out = path.join(await emptyFolder(), 'merged')
  const merged = await hostedCommand(['merge', ...parts.map((part) => part.out), '--out', out])
  expect([one.code, merged.code]).toEqual([0, 0])
  const parted = (await json(out, STATEMENT)) as Statement
  const whole = (await json(one.out, STATEMENT)) as Statement
  expect(parted).toEqual({
    ...whole,
    target: parted.target,
    started_at: parted.started_at,
    duration_ms: parted.duration_ms,
  })
  expect(await json(out, 'badge.json')).toEqual(await json(one.out, 'badge.json'))
})
