import { expect, test } from 'vitest'
import type { Gate } from '../helpers/engine/catalogue/gate.ts'
import { findingsOf } from './findings/group.ts'
import { badgeOf } from './files/badge.ts'
import { conformanceReport, conformanceSchema } from './files/conformance-json.ts'
import { ownCounts } from './own-rules.ts'
import { broken, sampleOutcome, sampleRecord, violation } from './samples/outcome.ts'
import { DOCUMENT_RECORDS, OWN_RULE, outcomeWithOwn } from './samples/own.ts'
import { statementOf } from './statement/statement.ts'
import { exitCodeOf, summaryOf, type RunOutcome } from './summary.ts'
import { summaryText } from './terminal/summary/summary-text.ts'

const green = sampleOutcome(DOCUMENT_RECORDS)
const violated = outcomeWithOwn(violation())

test('The counts, the badge and the statement of the document are those of a run without own rules', () => {
  expect(summaryOf(violated.results)).toEqual(summaryOf(green.results))
  expect(badgeOf(violated)).toEqual(badgeOf(green))
  expect(statementOf(violated)).toEqual(statementOf(green))
})

test('A demand about them alone is not in the statement', () => {
  const unmet = [{ kind: 'required', rules: [OWN_RULE.id], message: '--require acme: 1 rule was not judged' }] as const
  expect(statementOf({ ...violated, unmet })).toEqual(statementOf(green))
})

test.each<[Gate, number]>([
  ['all', 1],
  ['stated+own', 1],
  ['document', 0],
  ['stated', 0],
])('With --gate %s, a violated own rule exits with %i', (gate, code) => {
  expect(exitCodeOf({ ...violated, gate })).toBe(code)
})

test.each<[Gate, number]>([
  ['all', 3],
  ['document', 0],
])('With --gate %s, one without a conclusion exits with %i', (gate, code) => {
  expect(exitCodeOf(outcomeWithOwn(broken('the network failed'), { gate }))).toBe(code)
})

test('A run of only own rules has judged something', () => {
  expect(exitCodeOf(outcomeWithOwn({}, {}, []))).toBe(0)
})

test('A finding is about the document or about other promises, never about both, and the latter come last', () => {
  const both = outcomeWithOwn(violation(), {}, [
    sampleRecord('metadata/key-length', violation()),
    ...DOCUMENT_RECORDS.slice(1),
  ])
  expect(findingsOf(both.results).map((one) => one.violated.map(({ result }) => result.rule.id))).toEqual([
    ['metadata/key-length'],
    ['acme/order'],
  ])
})

test('conformance.json has them in a part of their own, as its schema says', () => {
  const report = conformanceReport(violated)
  expect(conformanceSchema.safeParse(report).success).toBe(true)
  expect(report.rules).toEqual(conformanceReport(green).rules)
  expect(report.own).toMatchObject({
    summary: { conforms: 0, violates: 1, known: 0, inconclusive: 0, not_exercised: 0 },
    rules: [{ id: 'acme/order', level: 'own', section: 'Promised by Acme', source: 'Section 4.2' }],
  })
  expect(conformanceReport(green)).not.toHaveProperty('own')
})

const screenOf = (outcome: RunOutcome) =>
  summaryText(outcome, { color: false, width: 100, outDir: 'out', repeatCommand: (id) => `run --rule ${id}` })

test('The terminal counts them in a line of their own, and names their source', () => {
  const screen = screenOf(violated)
  expect(screen).toMatch(/^FAILED {2}\d+ conform, 0 violate, .*\n {8}own rules: 0 conform, 1 violate, 0 inconclusive$/m)
  expect(screen).toContain('acme/order (own)')
  expect(screen).toMatch(/^ +Source +Section 4\.2$/m)
  expect(screen).toMatch(/^area .*\n(?:(?!acme)[a-z].*\n)+/m)
  expect(screenOf({ ...violated, gate: 'document' })).toContain('1 violate (ignored)')
})

test('The terminal says why one has no verdict', () => {
  const screen = screenOf(outcomeWithOwn({ status: 'skipped', finding: { message: 'needs clock', lacks: ['clock'] } }))
  expect(screen).toContain('  - acme/order was not exercised: needs clock')
})

test('Without any, there is nothing to count', () => {
  expect(ownCounts(green.results, 'all')).toEqual([])
  expect(screenOf(green)).not.toMatch(/own rules/i)
})
