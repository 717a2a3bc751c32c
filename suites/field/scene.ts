import type { PdfContent } from '../../fixtures/documents/pdf.ts'
import type { Args } from '../../helpers/engine/http/encode.ts'
import { Inconclusive, objectsIn } from '../../helpers/engine/index.ts'
import type { Context, JsonObject, Send, Transaction } from '../../helpers/engine/index.ts'
import type { RuleId } from '../catalogue.ts'
import {
  creatableOf,
  fieldIn,
  FIELD_TYPES,
  givenField,
  GROUP_OF,
  isGrouped,
  madeReady,
  nextPlace,
  PLACE,
  positionOf,
  type FieldType,
  type Site,
} from '../interface/reads/fields.ts'
import type { PATHS } from './deletions.rules.ts'
import { slugOf } from '../interface/document/each-member.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { isFailure, isReached } from '../interface/reads/precondition.ts'
import type { Leeway } from '../../helpers/engine/judge/unchanged.ts'
import { sameFields } from '../interface/reads/same-contents.ts'

/** The rules that report fields of these types which are missing or have the wrong type. A box needs its group. */
export const created = (...types: readonly FieldType[]): readonly RuleId[] =>
  types
    .flatMap((type) => (isGrouped(type) ? [GROUP_OF[type], type] : [type]))
    .map((type) => `field/created-${slugOf(type)}` as const)

/** The rules that fields appear, each on its own document: scenarios with several documents depend on them. */
export const ON_ITS_DOCUMENT = ['transaction/documents-hold-field', 'field/created-on-document'] as const

/** The rules that a plain update stores names and consents. */
export const HELD = ['field-arguments/name-kept-update', 'field-arguments/consents-kept-update'] as const

/** The types of fields whose position has a height and a width (document: Field, `position`). */
const SIZED: ReadonlySet<FieldType> = new Set(['text', 'label', 'dropdown'])
/** The types of fields that have a position. The document does not say so for groups. */
export const PLACED_TYPES = FIELD_TYPES.filter((type) => !Object.values(GROUP_OF).some((group) => group === type))
/** The types that can be copied (document: Fields, `copy_from`). */
export const COPIABLE = PLACED_TYPES.filter((type) => type !== 'dropdown' && !isGrouped(type))
/** The types that cannot be copied. */
export const NOT_COPIABLE = FIELD_TYPES.filter((type) => !COPIABLE.some((copiable) => copiable === type))

/** Creates a field for the set-up, and returns the response. Only the first field of a document has the usual place. */
export function added(context: Context, site: Site, args: Args): Promise<Transaction> {
  // A copied or moved field has the type of its source.
  const source = args['copy_from'] ?? args['move_from']
  const sent = source === undefined ? (args['type'] ?? 'signature') : undefined
  context.dependsOn(...created(...FIELD_TYPES.filter((type) => type === sent)))
  return addedUndeclared(context, site, args)
}

/** The same, without the rules of its type, for `eachType`. */
export function addedUndeclared(context: Context, site: Site, args: Args): Promise<Transaction> {
  const isUsual = args['x'] === PLACE.x && args['y'] === PLACE.y
  const placed = isUsual ? { ...args, ...nextPlace(context, site) } : args
  return context.given.made(() => context.api.addField(site.id, site.documentId, placed))
}

/** Creates a plain field of a type for the set-up, and returns the response with the arguments. */
export function addedPlain(context: Context, site: Site, type: FieldType, more: Args = {}) {
  context.dependsOn(...created(type))
  return givenField(context, site, type, more)
}

/** Another document of the transaction of a site. */
export async function besides(context: Context, { id }: Site, content: PdfContent = {}): Promise<Site> {
  context.dependsOn(...ON_ITS_DOCUMENT)
  return { id, documentId: await context.given.anotherDocument(id, content) }
}

/** Does the same for each item, one at a time, as parallel requests to one transaction may conflict. */
export async function inTurn<Item, Result>(items: readonly Item[], act: (item: Item, i: number) => Promise<Result>) {
  const made: Result[] = []
  for (const [i, item] of items.entries()) made.push(await act(item, i))
  return made
}

/**
 * Does the same for each of several types of fields. If it fails for a type, and not even a plain field of this type can be created, its
 * rule reports this, and the scenario continues with the other types. It does not depend on the rules of the types left out.
 */
export async function eachType<Type extends FieldType, Result>(
  context: Context,
  types: readonly Type[],
  act: (type: Type, i: number) => Promise<Result>,
): Promise<Result[]> {
  const made = await inTurn(creatableOf(context, types), async (type, i) => {
    try {
      return [{ type, result: await act(type, i) }]
    } catch (error) {
      // If the second look fails in another way, the first failure counts.
      if (isFailure(error) && !(await isCreated(context, type).catch(() => true))) return []
      throw error
    }
  })
  const left = made.flat()
  context.dependsOn(...created(...(left.length === 0 ? types : left.map(({ type }) => type))))
  if (left.length === 0) throw new Inconclusive('no field of these types can be created')
  return left.map(({ result }) => result)
}

/** Whether a plain field of a type can be created on a new document, and appears there with that type. */
const isCreated = (context: Context, type: FieldType): Promise<boolean> =>
  isReached(async () => {
    const { api, check, given, shows } = context
    const site = await given.documented()
    const args = await madeReady(context, site, type)
    const field: JsonObject = await given.made(() => api.addField(site.id, site.documentId, args))
    await shows(site.id, (read) => {
      for (const shown of [field, fieldIn(read, field['id'])]) check.equal('type', shown?.['type'], type)
    })
  })

/** The fields of a document, as its transaction shows them. */
export const fieldsOn = (transaction: JsonObject, { documentId }: Site): JsonObject[] =>
  objectsIn(transaction, 'documents').flatMap((document) =>
    document['id'] === documentId ? objectsIn(document, 'fields') : [],
  )

export const POSITION = 'documents[].fields[].position'

/** Asserts that a field is at a position. */
export function stands({ check }: Context, field: JsonObject | undefined, at: Args, what = POSITION): void {
  for (const member of ['page', 'x', 'y'])
    check.equal(memberOf(what, member), positionOf(field ?? {})[member], at[member])
}

/** Asserts that a field exists and is invisible. */
export function isInvisible({ check }: Context, read: JsonObject, id: unknown): void {
  check.present('documents[].fields[].id', fieldIn(read, id)?.['id'])
  check.absent(POSITION, fieldIn(read, id)?.['position'])
}

/**
 * Asserts that a field has no place. Only a signature field is said to be invisible then: a text or a label may still show a
 * position with its height and width.
 */
export function isUnplaced({ check }: Context, type: FieldType, field: JsonObject, what = POSITION): void {
  if (!SIZED.has(type)) return check.absent(what, field['position'])
  for (const member of ['page', 'x', 'y']) check.absent(memberOf(what, member), positionOf(field)[member])
}

/** A member of a position that a path or words name. */
const memberOf = (what: string, member: string): string => `${what}${what.includes(' ') ? ': ' : '.'}${member}`

/** Asserts that a field exists and has no place. */
export function showsUnplaced(context: Context, read: JsonObject, type: FieldType, id: unknown): void {
  const field = fieldIn(read, id)
  context.check.present('documents[].fields[].id', field?.['id'])
  isUnplaced(context, type, field ?? {})
}

/** A transaction, once it shows all of these fields. The rules of `claim` say that it does. */
export const onceHeld = (context: Context, id: string, ids: readonly unknown[], claim: RuleId | readonly RuleId[]) =>
  onceShown(
    context,
    id,
    (read) => ids.forEach((one) => context.check.present('documents[].fields[].id', fieldIn(read, one)?.['id'])),
    claim,
  )

/** Asserts that fields are the same in two readings. */
export function staySame(
  context: Context,
  ids: readonly string[],
  before: JsonObject,
  now: JsonObject,
  leeway: Leeway = {},
): void {
  const fieldsOf = (read: JsonObject) => ids.map((id) => fieldIn(read, id) ?? {})
  sameFields(context, fieldsOf(before), fieldsOf(now), 'afterwards', leeway)
}

/** A request that must be refused, with one that must be accepted. */
interface Pair {
  readonly bad: Send
  /** It is sent to another transaction, or changes nothing. */
  readonly twin: Send
}

interface How {
  /** Whether 404 is a refusal too. */
  readonly notFound?: boolean
}

/** Asserts that each of several requests is refused, and that a transaction stays unchanged. */
export async function refusesEach({ refused, unchanged }: Context, leaves: string, pairs: Pair[], how: How = {}) {
  const assertUnchanged = await unchanged(leaves)
  for (const { bad, twin } of pairs) await refused(bad, { twin, ...how })
  await assertUnchanged()
}

/** One of the two paths of a deletion. */
type Path = (typeof PATHS)[number]

/** Deletes a field of a document through one of the two paths. */
export const deleteThrough = ({ api }: Context, { call }: Path, { id, documentId }: Site, fieldId: string) =>
  call === 'deleteField' ? api.deleteField(id, documentId, fieldId) : api.deleteFieldDirectly(id, fieldId)
