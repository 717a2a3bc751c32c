import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, test } from 'vitest'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { read } from '../../testing/papers.ts'

/* The files of a run that other programs read. */

const FAULT = ['--fault', 'metadata-key-21-create']
const json = async (folder: string, name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(folder, name), 'utf8'))

test('The report of a run matches the schema in the package', async () => {
  const { exports } = JSON.parse(await read('package.json')) as { exports: Record<string, string> }
  const ajv = new Ajv2020()
  formats.default(ajv)
  const isValid = ajv.compile(JSON.parse(await read(exports['./conformance.schema.json'] ?? '')) as object)
  const { code, out } = await hostedCommand(['run', '--rule', 'metadata', ...FAULT])
  expect(code).toBe(1)
  const report = (await json(out, 'conformance.json')) as { rules: { verdict: string }[] }
  isValid(report)
  expect(isValid.errors ?? []).toEqual([])
  expect(isValid({ ...report, rules: [{ ...report.rules[0], verdict: 'wrong' }] })).toBe(false)
})
