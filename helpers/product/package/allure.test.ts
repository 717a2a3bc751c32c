import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Status, type TestResult } from 'allure-js-commons'
import { beforeAll, expect, test } from 'vitest'
import { toldBy, type Ended, type Told } from '../../testing/command.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { catalogue } from '../../app/project/suite.ts'

/** An area with rules that a client cannot test, open rules, and a rule that the fault breaks. */
const AREA = 'errors'
const FAULT = 'errors-in-plain-text'

let ended: Ended
let told: Told
let results: readonly TestResult[]

beforeAll(async () => {
  ended = await hostedCommand(['run', '--rule', `${AREA}/*`, '--fault', FAULT])
  told = await toldBy(ended)
  const folder = path.join(ended.out, 'allure-results')
  const names = (await readdir(folder)).filter((name) => name.endsWith('-result.json'))
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  results = texts.map((text) => JSON.parse(text) as TestResult)
})

const tagged = (id: string) => results.filter(({ labels }) => labels.some(({ value }) => value === id))
const idsOf = (verdict: string) =>
  told.rules.filter(({ id, ...rule }) => id.startsWith(`${AREA}/`) && rule.verdict === verdict).map(({ id }) => id)

test('Every selected rule has a result, and no other rule has a skipped result', () => {
  for (const id of catalogue.keys()) {
    if (id.startsWith(`${AREA}/`)) expect([id, tagged(id).length > 0]).toEqual([id, true])
    else expect(tagged(id).filter(({ status }) => status === Status.SKIPPED)).toEqual([])
  }
})

test('Rules that are not exercised are skipped, observed rules are marked, and every result has its statement', () => {
  for (const id of idsOf('not-exercised')) {
    expect(tagged(id).map(({ status }) => String(status))).toEqual(tagged(id).map(() => 'skipped'))
  }
  for (const id of idsOf('observed')) {
    for (const { name, status } of tagged(id)) if (status === Status.PASSED) expect(name).toMatch(/^Observed: /)
  }
  for (const { description, status } of results) {
    expect(description).toMatch(/^\*\*.+\*\*: .+\n\n(.|\n)*Section: \*.+\*\. Level: \*.+\*\./)
    if (status === Status.SKIPPED) expect(description).toMatch(/To exercise it|No setting exercises this rule/)
  }
})

test('The first page counts rules as the command does', async () => {
  const environment = await readFile(path.join(ended.out, 'allure-results', 'environment.properties'), 'utf8')
  const { conforms = 0, violates = 0, violates_inferred = 0, inconclusive = 0, observed = 0 } = told.summary
  expect(environment).toContain(`: ${conforms} conform, ${violates + violates_inferred} violated`)
  expect(environment).toContain(`=${inconclusive} inconclusive, `)
  expect(environment).toContain(`observed=${observed}`)
})

test('The page contains all results', async () => {
  const { code, stdout } = await hostedCommand(['report', '--out', ended.out])
  expect(code).toBe(0)
  expect(stdout).toContain('index.html')
  const page = await readFile(path.join(ended.out, 'allure-report', 'index.html'))
  expect(page.length).toBeLessThan(6_000_000)
})
