import { expect, test } from 'vitest'
import { sampleOutcome, sampleRecord, violation } from '../../../reports/samples/outcome.ts'
import { withLeftOut } from './left-out.ts'

const [KEY, VALUE, KEEPS] = ['metadata/key-length', 'metadata/value-length', 'metadata/omitted-keeps']
const both = { ...sampleRecord(KEY, violation()), rules: [KEY, VALUE, KEEPS] }

test('Marks excluded and unselected rules, whatever scenarios of other rules found', () => {
  const { results } = sampleOutcome([both])
  const reported = withLeftOut(results, new Set([KEY]), new Set([VALUE]))
  const byId = new Map(reported.map(({ rule, verdict, leftOut }) => [rule.id, { verdict, leftOut }]))
  expect(byId.get(KEY)).toEqual({ verdict: 'violates', leftOut: undefined })
  expect(byId.get(VALUE)).toEqual({ verdict: 'not-exercised', leftOut: 'excluded' })
  expect(byId.get(KEEPS)).toEqual({ verdict: 'violates', leftOut: 'not-selected' })
})
