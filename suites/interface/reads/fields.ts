import { FIELD_TYPES, type FieldType } from '../../../helpers/engine/facts/field-types.ts'
import type { Args } from '../../../helpers/engine/http/encode.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'
import { isObject, objectsIn, type JsonObject } from '../../../helpers/engine/values/json.ts'

export { FIELD_TYPES, type FieldType }

/** The default position of fields. */
export const PLACE = { page: 1, x: 100, y: 300 } as const

/** The type of the parent group of a checkbox or radiobutton (document: Field, `parent`). */
export const GROUP_OF = { checkbox: 'checkbox_group', radiobutton: 'radio_group' } as const
export const isGrouped = (type: FieldType): type is keyof typeof GROUP_OF => type in GROUP_OF

/** A document on which fields are created. */
export interface Site {
  readonly id: string
  readonly documentId: string
}

/**
 * The default arguments of a field of a type: those that the type requires, and those that make it useful. A label has a text, a
 * dropdown two options whose keys equal their values.
 */
export function plainField(type: FieldType, parent?: string): Args {
  if (type === 'checkbox_group' || type === 'radio_group') return { type, name: `The ${type}` }
  if (isGrouped(type)) return { type, name: `The ${type}`, parent, ...PLACE }
  if (type === 'dropdown') return { type, name: 'The dropdown', ...PLACE, options: { one: 'one', two: 'two' } }
  if (type === 'label') return { type, ...PLACE, value: 'Label' }
  return { type, ...PLACE }
}

/**
 * The given types that the workspace may create.
 * @throws NotExercised if it may create none of them
 */
export function creatableOf<T extends FieldType>(
  { workspace, notExercised }: Context,
  types: readonly T[],
): readonly T[] {
  const known = workspace.facts['field-types']
  if (!Array.isArray(known)) return types
  const needed = (type: FieldType): FieldType[] => (isGrouped(type) ? [type, GROUP_OF[type]] : [type])
  const left = types.filter((type) => needed(type).every((one) => known.includes(one)))
  if (left.length > 0) return left
  return notExercised(
    `the workspace cannot create fields of type ${[...new Set(types)].join(', ')} (ESIGN_FIELD_TYPES)`,
  )
}

/** How many fields were placed on each document of a scenario. */
const placed = new WeakMap<Context, Map<string, number>>()

/**
 * The places of further fields, at which none covers another one: below and above `PLACE`, far enough apart for fields of several
 * lines, and then a column on the right.
 */
const FURTHER = [
  ...[364, 428, 492, 40, 168, 232, 556, 620, 684, 748].map((y) => ({ page: 1, x: 100, y })),
  ...Array.from({ length: 13 }, (_, row) => ({ page: 1, x: 320, y: 40 + 44 * row })),
]

/**
 * A place on a document: the default one, and then another one on every call, as a service may refuse a field that covers
 * another one.
 */
export function nextPlace(context: Context, { id, documentId }: Site): Args {
  const counts = placed.get(context) ?? new Map<string, number>()
  placed.set(context, counts)
  const count = counts.get(`${id} ${documentId}`) ?? 0
  counts.set(`${id} ${documentId}`, count + 1)
  return count === 0 ? PLACE : (FURTHER[(count - 1) % FURTHER.length] ?? PLACE)
}

/** The arguments of a plain field of a type. Creates its parent group first, if the type has one. */
export async function madeReady(context: Context, site: Site, type: FieldType): Promise<Args> {
  const { id, documentId } = site
  creatableOf(context, [type])
  // Different names, as a service may require this within a document.
  const named = (args: Args): Args => ({
    ...args,
    ...('name' in args && { name: context.people.title() }),
    ...('page' in args && nextPlace(context, site)),
  })
  if (!isGrouped(type)) return named(plainField(type))
  const group = named(plainField(GROUP_OF[type]))
  return named(plainField(type, (await context.given.made(() => context.api.addField(id, documentId, group))).id))
}

/** Creates a plain field of a type with more arguments, and returns the response. A failure is not a verdict. */
export async function givenField(context: Context, site: Site, type: FieldType, more: Args = {}) {
  const args = { ...(await madeReady(context, site, type)), ...more }
  const field = await context.given.made(() => context.api.addField(site.id, site.documentId, args))
  return { ...field, args }
}

/** The fields of all documents of a transaction. */
export const fieldsIn = (transaction: unknown): JsonObject[] =>
  objectsIn(transaction, 'documents').flatMap((document) => objectsIn(document, 'fields'))

/** The field with an id, as a transaction shows it. */
export const fieldIn = (transaction: unknown, fieldId: unknown): JsonObject | undefined =>
  fieldsIn(transaction).find(({ id }) => id === fieldId)

/** The position that a field shows; empty if it shows none. */
export const positionOf = ({ position }: JsonObject): JsonObject => (isObject(position) ? position : {})
