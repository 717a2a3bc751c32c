import { expect, test } from 'vitest'
import { comparisonOf, isSame } from './comparison.ts'
import { observationText } from './observations.ts'
import type { ComparedReport, ComparedRule } from './report.ts'
import { comparisonLines } from './screen.ts'

const rule = (id: string, verdict: ComparedRule['verdict'], change: Partial<ComparedRule> = {}): ComparedRule => ({
  id,
  statement: `The statement of ${id}.`,
  level: 'stated',
  verdict,
  observations: [],
  ...change,
})
const finding = (...violated: readonly string[]) => ({
  title: `a finding of ${violated.length}`,
  rule: violated[0] ?? '',
  violated: [...violated],
})
const report = (rules: readonly ComparedRule[], change: Partial<ComparedReport> = {}): ComparedReport => ({
  schema: 1,
  suite: { name: 'countersign', version: '0.1.0' },
  target: { kind: 'address', base_url: 'https://sign.test.example' },
  started_at: '2030-01-02T03:04:05.000Z',
  seed: 1,
  complete: true,
  gate: 'all',
  findings: [],
  rules: [...rules],
  ...change,
})
const seen = (...pairs: readonly (readonly [string, string])[]) => ({
  observations: pairs.map(([key, value]) => ({ key, value })),
})
const known = { known: { reason: 'The next release fixes it.' } }

test('reports that differ only in ids, times, names and the order of observations are the same', () => {
  const a = report([rule('a/one', 'observed', seen(['id', 'tra_cvhj3uvvtodkgovve5vx'], ['count', '3']))])
  const b = report([rule('a/one', 'observed', seen(['count', '3'], ['id', 'tra_pf1f3etle82jtwhvm0hm']))], { seed: 2 })
  expect(isSame(comparisonOf(a, b))).toBe(true)
  expect(comparisonLines(comparisonOf(a, b), { color: false, width: 80 }).at(-1)).toBe('SAME  Nothing differs.')
})

test('findings are the same if they share most rules of the smaller one', () => {
  const [one, two, three] = ['a/one', 'a/two', 'a/three'] as const
  const rules = (...verdicts: ComparedRule['verdict'][]) =>
    [one, two, three, 'a/four', 'a/five'].map((id, at) => rule(id, verdicts[at] ?? 'conforms'))
  const a = report(rules('violates', 'violates', 'violates', 'violates', 'violates'), {
    findings: [finding(one, two, three), finding('a/four'), finding('a/five')],
  })
  const b = report(rules('violates', 'violates', 'conforms', 'conforms', 'not-exercised'), {
    findings: [finding(two, one)],
  })
  const { findings } = comparisonOf(a, b)
  expect(findings.appeared).toEqual([])
  expect(findings.fixed.map(({ rule: id }) => id)).toEqual(['a/four'])
  expect(findings.not_judged.map(({ rule: id }) => id)).toEqual(['a/five'])
  expect(findings.remaining).toMatchObject([{ rule: two, fixed: [three], added: [] }])
  expect(comparisonOf(b, a).findings.remaining).toMatchObject([{ rule: one, fixed: [], added: [three] }])
})

test('verdicts are grouped, and rules that one run did not judge have the reason', () => {
  const a = report([rule('a/one', 'conforms'), rule('a/two', 'violates', known), rule('a/three', 'conforms')])
  const b = report([
    rule('a/one', 'inconclusive', { reason: 'it is so' }),
    rule('a/two', 'conforms'),
    rule('a/three', 'not-exercised', { reason: 'needs clock' }),
  ])
  expect(comparisonOf(a, b)).toMatchObject({
    verdicts: [
      { rule: 'a/one', from: 'conforms', to: 'inconclusive', reason: 'it is so' },
      { rule: 'a/two', from: 'violates', to: 'conforms', known: true },
    ],
    judged_only_in_a: [{ rule: 'a/three', verdict: 'conforms', reason: 'needs clock' }],
    judged_only_in_b: [],
    regressions: [{ kind: 'inconclusive', rule: 'a/one' }],
  })
  expect(comparisonOf(b, a).judged_only_in_b).toMatchObject([{ rule: 'a/three' }])
})

test('changes of the suite are listed separately from changes of the target', () => {
  const a = report([
    rule('a/one', 'observed', { level: 'open' }),
    rule('a/two', 'conforms', { level: 'inferred' }),
    rule('a/gone', 'conforms'),
  ])
  const b = report(
    [rule('a/one', 'violates', { statement: 'Another one.' }), rule('a/two', 'conforms'), rule('a/added', 'violates')],
    { findings: [finding('a/added')] },
  )
  expect(comparisonOf(a, b)).toMatchObject({
    suite: {
      appeared: ['a/added'],
      disappeared: ['a/gone'],
      changed: [
        { rule: 'a/one', statement: { b: 'Another one.' }, level: { a: 'open', b: 'stated' } },
        { rule: 'a/two', level: { a: 'inferred', b: 'stated' } },
      ],
    },
    verdicts: [{ rule: 'a/one', level_changed: true }],
    judged_only_in_a: [],
    regressions: [],
  })
})

test('known violations and, with the gate stated, inferred rules do not count as regressions', () => {
  const ids = ['a/one', 'a/known', 'a/inferred']
  const a = report(ids.map((id) => rule(id, 'conforms', id === 'a/inferred' ? { level: 'inferred' } : {})))
  const b = report(
    [
      rule('a/one', 'violates'),
      rule('a/known', 'violates', known),
      rule('a/inferred', 'violates', { level: 'inferred' }),
    ],
    { gate: 'stated', findings: ids.map((id) => finding(id)) },
  )
  const { regressions, findings } = comparisonOf(a, b)
  expect(regressions).toEqual([
    { kind: 'violated', rule: 'a/one' },
    { kind: 'finding', rule: 'a/one' },
  ])
  expect(findings.appeared.map((one) => one.known)).toEqual([undefined, true, undefined])
  expect(comparisonOf(a, { ...b, gate: 'all' }).regressions).toHaveLength(4)
})

test('a rule that was not selected in the first run did not get worse', () => {
  const a = report([rule('a/one', 'not-exercised', { left_out: 'not-selected', reason: 'not selected for this run' })])
  const b = report([rule('a/one', 'violates')], { findings: [finding('a/one')] })
  expect(comparisonOf(a, b)).toMatchObject({ regressions: [], findings: { appeared: [{ rule: 'a/one' }] } })
})

test('an observation is compared if both runs made it, or if both concluded', () => {
  const a = report([rule('a/one', 'observed', seen(['x', '1'], ['y', '1']))])
  const b = (verdict: ComparedRule['verdict']) => report([rule('a/one', verdict, seen(['x', '2']))])
  expect(comparisonOf(a, b('observed')).observations).toEqual([
    { rule: 'a/one', observed: 'x', a: '1', b: '2' },
    { rule: 'a/one', observed: 'y', a: '1' },
  ])
  expect(comparisonOf(a, b('inconclusive')).observations).toHaveLength(1)
  expect(comparisonOf(a, b('not-exercised')).observations).toEqual([])
})

test.each([
  [{ a: '200, state draft', b: '422' }, 'the response to an empty name: 200, state draft in A; 422 in B'],
  [{ a: '3', b: '2' }, 'an empty name: 3 in A, 2 in B'],
  [{ a: 'true' }, 'an empty name: true in A, not observed in B'],
  [{ a: '', b: 'x' }, 'an empty name: empty in A, x in B'],
])('%j in words', (values, text) => {
  expect(observationText({ rule: 'a/one', observed: 'an empty name', ...values })).toBe(text)
})

test('the last line says what got worse, and a control character of a target is not printed', () => {
  const a = report([rule('a/one', 'conforms'), rule('a/two', 'observed', seen(['x', '1']))])
  const b = report([rule('a/one', 'violates'), rule('a/two', 'observed', seen(['x', '\u001b[2J2']))], {
    findings: [finding('a/one')],
  })
  const lines = comparisonLines(comparisonOf(a, b), { color: false, width: 80 })
  expect(lines.at(-1)).toBe('WORSE  1 finding appeared, 1 rule that conformed is violated')
  expect(lines).toContain('Verdict: conforms -> violates: 1')
  expect(lines.join('')).not.toContain('\u001b')
})
