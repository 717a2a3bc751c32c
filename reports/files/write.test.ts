import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { conformanceSchema } from './conformance-json.ts'
import { sampleOutcome, sampleRecord } from '../samples/outcome.ts'
import { ALLURE_HISTORY, deleteOlderReports, setReportsAside, writeReports } from './write.ts'

const folder = () => mkdtempSync(path.join(os.tmpdir(), 'countersign-write-'))

const WHOLE = [
  'badge.json',
  'conformance-statement.json',
  'conformance-statement.md',
  'conformance.json',
  'index.html',
  'junit.xml',
]

test('all files are written, and no temporary file is left', () => {
  const out = path.join(folder(), 'made', 'on', 'the', 'way')
  writeReports(sampleOutcome([sampleRecord('metadata/key-length')]), out)
  expect(readdirSync(out).toSorted()).toEqual(WHOLE)
  const json: unknown = JSON.parse(readFileSync(path.join(out, 'conformance.json'), 'utf8'))
  expect(conformanceSchema.safeParse(json).success).toBe(true)
})

test.each([
  ['a part of a run has neither a statement nor a badge', { shard: { index: 1, of: 3 } }, WHOLE.slice(3)],
  ['a run that ended early has no statement', { complete: false }, ['badge.json', ...WHOLE.slice(3)]],
  ['an interrupted run has no statement', { complete: false, interrupted: true }, ['badge.json', ...WHOLE.slice(3)]],
])('%s', (_, change, files) => {
  const out = folder()
  writeReports(sampleOutcome([sampleRecord('metadata/key-length')], change), out)
  expect(readdirSync(out).toSorted()).toEqual(files)
})

/**
 * Writes a file of each name that contains the name of the run; names with a final slash become folders with one file.
 */
function leave(out: string, run: string, names: readonly string[]): void {
  for (const name of names) {
    const file = path.join(out, name.endsWith('/') ? `${name}file` : name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, run)
  }
}
const OURS = ['allure-results/', 'allure-report/', ...WHOLE]

test('the reports of an earlier run are set aside and replace those that it had set aside', () => {
  const out = folder()
  leave(out, 'first', OURS)
  setReportsAside(out)
  leave(out, 'second', ['allure-results/', 'conformance.json'])
  setReportsAside(out)
  deleteOlderReports(out)
  expect(readdirSync(out)).toEqual(['previous'])
  expect(readdirSync(path.join(out, 'previous')).toSorted()).toEqual(['allure-results', 'conformance.json'])
  expect(readFileSync(path.join(out, 'previous', 'conformance.json'), 'utf8')).toBe('second')
  setReportsAside(out)
  expect(readdirSync(path.join(out, 'previous'))).toHaveLength(2)
})

test('reports that a killed run did not delete are deleted before the next run', () => {
  const out = folder()
  for (const run of ['first', 'second', 'third']) {
    leave(out, run, OURS)
    setReportsAside(out)
  }
  expect(readFileSync(path.join(out, 'previous', 'junit.xml'), 'utf8')).toBe('third')
  deleteOlderReports(out)
  expect(readdirSync(path.join(out, 'previous'))).toHaveLength(OURS.length)
})

test('files of others and the history of Allure remain', () => {
  const out = folder()
  leave(out, 'others', ['others/', 'notes.txt', 'prove.json', 'previous/notes.txt', ALLURE_HISTORY])
  leave(out, 'first', OURS)
  setReportsAside(out)
  deleteOlderReports(out)
  expect(readdirSync(out).toSorted()).toEqual([ALLURE_HISTORY, 'notes.txt', 'others', 'previous', 'prove.json'])
  expect(readdirSync(path.join(out, 'others'))).toEqual(['file'])
  expect(readdirSync(path.join(out, 'previous'))).toHaveLength(OURS.length + 1)
})
