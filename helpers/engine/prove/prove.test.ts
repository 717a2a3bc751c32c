import { expect, test } from 'vitest'
import { catalogueOf, inferred, open, stated, unreachable } from '../catalogue/rule.ts'
import type { RuleResult, Verdict } from '../outcome/verdict.ts'
import { coverageOf } from './coverage.ts'
import { proofOf } from './proof.ts'

const catalogue = catalogueOf({
  a: {
    all: {
      ...stated('Limits', { 'a/one': 'One.', 'a/two': 'Two.' }),
      ...stated('Limits', unreachable('email', 'it is an email'), { 'a/beyond': 'Not testable.' }),
      ...inferred('It follows.')('Limits', { 'a/follows': 'It follows.' }),
      ...open('Limits', { 'a/open': 'Open.' }),
    },
  },
})
const rules = [...catalogue.values()]

const judged = (verdicts: Record<string, Verdict>): RuleResult[] =>
  Object.entries(verdicts).map(([id, verdict]) => {
    const rule = catalogue.get(id)!
    return { rule, verdict, findings: [], durationMs: 0, scenarios: [], observations: [] }
  })
const fault = (breaks: readonly string[], verdicts: Record<string, Verdict>) =>
  proofOf('a-fault', { story: 'It is broken.', breaks }, judged(verdicts))

test('Catches a fault with an assertion of each of its rules, and reports other violated rules', () => {
  const proof = fault(['a/one'], { 'a/one': 'violates', 'a/two': 'violates', 'a/open': 'observed' })
  expect(proof).toMatchObject({ survived: [], red: ['a/one', 'a/two'] })
})

test.each<Verdict>(['conforms', 'inconclusive', 'not-exercised', 'observed'])(
  'Does not count the verdict %s as catching a fault',
  (verdict) => {
    const { survived } = fault(['a/one', 'a/two'], { 'a/one': 'violates', 'a/two': verdict })
    expect(survived).toEqual([{ rule: 'a/two', verdict, reason: 'no assertion failed' }])
  },
)

test('Does not count a rule without a result as caught', () => {
  const { survived } = fault(['a/one', 'a/gone'], { 'a/one': 'violates' })
  expect(survived).toEqual([{ rule: 'a/gone', verdict: 'not judged', reason: 'there is no result for it' }])
})

test('Requires a caught fault for each exercisable stated or inferred rule', () => {
  const proofs = [
    fault(['a/one', 'a/follows'], { 'a/one': 'violates', 'a/follows': 'violates' }),
    fault(['a/two'], { 'a/two': 'conforms' }),
  ]
  expect(coverageOf(proofs, rules)).toMatchObject({ faults: 2, exercisable: 3, unproved: ['a/two'] })
  expect(coverageOf(proofs, rules).survivors).toEqual([proofs[1]])
})
