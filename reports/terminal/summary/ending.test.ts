import { expect, test } from 'vitest'
import { broken, sampleOutcome, sampleRecord, violation } from '../../samples/outcome.ts'
import { endingParts } from './ending.ts'

const options = {
  color: false,
  width: 80,
  outDir: 'reports/out',
  repeatCommand: (rule: string) => `npx countersign run --rule ${rule}`,
}
const violated = sampleRecord('metadata/key-length', violation())
const verdict = ['Report: reports/out/index.html', 'FAILED']
const linesOf = (outcome = sampleOutcome([violated]), before: readonly string[] = [], width = 80) =>
  endingParts(outcome, { ...options, width }, { before: [before], verdict }).flat()

test('a violation that is on the last screen is not repeated', () => {
  expect(linesOf()).toEqual(verdict)
  expect(linesOf(sampleOutcome([sampleRecord('metadata/key-length')]))).toEqual(verdict)
})

test('a violated rule that has scrolled away is listed again, with the command that repeats it', () => {
  const expected = [
    'Fix first: 1 finding in 1 violated rule',
    '  no  rules  finding',
    '   1      1  create is 201 Created where a refusal (4xx) that changes nothing i…',
    'See the first one with its requests:',
    '  npx countersign show 1',
    'Repeat a single rule:',
    '  npx countersign run --rule metadata/key-length',
    ...verdict,
  ]
  expect(
    linesOf(
      undefined,
      Array.from({ length: 24 }, () => 'x'),
    ),
  ).toEqual(expected)
  expect(linesOf(undefined, ['x'.repeat(24 * 80)])).toEqual(expected)
})

test('an inconclusive rule can be repeated too, unless the run was interrupted', () => {
  const records = [
    sampleRecord('metadata/key-length', broken('x', 'metadata/value-length')),
    sampleRecord('lifecycle/expires', broken('x')),
  ]
  expect(linesOf(sampleOutcome(records)).join('\n')).toContain('--rule lifecycle/expires')
  expect(linesOf(sampleOutcome(records, { interrupted: true }))).toEqual(verdict)
})
