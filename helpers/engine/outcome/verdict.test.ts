import { expect, test } from 'vitest'
import { catalogueOf, inferred, open, stated, unreachable } from '../catalogue/rule.ts'
import type { Breach, Outcome, ScenarioRecord } from './record.ts'
import { verdictsOf, type RuleResult } from './verdict.ts'

const catalogue = catalogueOf({
  x: {
    all: {
      ...stated('Limits', { 'x/stated': 'A limit' }),
      ...inferred('It follows.')('Limits', { 'x/inferred': 'What follows' }),
      ...open('Limits', { 'x/open': 'Something that is not shown' }),
      ...stated('Limits', unreachable('email', 'the suite reads no mail'), { 'x/unreachable': 'A mail' }),
    },
  },
})

const record = (status: Outcome, more: Partial<ScenarioRecord> = {}): ScenarioRecord => ({
  key: `x/stated ${status}`,
  title: `a scenario that ${status}`,
  file: 'suites/x/y.scenarios.ts',
  rules: ['x/stated'],
  status,
  ...(status !== 'passed' && { finding: { message: `it ${status}` } }),
  outcomes: {},
  breaches: [],
  observations: [],
  startedAt: 0,
  durationMs: 10,
  requests: 1,
  steps: [],
  log: '',
  leftovers: [],
  usedNeeds: [],
  ...more,
})
const resultOf = (id: string, ...records: ScenarioRecord[]): RuleResult =>
  verdictsOf(catalogue, records).find(({ rule }) => rule.id === id)!

const verdicts: [statuses: Outcome[], judged: RuleResult['verdict'], open: RuleResult['verdict']][] = [
  [[], 'not-exercised', 'not-exercised'],
  [['passed'], 'conforms', 'observed'],
  [['failed'], 'violates', 'observed'],
  [['broken'], 'inconclusive', 'inconclusive'],
  [['skipped'], 'not-exercised', 'not-exercised'],
  [['passed', 'failed'], 'violates', 'observed'],
  [['passed', 'broken'], 'inconclusive', 'inconclusive'],
  [['passed', 'skipped'], 'conforms', 'observed'],
  [['failed', 'broken'], 'violates', 'inconclusive'],
  [['failed', 'skipped'], 'violates', 'observed'],
  [['broken', 'skipped'], 'inconclusive', 'inconclusive'],
  [['passed', 'failed', 'broken', 'skipped'], 'violates', 'inconclusive'],
]
test.each(verdicts)('Scenarios that ended %j: %s; an open rule is %s', (statuses, judged, observed) => {
  for (const [rule, verdict] of [
    ['x/stated', judged],
    ['x/inferred', judged],
    ['x/open', observed],
  ] as const) {
    const records = statuses.map((status) => record(status, { rules: [rule] }))
    expect(resultOf(rule, ...records).verdict).toBe(verdict)
    expect(resultOf(rule, ...records.toReversed()).verdict).toBe(verdict)
  }
})

test.each([
  ['no scenario ran', [], 'not selected for this run'],
  ['the target lacks something', [record('skipped')], 'it skipped'],
  ['a scenario is inconclusive', [record('passed'), record('broken')], 'it broken'],
  ['the rule conforms', [record('passed'), record('skipped')], undefined],
  ['the rule is violated', [record('failed'), record('broken')], undefined],
])('Gives the reason if %s', (_, records, reason) => {
  expect(resultOf('x/stated', ...records).reason).toBe(reason)
})

test('Explains why no target can exercise a rule', () => {
  expect(resultOf('x/unreachable')).toMatchObject({
    verdict: 'not-exercised',
    reason: 'it appears only in an email: the suite reads no mail',
  })
})

test('Gives every rule of the catalogue a result, in order', () => {
  expect(verdictsOf(catalogue, [record('passed')]).map(({ rule }) => rule.id)).toEqual([...catalogue.keys()])
})

test('Counts a scenario only for its own rules', () => {
  const both = record('failed', { rules: ['x/stated', 'x/inferred'] })
  expect(resultOf('x/stated', both).verdict).toBe('violates')
  expect(resultOf('x/inferred', both).verdict).toBe('violates')
  expect(resultOf('x/inferred', record('failed')).verdict).toBe('not-exercised')
})

const breach: Breach = { rule: 'x/inferred', message: 'name: expected a text, got 1' }

test('Counts a breach against its own rule, not against the rules of the scenario', () => {
  const passed = record('passed', { breaches: [breach] })
  expect(resultOf('x/stated', passed).verdict).toBe('conforms')
  expect(resultOf('x/inferred', passed)).toMatchObject({
    verdict: 'violates',
    findings: [breach],
    scenarios: [{ title: 'seen while: a scenario that passed', status: 'failed' }],
  })
})

test('Counts a breach in a scenario that is itself inconclusive', () => {
  const broken = record('broken', { breaches: [breach] })
  expect(resultOf('x/inferred', broken).verdict).toBe('violates')
  expect(resultOf('x/stated', broken).verdict).toBe('inconclusive')
})

test('Does not count a breach of an open rule as a violation', () => {
  expect(resultOf('x/open', record('passed', { breaches: [{ ...breach, rule: 'x/open' }] })).verdict).toBe('observed')
})

test('Judges rules about members one by one, and counts a breach once', () => {
  const mixed = record('failed', {
    rules: ['x/stated', 'x/inferred'],
    outcomes: { 'x/stated': { outcome: 'passed' }, 'x/inferred': { outcome: 'failed', finding: breach } },
    breaches: [breach],
  })
  expect(resultOf('x/stated', mixed)).toMatchObject({ verdict: 'conforms', findings: [] })
  expect(resultOf('x/inferred', mixed)).toMatchObject({ verdict: 'violates', findings: [breach] })
})

test('Assigns observations to their rule, and the duration to every rule of the scenario', () => {
  const observations = [
    { rule: 'x/open', key: 'start', value: '422' },
    { rule: 'x/other', key: 'start', value: '200' },
  ]
  const seen = record('passed', { rules: ['x/open'], observations })
  expect(resultOf('x/open', seen, seen)).toMatchObject({
    durationMs: 20,
    observations: [
      { key: 'start', value: '422' },
      { key: 'start', value: '422' },
    ],
  })
})

test('Says that the target shows nothing to judge, even if a need is missing as well', () => {
  const lacking = record('skipped', { finding: { message: 'needs clock', lacks: ['clock'] } })
  const unshown = record('skipped', { key: 'x/stated 2', finding: { message: 'x shows nothing', isUnshown: true } })
  expect(resultOf('x/stated', lacking, unshown)).toMatchObject({ isUnshown: true, reason: 'x shows nothing' })
  expect(resultOf('x/stated', lacking).isUnshown).toBeUndefined()
  expect(resultOf('x/stated', record('passed'), unshown).isUnshown).toBeUndefined()
})
