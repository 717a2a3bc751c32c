import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestResult } from 'allure-js-commons'
import { expect, test, vi } from 'vitest'
import { withLeftOut } from '../../helpers/engine/outcome/left-out.ts'
import { sampleCatalogue, sampleOutcome, sampleRecord, violation } from '../samples/outcome.ts'
import { allureFiles, writeAllureFiles } from './files.ts'

const records = [sampleRecord('metadata/key-length'), sampleRecord('metadata/value-length', violation())]
const outcome = sampleOutcome(records)
const run = { outcome, evidence: () => records }

const resultsIn = (files: Iterable<{ readonly name: string; readonly content: string }>) =>
  [...files].filter(({ name }) => name.endsWith('-result.json')).map(({ content }) => JSON.parse(content) as TestResult)

test('there is one result for each rule, one file for the exchanges of each scenario, and the facts of the run', () => {
  const files = [...allureFiles(run)]
  expect(resultsIn(files).map(({ fullName }) => fullName)).toEqual([...sampleCatalogue.keys()])
  const sources = resultsIn(files).flatMap(({ steps }) =>
    steps.flatMap(({ attachments }) => attachments.map(({ source }) => source)),
  )
  const texts = files.filter(({ name }) => name.endsWith('.txt'))
  expect(texts.map(({ name }) => name)).toEqual(sources)
  expect(texts.map(({ content }) => content)).toEqual(records.map(({ log }) => log))
  expect(files).toHaveLength(sampleCatalogue.size + records.length + 1)
  const [facts] = files
  expect(facts).toMatchObject({
    name: 'environment.properties',
    content: expect.stringContaining('kind=embedded\nseed=42') as unknown,
  })
})

test('only rules that the run covers have a result', () => {
  const selected = new Set(['metadata/key-length', 'lifecycle/email'])
  const results = withLeftOut(outcome.results, selected, new Set(['metadata/value-length']))
  const shown = resultsIn(allureFiles({ ...run, outcome: { ...outcome, results } }))
  expect(shown.map(({ fullName }) => fullName)).toEqual([...selected])
})

test('the files are written to the folder', () => {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'countersign-allure-')), 'made', 'results')
  writeAllureFiles(run, folder)
  expect(readdirSync(folder)).toHaveLength(sampleCatalogue.size + records.length + 1)
  expect(readFileSync(path.join(folder, 'environment.properties'), 'utf8')).toContain('suite=countersign 0.1.0')
})

test('labels of the environment are added if a result has none with the same name', () => {
  vi.stubEnv('ALLURE_LABEL_owner', 'Ann')
  vi.stubEnv('ALLURE_LABEL_epic', 'Another')
  const [result] = resultsIn(allureFiles(run))
  vi.unstubAllEnvs()
  expect(result?.labels.filter(({ name }) => ['owner', 'epic', 'framework', 'language'].includes(name))).toEqual([
    { name: 'epic', value: '24 Limits' },
    { name: 'framework', value: 'countersign' },
    { name: 'language', value: 'javascript' },
    { name: 'owner', value: 'Ann' },
  ])
})
