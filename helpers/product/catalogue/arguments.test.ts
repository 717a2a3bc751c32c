import { expect, test } from 'vitest'
import { faults } from '../../../fixtures/faults/all.ts'
import type { Way } from '../../../fixtures/faults/fault.ts'
import { type Operation, standardArguments } from '../../../fixtures/reference-service/index.ts'
import { DOCUMENTED } from './documented-members.ts'

/*
 * No argument goes unnoticed: each argument of each operation has a fault for every way in which a service can get it wrong, or a
 * quotation of the document that says why the mistake cannot be seen. The arguments and their kinds are those of the reference
 * service; the changes that faults are built from say which argument they get wrong, and how.
 */

/** An argument as the table of the reference service has it. */
interface Argument {
  readonly kind: string
  readonly required: boolean
  readonly barred: boolean
  readonly max?: number | undefined
  readonly maxEach?: number | undefined
  readonly maxKey?: number | undefined
}

/** The operations that store their arguments in an object, and the kind of this object. */
const STORING: Readonly<Partial<Record<Operation, keyof typeof DOCUMENTED>>> = {
  create: 'transaction',
  update: 'transaction',
  cancel: 'transaction',
  documentCreate: 'document',
  documentUpdate: 'document',
  fieldCreate: 'field',
  fieldUpdate: 'field',
  initials: 'field',
  seal: 'seal',
}
/** The operations whose arguments select what is shown. */
const SELECTING: readonly Operation[] = ['list', 'consumption']
/** The operations that change what was stored before. */
const UPDATING: readonly Operation[] = ['update', 'documentUpdate', 'fieldUpdate']

/** Mistakes that no request can show, by operation and argument, with the words of the document. */
const UNSEEN: Readonly<Record<string, readonly [words: string, ...ways: readonly Way[]]>> = {
  'create evidence_archiving_configuration_id': ['"Evidence file archiving configuration of the workspace."', 'lost'],
  'update evidence_archiving_configuration_id': [
    '"Evidence file archiving configuration of the workspace."',
    'lost',
    'reset if omitted',
    'stored though refused',
  ],
  'create delete_evidence_archiving_configuration_id': ['"Update only."', 'accepted'],
  'update delete_evidence_archiving_configuration_id': [
    '"true archives evidence only through the internal archiving."',
    'lost',
    'stored though refused',
  ],
  'documentCreate archiving_configuration_id': ['"Signed documents archiving configuration of the workspace."', 'lost'],
  'documentUpdate archiving_configuration_id': ['"As above."', 'lost'],
  'documentUpdate delete_archiving_configuration_id': [
    '"true archives signed documents only through the internal archiving."',
    'lost',
    'stored though refused',
  ],
  'initials y': ['"Vertical coordinate in PDF default user space units"', 'lost'],
  'list creator': ['"Email of the creating workspace member."', 'lost'],
  'fieldUpdate copy_from': ['"creates a field without position"', 'lost'],
}

/** Mistakes that a request can show, and that no rule covers yet, with the words that such a rule would judge. */
const WITHOUT_RULE: typeof UNSEEN = {
  'fieldCreate anchor': [
    `"Without x and y, the field's upper left corner is placed on the anchor's lower left corner"`,
    'lost',
  ],
  'fieldUpdate anchor': ['"updates a field with the same arguments"', 'lost'],
  'fieldUpdate move_from': ['"Id of a field to move to this document."', 'lost'],
}

/** The ways in which a service can get an argument wrong, by its kind and by what its operation does with it. */
function waysOf(on: Operation, name: string, { kind, required, barred, ...limits }: Argument): Way[] {
  if (SELECTING.includes(on)) return ['lost']
  const shownIn = STORING[on]
  // A file is not stored, and neither is the person in an instruction: the instruction is.
  if (shownIn === undefined || (required && kind === 'reference')) return required ? ['accepted'] : []
  if (barred) return ['accepted']
  const max = limits.max ?? limits.maxEach ?? limits.maxKey
  const isShown = DOCUMENTED[shownIn].some((path) => path === name)
  const isRefusable = kind !== 'text' || max !== undefined
  const isUpdate = UPDATING.includes(on)
  return [
    'lost',
    ...(isShown && kind !== 'texts' ? (['only answered'] as const) : []),
    ...(isRefusable ? (['accepted'] as const) : []),
    ...(max !== undefined || kind === 'choice' ? (['refused'] as const) : []),
    ...(max !== undefined && kind !== 'number' ? (['bytes counted', 'stored otherwise'] as const) : []),
    ...(on === 'update' && !name.startsWith('delete_') ? (['reset if omitted'] as const) : []),
    ...(isUpdate && isRefusable ? (['stored though refused'] as const) : []),
  ]
}

const pairs = Object.entries(standardArguments()).flatMap(([on, args]) =>
  Object.entries<Argument>(args).flatMap(([name, argument]) =>
    waysOf(on as Operation, name, argument).map((way) => ({ pair: `${on} ${name}`, way })),
  ),
)

const key = ({ pair, way }: (typeof pairs)[number]): string => `${pair}: ${way}`
const wrongs = new Set(
  Object.values(faults).flatMap((one) =>
    one.wrongs.map(({ on, argument, way }) => key({ pair: `${on} ${argument}`, way })),
  ),
)
const listed = (exceptions: typeof UNSEEN): string[] =>
  Object.entries(exceptions).flatMap(([pair, [, ...ways]]) => ways.map((way) => key({ pair, way })))
const unseen = listed(UNSEEN)
const withoutRule = listed(WITHOUT_RULE)
const excepted = new Set([...unseen, ...withoutRule])

test('Each argument has a fault for every way in which a service can get it wrong, or words of the document', () => {
  expect(pairs.length).toBeGreaterThan(250)
  expect(pairs.map(key).filter((one) => !wrongs.has(one) && !excepted.has(one))).toEqual([])
})

test('The exceptions are few, quote the document, and are still needed', () => {
  expect(unseen.length).toBeLessThan(0.05 * pairs.length)
  expect(Object.values({ ...UNSEEN, ...WITHOUT_RULE }).filter(([words]) => !/^".+"$/.test(words))).toEqual([])
  expect(withoutRule.length).toBeLessThan(0.02 * pairs.length)
  expect([...excepted].filter((one) => wrongs.has(one))).toEqual([])
})
