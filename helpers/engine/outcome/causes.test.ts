import { expect, test } from 'vitest'
import { catalogueOf, open, stated } from '../catalogue/rule.ts'
import type { Finding, Outcome, ScenarioRecord } from './record.ts'
import { verdictsOf, type RuleResult } from './verdict.ts'

const catalogue = catalogueOf({
  x: {
    all: {
      ...stated('Limits', { 'x/json': 'JSON', 'x/limit': 'A limit', 'x/other': 'Another limit' }),
      ...open('Limits', { 'x/open': 'Something that is not shown' }),
    },
  },
})
const record = (rule: string, status: Outcome, causes?: readonly string[]): ScenarioRecord => {
  const finding: Finding = { message: `${rule} ${status}`, ...(causes && { causes }) }
  return {
    key: `${rule} ${status}`,
    title: 'a title',
    file: 'suites/x/y.scenarios.ts',
    rules: [rule],
    status,
    finding,
    outcomes: {},
    breaches: [],
    observations: [],
    startedAt: 0,
    durationMs: 1,
    requests: 1,
    steps: [],
    log: '',
    leftovers: [],
    usedNeeds: [],
  }
}
const reported = (id: string, ...records: ScenarioRecord[]): Partial<RuleResult> => {
  const { verdict, cause } = verdictsOf(catalogue, records).find(({ rule }) => rule.id === id)!
  return cause === undefined ? { verdict } : { verdict, cause }
}
const json = record('x/json', 'failed')

test('Makes a failure that a violated rule explains inconclusive because of that rule', () => {
  const limit = record('x/limit', 'failed', ['x/other', 'x/json'])
  expect(reported('x/limit', json, limit)).toEqual({ verdict: 'inconclusive', cause: 'x/json' })
  expect(reported('x/json', json, limit)).toEqual({ verdict: 'violates' })
})

test('Counts the failure as a violation if the explaining rule is not violated', () => {
  expect(reported('x/limit', record('x/json', 'passed'), record('x/limit', 'failed', ['x/json']))).toEqual({
    verdict: 'violates',
  })
})

test('Names the cause of an inconclusive scenario only if that rule is violated', () => {
  const stuck = record('x/limit', 'broken', ['x/json'])
  expect(reported('x/limit', json, stuck)).toEqual({ verdict: 'inconclusive', cause: 'x/json' })
  expect(reported('x/limit', stuck)).toEqual({ verdict: 'inconclusive' })
})

test('Keeps an unexplained failure in addition to one that another rule explains', () => {
  const records = [json, record('x/limit', 'failed', ['x/json']), record('x/limit', 'failed')]
  expect(reported('x/limit', ...records)).toEqual({ verdict: 'violates' })
})

test('Counts two rules that explain each other as violated', () => {
  const [one, other] = [record('x/limit', 'failed', ['x/other']), record('x/other', 'failed', ['x/limit'])]
  expect(reported('x/limit', one, other)).toEqual({ verdict: 'violates' })
  expect(reported('x/other', one, other)).toEqual({ verdict: 'violates' })
  const third = record('x/json', 'failed', ['x/limit'])
  expect(reported('x/json', one, other, third)).toEqual({ verdict: 'inconclusive', cause: 'x/limit' })
})

test('Explains nothing by an open rule, because open rules are never violated', () => {
  expect(reported('x/limit', record('x/open', 'failed'), record('x/limit', 'failed', ['x/open']))).toEqual({
    verdict: 'violates',
  })
})

const reasonFor = (...records: ScenarioRecord[]) =>
  verdictsOf(catalogue, records).find(({ rule }) => rule.id === 'x/limit')?.reason

test('Says that every rule that would explain an inconclusive one conforms', () => {
  const [one, other] = [record('x/json', 'passed'), record('x/other', 'passed')]
  const stuck = record('x/limit', 'broken', ['x/json', 'x/limit'])
  expect(reasonFor(one, stuck)).toBe('x/limit broken (although x/json conforms elsewhere)')
  expect(reasonFor(one, other, record('x/limit', 'broken', ['x/json', 'x/other']))).toBe(
    'x/limit broken (although x/json and x/other conform elsewhere)',
  )
})

test('Says nothing about rules that conform if another one may explain it, or nothing has to', () => {
  const conforming = record('x/json', 'passed')
  const stuck = record('x/limit', 'broken', ['x/json'])
  const plain = 'x/limit broken'
  expect(reasonFor(conforming, record('x/limit', 'broken', ['x/json', 'x/other']))).toBe(plain)
  expect(reasonFor(conforming, record('x/limit', 'broken'))).toBe(plain)
  expect(reasonFor(conforming, { ...stuck, failedRequests: ['GET /v1/transactions'] })).toBe(plain)
  expect(reasonFor(conforming, { ...stuck, finding: { message: plain, expected: '1', causes: ['x/json'] } })).toBe(
    plain,
  )
})
