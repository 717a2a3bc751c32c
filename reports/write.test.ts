import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { conformanceSchema } from './conformance-json.ts'
import { sampleOutcome, sampleRecord } from './samples/outcome.ts'
import { clearReports, writeReports } from './write.ts'

const folder = () => mkdtempSync(path.join(os.tmpdir(), 'countersign-write-'))

test('both files are written, and nothing else is left', () => {
  const out = path.join(folder(), 'made', 'on', 'the', 'way')
  writeReports(sampleOutcome([sampleRecord('metadata/key-length')]), out)
  expect(readdirSync(out).toSorted()).toEqual(['conformance.json', 'junit.xml'])
  const json: unknown = JSON.parse(readFileSync(path.join(out, 'conformance.json'), 'utf8'))
  expect(conformanceSchema.safeParse(json).success).toBe(true)
})

test('what a former run left is taken away, what others put there is not', () => {
  const out = folder()
  for (const name of ['allure-results', 'allure-report', 'others']) {
    mkdirSync(path.join(out, name))
    writeFileSync(path.join(out, name, 'file'), '')
  }
  for (const name of ['junit.xml', 'conformance.json', 'notes.txt']) writeFileSync(path.join(out, name), '')
  clearReports(out)
  expect(readdirSync(out).toSorted()).toEqual(['notes.txt', 'others'])
  expect(existsSync(path.join(out, 'others', 'file'))).toBe(true)
})
