import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { Status, type TestResult } from 'allure-js-commons'
import { beforeAll, expect, test } from 'vitest'
import type { ConformanceReport } from '../../../reports/files/conformance-json.ts'
import type { Ended } from '../../testing/command.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { catalogue } from '../../app/project/suite.ts'

/** An area with rules that a client cannot test, open rules, and a rule that the fault breaks. */
const AREA = 'errors'
const FAULT = 'errors-in-plain-text'

let ended: Ended
let told: ConformanceReport
let results: readonly TestResult[]

beforeAll(async () => {
  ended = await hostedCommand(['run', '--rule', `${AREA}/*`, '--fault', FAULT, '--allure'])
  told = JSON.parse(await readFile(path.join(ended.out, 'conformance.json'), 'utf8')) as ConformanceReport
  const folder = path.join(ended.out, 'allure-results')
  const names = (await readdir(folder)).filter((name) => name.endsWith('-result.json'))
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  results = texts.map((text) => JSON.parse(text) as TestResult)
})

const statusesOf = (expected: string) =>
  results.filter(({ status }) => String(status) === expected).map(({ fullName }) => fullName ?? '')
const idsOf = (...verdicts: readonly string[]) =>
  told.rules
    .filter(({ verdict, left_out: leftOut }) => verdicts.includes(verdict) && leftOut === undefined)
    .map(({ id }) => id)

test('Every selected rule has exactly one result, with the status of its verdict', () => {
  const selected = [...catalogue.keys()].filter((id) => id.startsWith(`${AREA}/`))
  expect(results.map(({ fullName }) => fullName).toSorted()).toEqual(selected.toSorted())
  expect(statusesOf('failed').toSorted()).toEqual(idsOf('violates').toSorted())
  expect(statusesOf('broken').toSorted()).toEqual(idsOf('inconclusive').toSorted())
  expect(statusesOf('skipped').toSorted()).toEqual(idsOf('not-exercised').toSorted())
  expect(statusesOf('passed').toSorted()).toEqual(idsOf('conforms', 'observed').toSorted())
  expect(idsOf('violates').length).toBeGreaterThan(0)
})

test('Names are statements, observed rules are marked, and a rule that was not exercised has no error', () => {
  for (const { name, fullName = '', description, status, statusDetails } of results) {
    const { statement } = catalogue.get(fullName) ?? { statement: '' }
    expect(name).toBe(idsOf('observed').includes(fullName) ? `Observed: ${statement}` : statement)
    expect(description).toMatch(/^\*\*.+\*\*: .+\n\n(.|\n)*Section: \*.+\*\. Level: \*.+\*\./)
    if (status !== Status.SKIPPED) continue
    expect(description).toMatch(/To exercise it|No setting exercises this rule/)
    expect(statusDetails).toEqual({})
  }
})

test('A violated rule belongs to a finding, and its judged request is marked', () => {
  const { findings } = told
  for (const { labels, steps } of results.filter(({ status }) => status === Status.FAILED)) {
    const { value = '' } = labels.find(({ name }) => name === 'finding') ?? {}
    expect(findings.map(({ number, title }) => `${number}. ${title}`)).toContain(value)
    const failed = steps.filter(({ status }) => status === Status.FAILED)
    expect(failed.length).toBeGreaterThan(0)
    for (const step of failed) {
      expect(JSON.stringify(step.steps)).toMatch(
        /"name":"Judged: (GET|POST|PATCH|PUT|DELETE) [^"]+","status":"(failed|broken)"/,
      )
      expect(step.attachments).toHaveLength(1)
    }
  }
})

test('The page contains all results and needs no folder of results, and its history outlives the next run', async () => {
  const report = () => hostedCommand(['report', '--out', ended.out])
  await rm(path.join(ended.out, 'allure-results'), { recursive: true })
  const { code, stdout } = await report()
  expect(code).toBe(0)
  expect(stdout).toContain('index.html')
  const page = await readFile(path.join(ended.out, 'allure-report', 'index.html'))
  expect(page.length).toBeLessThan(6_000_000)
  await hostedCommand(['run', '--rule', `${AREA}/object-*`], {}, path.dirname(ended.out))
  expect((await readdir(ended.out)).toSorted()).toEqual([
    'allure-history.jsonl.br',
    'badge.json',
    'conformance-statement.json',
    'conformance-statement.md',
    'conformance.json',
    'index.html',
    'junit.xml',
    'previous',
    'record.jsonl.br',
  ])
  expect((await report()).code).toBe(0)
})
