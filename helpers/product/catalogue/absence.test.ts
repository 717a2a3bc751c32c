import { expect, test } from 'vitest'
import { absences, absenceFaultId } from '../../../fixtures/faults/absence/index.ts'
import { faults } from '../../../fixtures/faults/all.ts'
import type { RuleResult } from '../../engine/outcome/verdict.ts'
import { provingAny } from '../../app/prove/prove-fault.ts'
import { proofOf } from '../../engine/prove/proof.ts'
import { judgeEmbedded } from '../../app/target/judge.ts'
import { loadScenarios, shapes } from '../../app/project/suite.ts'
import { DOCUMENTED } from './documented-members.ts'

/*
 * No missing member goes unnoticed: each documented member has a fault that omits it from all responses, or a quotation of the
 * document that allows its absence. Three lists are compared, so that none can shrink unnoticed: the documented members, the shapes
 * that judge responses, and the faults.
 */

type Kind = keyof typeof DOCUMENTED
const KINDS = Object.keys(DOCUMENTED) as Kind[]

/** Members whose type no shape judges: they are never shown, another object has them, or a scenario checks them itself. */
const SHAPELESS: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  transaction: [
    'completed_at',
    'origin',
    'max_expiry',
    'participants[].signature_image_policy',
    'participants[].document_reading_policy',
  ],
  document: ['editable', 'big_file', 'available'],
  field: ['columns', 'rows'],
  report: ['object'],
  file: ['object'],
}

/** The kinds of objects, by their names in the shapes. */
const SHAPED: Readonly<Record<string, Kind>> = {
  transaction: 'transaction',
  document: 'document',
  field: 'field',
  file: 'file',
  seal: 'seal',
  'events-report': 'report',
  error: 'error',
}

const shapedMembers = (kind: Kind): string[] => {
  const paths = shapes.flatMap(({ of, members }) => (SHAPED[of] === kind ? members.map(({ path }) => path) : []))
  return [...new Set(paths.map((path) => path.replace(/\[\]$/, '')))].filter((path) => path !== '')
}

test.each(KINDS)('Every documented member of a %s has a fault that omits it, or a reason', (kind) => {
  expect(Object.keys(absences[kind]).toSorted()).toEqual([...DOCUMENTED[kind]].toSorted())
})

test('Every kind of object is listed, with all its members', () => {
  expect(Object.keys(absences).toSorted()).toEqual(KINDS.toSorted())
  expect(Object.fromEntries(KINDS.map((kind) => [kind, new Set(DOCUMENTED[kind]).size]))).toEqual({
    transaction: 133,
    document: 8,
    field: 27,
    list: 2,
    item: 36,
    report: 42,
    file: 2,
    seal: 4,
    error: 4,
  })
})

test.each([...new Set(Object.values(SHAPED))])('The shapes judge exactly the documented members of a %s', (kind) => {
  expect([...shapedMembers(kind), ...(SHAPELESS[kind] ?? [])].toSorted()).toEqual([...DOCUMENTED[kind]].toSorted())
})

test('Every reason quotes the document', () => {
  const reasons = KINDS.flatMap((kind) => Object.values(absences[kind]).filter((one) => typeof one === 'string'))
  expect(reasons.filter((reason) => !/".{4,}"/.test(reason))).toEqual([])
})

test('Every fault that omits a member is in the table of faults', () => {
  const lacks = KINDS.flatMap((kind) => DOCUMENTED[kind].flatMap((path) => absenceFaultId(kind, path)?.[0] ?? []))
  expect(lacks.filter((id) => !(id in faults))).toEqual([])
  // A review must notice if a reason replaces a fault.
  expect(lacks.length).toBe(197)
})

/** The members that one service omits. Each of their rules must be violated. */
const GONE: readonly (readonly [kind: Kind, ...paths: string[]])[] = [
  [
    'transaction',
    'origin',
    'max_expiry',
    'progress_value',
    'language',
    'participants[].state',
    'participants[].signature_image_policy',
    'participants[].document_reading_policy',
    'actions[].state',
  ],
  ['document', 'editable', 'big_file', 'available', 'updatable', 'deletable'],
  ['field', 'columns', 'rows', 'deletable'],
  ['item', 'origin', 'max_expiry', 'progress_value', 'participants[].state'],
]
/** The flags that the service omits if they are false. */
const FALSE_GONE = ['listing-flags-where-true', 'listing-has-more-where-true', 'field-flags-where-true']

/** Judges rules, and then also the rules that their failures depend on, whose violation would be reported instead. */
async function judged(rules: readonly string[], fault: string): Promise<RuleResult[]> {
  const all = await loadScenarios()
  const judge = (some: readonly string[]) => judgeEmbedded(provingAny(all, some), 1, fault)
  const causes = (await judge(rules)).flatMap((one) => one.scenarios.flatMap(({ finding }) => finding?.causes ?? []))
  return judge([...rules, ...causes])
}

const wrongOf = (proof: ReturnType<typeof proofOf>) =>
  proof.survived.map(({ rule, verdict, reason }) => `${rule} ${verdict}: ${reason}`)

test('If all of these members are missing at once, each of their rules is violated', async () => {
  const ids = [
    ...GONE.flatMap(([kind, ...paths]) => paths.flatMap((path) => absenceFaultId(kind, path)?.[0] ?? [])),
    ...FALSE_GONE,
  ]
  const breaks = [...new Set(ids.flatMap((id) => faults[id]?.breaks ?? []))]
  expect(wrongOf(proofOf('all', { story: '', breaks }, await judged(breaks, ids.join(','))))).toEqual([])
  expect(breaks.length).toBeGreaterThanOrEqual(25)
})
