import { isAbsent, isObject, isSuccess } from '../../helpers/engine/index.ts'
import type { Args, Context, JsonObject, Transaction } from '../../helpers/engine/index.ts'
import { creatableOf, fieldIn, givenField, plainField, positionOf, type FieldType } from '../interface/reads/fields.ts'
import type { Site } from '../interface/reads/fields.ts'
import { contentOf, onceShown } from '../interface/reads/once-shown.ts'
import { unlessRefused } from '../interface/writes/unless-refused.ts'
import { addedPlain, addedUndeclared, besides, COPIABLE, eachType, inTurn } from './scene.ts'

/** The arguments that name a source field (document: Fields). */
export type Source = 'copy_from' | 'move_from'

/** Attributes of fields of each type, with values other than their defaults. */
export const ATTRIBUTES: Partial<Record<FieldType, Args>> = {
  signature: { consents: ['I agree to the lease', 'I have read it', 'I live there'] },
  visa: { consents: ['I have seen the lease'] },
  text: { tooltip: 'Where you live', value: 'Lyon', required: false, height: 33, width: 187 },
  label: { value: 'Signed at', font_size: 9 },
  image: { tooltip: 'Your picture', required: false },
  signature_date: { format: 'YYYY/MM/DD' },
  company_name: { required: false },
  job_title: { required: false },
}
/** Attributes that a moved field keeps: a copy may have another name. */
export const MOVED: typeof ATTRIBUTES = {
  ...ATTRIBUTES,
  signature: { ...ATTRIBUTES.signature, name: 'The tenant' },
  text: { ...ATTRIBUTES.text, name: 'The town' },
}

/** Attributes of a field that is copied or moved twice. */
export const TWICE: typeof ATTRIBUTES = { signature: { consents: ['I agree to the lease', 'I have read it'] } }

/** Attributes of types that a service may refuse to move. A group comes before its boxes. */
const OF_KINDS = {
  dropdown: { options: { north: 'north', south: 'south' }, value: 'south', required: false },
  checkbox_group: { minimum_required: 1 },
  checkbox: { checked: true },
} as const satisfies typeof ATTRIBUTES

/** The attributes that a field shows within its position. */
const SIZES = ['height', 'width']

/** Attributes for workspaces with optional consents. */
export const OPTIONAL: Partial<Record<FieldType, Args>> = {
  signature: { optional_consents: ['Send me news', 'Call me'] },
}

/** Two documents of a transaction: the first for source fields, the second for the fields created from them. */
export async function twoSites(context: Context): Promise<{ from: Site; to: Site }> {
  const from = await context.given.documented()
  return { from, to: await besides(context, from) }
}

/** The documents of the source and of the new field: a field is copied within its document, and moved to another one. */
const sitesFor = async (context: Context, argument: Source): Promise<{ from: Site; to: Site }> => {
  context.dependsOn(argument === 'copy_from' ? 'field/copied' : 'field/moved-to-document')
  if (argument === 'move_from') return twoSites(context)
  const site = await context.given.documented()
  return { from: site, to: site }
}

/** Asserts that a field has the attributes that its source showed. */
export function hasAttributes(
  { check }: Context,
  made: JsonObject | undefined,
  source: JsonObject,
  passed: Args,
  of: string,
) {
  for (const name of Object.keys(passed)) {
    const valueIn = (field: JsonObject) => (SIZES.includes(name) ? positionOf(field)[name] : field[name])
    const [was, is] = [valueIn(source), valueIn(made ?? {})]
    // A field without a position shows no size.
    if (SIZES.includes(name) && isAbsent(is)) continue
    const what = `documents[].fields[].${name} of a ${of}`
    contentOf(`${what} as it was created`, was, 'field/answer-shows-created')
    if (Array.isArray(was)) check.sameSet(what, is, was)
    else check.equal(what, is, was)
  }
}

/** Asserts that a field created from a source that was updated has the attributes of the update. */
export async function keepsUpdated(context: Context, argument: Source): Promise<void> {
  context.dependsOn('field-arguments/tooltip-kept-update', 'field-arguments/text-value-kept-update')
  const { api, given, check, shows } = context
  const { from, to } = await sitesFor(context, argument)
  const { id, args } = await addedPlain(context, from, 'text', { tooltip: 'Where you live', value: 'Lyon' })
  const updated = { tooltip: 'Where you work', value: 'Nice' }
  await given.success(() => api.updateField(from.id, from.documentId, id, { ...args, ...updated }))
  const field = await given.made(() => api.addField(to.id, to.documentId, { [argument]: id }))
  await shows(to.id, (read) => {
    for (const [name, value] of Object.entries(updated))
      check.equal(`documents[].fields[].${name}`, fieldIn(read, field.id)?.[name], value)
  })
}

/** Asserts that fields created from sources have the type of their source. */
export async function keepsType(context: Context, source: Source): Promise<void> {
  const { api, given, check, shows } = context
  const { from, to } = await sitesFor(context, source)
  const types = ['visa', 'text', 'image', 'email', 'job_title'] as const
  await eachType(context, types, async (type) => {
    const { id } = await givenField(context, from, type)
    const field = await given.success(() => api.addField(to.id, to.documentId, { [source]: id }))
    check.equal(`type of a copied or moved ${type}`, field['type'], type)
    await shows(to.id, (read) => check.equal('documents[].fields[].type', fieldIn(read, field['id'])?.['type'], type))
  })
}

/**
 * Asserts that fields created from sources have the attributes of their source.
 * @param isTwice the field that is created is the source of another one, on the document of the first source
 */
export async function keepsAttributes(
  context: Context,
  argument: Source,
  attributes = ATTRIBUTES,
  { sites = sitesFor, isTwice = false } = {},
): Promise<void> {
  context.dependsOn(argument === 'copy_from' ? 'field/copy-type' : 'field/move-type')
  const { api, given, shows } = context
  const { from, to } = await sites(context, argument)
  const types = COPIABLE.filter((type) => type in attributes)
  const made = await eachType(context, types, async (type) => {
    const passed = attributes[type] ?? {}
    const source = await addedUndeclared(context, from, { ...plainField(type), ...passed })
    let field: Transaction = source
    for (const { id, documentId } of isTwice ? [to, from] : [to])
      field = await given.made(() => api.addField(id, documentId, { [argument]: field.id }))
    hasAttributes(context, field, source, passed, type)
    return { id: field.id, source, passed, type }
  })
  await shows(to.id, (read) => {
    for (const { id, source, passed, type } of made) hasAttributes(context, fieldIn(read, id), source, passed, type)
  })
}

/** Asserts that dropdowns, groups and boxes keep their names and attributes if they can be moved. */
export async function keepsOfKinds(context: Context): Promise<void> {
  context.dependsOn('field/move-type')
  const { api, copes, given, notExercised, shows } = context
  const { from, to } = await sitesFor(context, 'move_from')
  const made = await inTurn(creatableOf(context, ['dropdown', 'checkbox_group', 'checkbox']), async (type) => {
    // A target may take a group's limits only once it has its boxes.
    const [created] = await unlessRefused(() => addedPlain(context, from, type, OF_KINDS[type]))
    if (!created) return []
    const { args, ...source } = created
    const answer = await copes(() => api.addField(to.id, to.documentId, { move_from: source.id }))
    if (!isSuccess(answer)) return []
    const passed = { name: args.name, ...OF_KINDS[type] }
    const field = await given.made(() => Promise.resolve(answer))
    hasAttributes(context, field, source, passed, type)
    return [{ id: field.id, source, passed, type }]
  })
  const moved = made.flat()
  if (moved.length === 0) notExercised('the target moves no dropdowns, groups or boxes')
  await shows(to.id, (read) => {
    for (const { id, source, passed, type } of moved) hasAttributes(context, fieldIn(read, id), source, passed, type)
  })
}

/** Asserts that the id of a source that does not exist is refused. */
export async function refusesUnknown(context: Context, argument: Source): Promise<void> {
  const { from, to } = await sitesFor(context, argument)
  const { id } = await addedPlain(context, from, 'signature')
  const send = (source: string) => () => context.api.addField(to.id, to.documentId, { [argument]: source })
  await context.refused(send('unknown-0000'), { twin: send(id), leaves: to.id, notFound: true })
}

/** Asserts that the id of a source that was deleted is refused. */
export async function refusesDeleted(context: Context, argument: Source): Promise<void> {
  context.dependsOn('field/deleted')
  const { api, given } = context
  const { from, to } = await sitesFor(context, argument)
  const [gone, { id }] = [
    await addedPlain(context, from, 'signature'),
    await addedPlain(context, from, 'signature', { y: 500 }),
  ]
  await given.answer(() => api.deleteField(from.id, from.documentId, gone.id))
  const isGone = (read: JsonObject) => {
    context.check.present('documents[].fields[].id of the other field', fieldIn(read, id)?.['id'])
    context.check.absent('documents[].fields[].id', fieldIn(read, gone.id)?.['id'])
  }
  await onceShown(context, from.id, isGone, 'field/deleted')
  const send = (source: string) => () => api.addField(to.id, to.documentId, { [argument]: source })
  await context.refused(send(gone.id), { twin: send(id), leaves: to.id, notFound: true })
}

/** Sends a creation that the document does not describe, and records some members of the created field. */
export async function records(context: Context, what: string, { id, documentId }: Site, args: Args, members: string[]) {
  const answer = await context.witness(what, () => context.api.addField(id, documentId, args))
  const field = isObject(answer?.body) ? answer.body : {}
  for (const member of members) context.observe(`${member} after ${what}`, field[member] ?? 'nothing')
  return field
}
