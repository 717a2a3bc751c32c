import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { StepResult, TestResult } from 'allure-js-commons'
import { beforeAll, expect, test, vi } from 'vitest'
import { CROWD, crowdCatalogue, testOf, SEEN_BY_ALL } from '../samples/crowd.ts'
import { sampleCatalogue, sampleOutcome, sampleRecord } from '../samples/outcome.ts'
import { runCrowd } from '../samples/run-crowd.ts'
import { allureReporter } from './reporter.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'countersign-allure-test-'))
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const resultsIn = (dir: string) =>
  readdirSync(dir)
    .filter((name) => name.endsWith('-result.json'))
    .map((name) => JSON.parse(readFileSync(path.join(dir, name), 'utf8')) as TestResult)

const selected: ReadonlySet<string> = new Set()
let results: Map<string, TestResult>

beforeAll(async () => {
  const environment = { target: 'none', seed: '1' }
  const reporter = allureReporter({ resultsDir: folder, catalogue: crowdCatalogue, selected, environment })
  await runCrowd((record) => reporter.add(record))
  await reporter.end()
  results = new Map(resultsIn(folder).map((result) => [result.fullName ?? '', result]))
})

const stepNames = ({ name, steps }: StepResult): unknown =>
  steps.length === 0 ? name : [name, ...steps.map(stepNames)]

test('every scenario has one result, and there are no other results', () => {
  const own = [...results].filter(([, { labels }]) => !labels.some(({ value }) => value === SEEN_BY_ALL))
  expect(own.map(([name]) => name).toSorted()).toEqual(
    Array.from({ length: CROWD }, (_, n) => `crowd/rule-${n} number ${n}`).toSorted(),
  )
})

test('a breach that all scenarios saw of a rule without a scenario is one more result, with the exchanges of the scenario shown', () => {
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
    expect(result?.steps.map(stepNames)).toEqual([
      [`outer ${n}`, [`left ${n}`, `within left ${n}`], [`right ${n}`, `within right ${n}`]],
    ])
    expect(result?.attachments).toHaveLength(1)
    expect(read(result?.attachments[0]?.source ?? '')).toBe(`exchanges of ${n}`)
    expect(result?.status).toBe(testOf(n))
    expect(result?.statusDetails.message).toBe(testOf(n) === 'passed' ? undefined : `the assertion of ${n}`)
    expect([result?.start, result?.stop]).toEqual([1000 + n, 1120 + n])
  }
})

test('the identity of a result contains no path, and the run names its target', () => {
  const [any] = results.values()
  expect(any?.testCaseId).toBe(any?.historyId)
  expect(JSON.stringify([...results.values()])).not.toContain(import.meta.dirname)
  expect(read('environment.properties')).toContain('target=none')
})

test('labels of the environment are added if a result has none with the same name', async () => {
  vi.stubEnv('ALLURE_LABEL_owner', 'Ann')
  vi.stubEnv('ALLURE_LABEL_epic', 'Another')
  const dir = mkdtempSync(path.join(os.tmpdir(), 'countersign-allure-test-'))
  const reporter = allureReporter({ resultsDir: dir, catalogue: sampleCatalogue, selected, environment: {} })
  reporter.add(sampleRecord('metadata/key-length'))
  await reporter.end()
  vi.unstubAllEnvs()
  const labels = resultsIn(dir)[0]?.labels ?? []
  expect(labels.filter(({ name }) => ['owner', 'epic', 'framework', 'language'].includes(name))).toEqual([
    { name: 'epic', value: '24 Limits' },
    { name: 'framework', value: 'countersign' },
    { name: 'language', value: 'javascript' },
    { name: 'owner', value: 'Ann' },
  ])
})

test('a result is on disk before the run has ended', async () => {
  const soon = mkdtempSync(path.join(os.tmpdir(), 'countersign-allure-test-'))
  const reporter = allureReporter({ resultsDir: soon, catalogue: crowdCatalogue, selected, environment: {} })
  reporter.add(sampleRecord('crowd/rule-0'))
  await vi.waitUntil(() => resultsIn(soon).length === 1, { timeout: 5_000 })
  await reporter.end()
})

test('a result that cannot be written is reported at the end', async () => {
  const gone = mkdtempSync(path.join(os.tmpdir(), 'countersign-allure-test-'))
  const reporter = allureReporter({ resultsDir: gone, catalogue: crowdCatalogue, selected, environment: {} })
  rmSync(gone, { recursive: true })
  reporter.add(sampleRecord('crowd/rule-0'))
  await expect(reporter.end()).rejects.toThrow('ENOENT')
})

const exchanges = { log: 'the exchanges' }
const findingOf = { message: 'name: expected "a", got nothing', causes: ['metadata/omitted-keeps'] }
const failed = sampleRecord('metadata/key-length', { ...exchanges, status: 'failed', finding: findingOf })
const passed = sampleRecord('metadata/key-length', exchanges)
const lost = { status: 'broken', finding: { message: 'the network path to the target was lost' } } as const
/** A scenario whose rules share a result if their outcomes are the same. */
const alike = { ...passed, rules: ['metadata/key-length', 'metadata/value-length'] }
const outcomes = { 'metadata/value-length': { outcome: 'broken', finding: lost.finding } } as const
const explained = { ...lost, finding: { ...findingOf, cause: 'metadata/omitted-keeps' } }

test.each([
  { what: 'another rule is the cause of a failure', first: failed, last: { ...failed, ...explained }, is: ['broken'] },
  { what: 'a passed result may become inconclusive', first: passed, last: { ...passed, ...lost }, is: ['broken'] },
  { what: 'one result may become two', first: alike, last: { ...alike, outcomes }, is: ['broken', 'passed'] },
  { what: 'two results may become one', first: { ...alike, outcomes }, last: alike, is: ['passed'] },
])('once the whole run is known, $what, and exchanges stay', async ({ first, last, is }) => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'countersign-allure-test-'))
  const reporter = allureReporter({ resultsDir: dir, catalogue: sampleCatalogue, selected, environment: {} })
  reporter.add(first)
  await reporter.end([{ ...last, log: '', steps: [] }])
  const written = resultsIn(dir)
  expect(written.map(({ status }) => String(status)).toSorted()).toEqual(is)
  for (const { attachments, steps } of written) {
    expect(readFileSync(path.join(dir, attachments[0]?.source ?? ''), 'utf8')).toBe('the exchanges')
    expect(steps).toHaveLength(2)
  }
  rmSync(dir, { recursive: true })
})

test('a rule without a scenario, or whose scenario was not run, has a result too', async () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'countersign-allure-test-'))
  const ids = new Set(['metadata/key-length', 'lifecycle/email'])
  const reporter = allureReporter({ resultsDir: dir, catalogue: sampleCatalogue, selected: ids, environment: {} })
  const unfinished = sampleRecord('metadata/key-length', { ...lost, steps: [], log: '' })
  await reporter.end([unfinished], sampleOutcome([unfinished]).results)
  const written = resultsIn(dir).map(({ name, status }) => [name, status])
  expect(written.toSorted()).toEqual([
    ['A signer gets an email.', 'skipped'],
    ['responds as documented', 'broken'],
  ])
  expect(readFileSync(path.join(dir, 'environment.properties'), 'utf8')).toMatch(/rules=2: 0 conform/)
  rmSync(dir, { recursive: true })
})
