import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { StepResult, TestResult } from 'allure-js-commons'
import { beforeAll, expect, test, vi } from 'vitest'
import { CROWD, crowdCatalogue, fateOf, SEEN_BY_ALL } from '../samples/crowd.ts'
import { sampleCatalogue, sampleRecord } from '../samples/outcome.ts'
import { runCrowd } from '../samples/run-crowd.ts'
import { allureReporter } from './reporter.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'countersign-allure-test-'))
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const resultsIn = (dir: string) =>
  readdirSync(dir)
    .filter((name) => name.endsWith('-result.json'))
    .map((name) => JSON.parse(readFileSync(path.join(dir, name), 'utf8')) as TestResult)

let results: Map<string, TestResult>

beforeAll(async () => {
  const environment = { target: 'none', seed: '1' }
  const reporter = allureReporter({ resultsDir: folder, catalogue: crowdCatalogue, environment })
  await runCrowd((record) => reporter.add(record))
  await reporter.end()
  results = new Map(resultsIn(folder).map((result) => [result.fullName ?? '', result]))
})

const told = ({ name, steps }: StepResult): unknown => (steps.length === 0 ? name : [name, ...steps.map(told)])

test('every scenario leaves one result, and nothing but scenarios does', () => {
  const own = [...results].filter(([, { labels }]) => !labels.some(({ value }) => value === SEEN_BY_ALL))
  expect(own.map(([name]) => name).toSorted()).toEqual(
    Array.from({ length: CROWD }, (_, n) => `crowd/rule-${n} number ${n}`).toSorted(),
  )
})

test('what all saw of a rule that is nobody’s is one more result, with the exchanges of the one that is shown', () => {
  const seen = [...results.values()].filter(({ labels }) => labels.some(({ value }) => value === SEEN_BY_ALL))
  expect(seen).toMatchObject([{ name: `seen while: number 0 (and in ${CROWD - 1} more)`, status: 'failed' }])
  expect(read(seen[0]?.attachments[0]?.source ?? '')).toBe('exchanges of 0')
  const sources = [...results.values()].flatMap(({ attachments }) => attachments.map(({ source }) => source))
  expect(new Set(sources).size).toBe(CROWD + 1)
})

test('each result keeps its own labels, steps, exchanges, status and time', () => {
  for (let n = 0; n < CROWD; n += 1) {
    const result = results.get(`crowd/rule-${n} number ${n}`)
    const labels = result?.labels.filter(({ name }) => ['story', 'tag', 'feature', 'package', 'host'].includes(name))
    expect(labels).toEqual([
      { name: 'feature', value: 'crowd' },
      { name: 'story', value: `crowd/rule-${n} Statement ${n}.` },
      { name: 'tag', value: `crowd/rule-${n}` },
    ])
    expect(result?.steps.map(told)).toEqual([
      [`outer ${n}`, [`left ${n}`, `within left ${n}`], [`right ${n}`, `within right ${n}`]],
    ])
    expect(result?.attachments).toHaveLength(1)
    expect(read(result?.attachments[0]?.source ?? '')).toBe(`exchanges of ${n}`)
    expect(result?.status).toBe(fateOf(n))
    expect(result?.statusDetails.message).toBe(fateOf(n) === 'passed' ? undefined : `the assertion of ${n}`)
    expect([result?.start, result?.stop]).toEqual([1000 + n, 1120 + n])
  }
})

test('the identity of a result holds no path, and the run tells its target', () => {
  const [any] = results.values()
  expect(any?.testCaseId).toBe(any?.historyId)
  expect(JSON.stringify([...results.values()])).not.toContain(import.meta.dirname)
  expect(read('environment.properties')).toContain('target=none')
})

test('labels of the environment come along, where a result has none of that name', async () => {
  vi.stubEnv('ALLURE_LABEL_owner', 'Ann')
  vi.stubEnv('ALLURE_LABEL_epic', 'Another')
  const dir = mkdtempSync(path.join(os.tmpdir(), 'countersign-allure-test-'))
  const reporter = allureReporter({ resultsDir: dir, catalogue: sampleCatalogue, environment: {} })
  reporter.add(sampleRecord('metadata/key-length'))
  await reporter.end()
  vi.unstubAllEnvs()
  const labels = resultsIn(dir)[0]?.labels ?? []
  expect(labels.filter(({ name }) => ['owner', 'epic', 'framework', 'language'].includes(name))).toEqual([
    { name: 'epic', value: 'Limits' },
    { name: 'framework', value: 'countersign' },
    { name: 'language', value: 'javascript' },
    { name: 'owner', value: 'Ann' },
  ])
})

test('a result is on disk soon, before the run has ended', async () => {
  const soon = mkdtempSync(path.join(os.tmpdir(), 'countersign-allure-test-'))
  const reporter = allureReporter({ resultsDir: soon, catalogue: crowdCatalogue, environment: {} })
  reporter.add(sampleRecord('crowd/rule-0'))
  await vi.waitUntil(() => resultsIn(soon).length === 1, { timeout: 5_000 })
  await reporter.end()
})

test('what cannot be written is told at the end', async () => {
  const gone = mkdtempSync(path.join(os.tmpdir(), 'countersign-allure-test-'))
  const reporter = allureReporter({ resultsDir: gone, catalogue: crowdCatalogue, environment: {} })
  rmSync(gone, { recursive: true })
  reporter.add(sampleRecord('crowd/rule-0'))
  await expect(reporter.end()).rejects.toThrow('ENOENT')
})

test('what another rule tells is no failure, once the whole run is known, and keeps its exchanges', async () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'countersign-allure-test-'))
  const reporter = allureReporter({ resultsDir: dir, catalogue: sampleCatalogue, environment: {} })
  const finding = { message: 'name: expected "a", got nothing', causes: ['metadata/omitted-keeps'] }
  const record = { ...sampleRecord('metadata/key-length', { status: 'failed', finding }), log: 'the exchanges' }
  reporter.add(record)
  await reporter.end([{ ...record, status: 'broken', finding: { ...finding, cause: 'metadata/omitted-keeps' } }])
  const [result] = resultsIn(dir)
  expect(result).toMatchObject({ status: 'broken' })
  expect(readFileSync(path.join(dir, result?.attachments[0]?.source ?? ''), 'utf8')).toBe('the exchanges')
  rmSync(dir, { recursive: true })
})
