import { hasFact, offersInitials } from '../../helpers/engine/facts/workspace.ts'
import { isSuccess, ServerError, type Args, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { responseOrServerError } from '../interface/writes/answer-or-server-error.ts'
import { creatableOf, FIELD_TYPES, fieldIn, fieldsIn, givenField, madeReady } from '../interface/reads/fields.ts'
import type { FieldType } from '../interface/reads/fields.ts'
import type { Site } from '../interface/reads/fields.ts'
import { sameFields } from '../interface/reads/same-contents.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'
import { DEFAULT_ONLY_FOR, ONLY_FOR, PARENT_ONLY_FOR } from '../interface/reads/field-only-for.ts'
import { fieldMembers } from '../interface/reads/field-members.ts'
import { unlessRefused } from '../interface/writes/unless-refused.ts'
import { inTurn } from './scene.ts'

/** Arguments that make a field show members which a plain field does not. */
const EXTRA: Readonly<Partial<Record<FieldType, Args>>> = {
  signature: { name: 'tenant', consents: ['I accept the terms.'] },
  visa: { consents: ['I have seen it.'] },
  image: { tooltip: 'Your stamp' },
  text: { tooltip: 'Where you live', value: 'Paris' },
  label: { font_size: 9 },
  checkbox: { checked: true },
  checkbox_group: { minimum_required: 1 },
  dropdown: { value: 'one' },
  signature_date: { format: 'DD/MM/YYYY' },
}

/** Fields of all types that the workspace creates. Other rules report a type that is refused. */
async function allTypes(context: Context, site: Site): Promise<JsonObject[]> {
  const make = (type: FieldType) => unlessRefused(() => givenField(context, site, type, EXTRA[type]))
  return (await inTurn(creatableOf(context, FIELD_TYPES), make)).flat()
}

const { all, optional } = fieldMembers
/** The members of fields that the field operations create. */
const creatable = all.ids.filter((id) => id !== 'field/alignment-set')
const ONLY = [...ONLY_FOR, ...DEFAULT_ONLY_FOR, PARENT_ONLY_FOR].map(({ rule }) => rule)
// The shape judges them, here and in every response of every scenario.
const SHOWN = [...creatable, 'field/id-shown', 'field/font-size-limits', ...ONLY] as const

scenario(SHOWN, 'shows the members of fields of all types as documented', async (context) => {
  const { api, given, workspace } = context
  const site = await given.documented()
  await allTypes(context, site)
  if (offersInitials(workspace)) await api.addInitials(site.id, site.documentId, { y: 40 })
  await given.read(site.id)
})

scenario('field/name-type', 'shows a name of digits as documented', async (context) => {
  const site = await context.given.documented()
  const made = await unlessRefused(() => givenField(context, site, 'text', { name: '123' }))
  if (made.length === 0) context.notExercised('the target refuses a name of digits')
  await context.given.read(site.id)
})

/** Types of fields, each with one that lacks some of its members. */
const CONVERSIONS = [
  ['signature', 'text'],
  ['visa', 'text'],
  ['text', 'label'],
  ['image', 'signature'],
  ['label', 'signature'],
  ['checkbox', 'signature'],
  ['checkbox_group', 'radio_group'],
  ['dropdown', 'text'],
  ['signature_date', 'text'],
] as const satisfies readonly (readonly [FieldType, FieldType])[]

/** Whether the target accepts a field of a type, and then an update with another type. */
async function isConverted(context: Context, site: Site, from: FieldType, to: FieldType, more: Args = {}) {
  const made = await unlessRefused(async () => {
    const { id } = await givenField(context, site, from, { ...EXTRA[from], ...more })
    const args = await madeReady(context, site, to)
    return responseOrServerError(() => context.api.updateField(site.id, site.documentId, id, args))
  })
  return made.some((answer) => !(answer instanceof ServerError) && isSuccess(answer))
}

// The document does not say which types a field can change to. The shape judges the fields with the new types.
const KEPT = ONLY.filter((rule) => !/alignment|default/.test(rule))
scenario(KEPT, 'shows no members of the former type of converted fields', async (context) => {
  const { given, notExercised, workspace } = context
  const site = await given.documented()
  const types = creatableOf(context, FIELD_TYPES)
  const known = CONVERSIONS.filter((both) => both.every((type) => types.includes(type)))
  const made = await inTurn(known, ([from, to]) => isConverted(context, site, from, to))
  const optional_consents = ['I want to hear of offers.']
  if (hasFact(workspace, 'optional-consents'))
    made.push(await isConverted(context, site, 'signature', 'text', { optional_consents }))
  if (!made.includes(true)) notExercised('no field can get another type')
  await given.read(site.id)
})

scenario('field/alignment-set', 'shows the alignment of initials as documented', async ({ api, given }) => {
  const site = await given.documented()
  await api.addInitials(site.id, site.documentId, { y: 40, alignment: 'left' })
  await given.read(site.id)
})

scenario(optional.ids, 'shows optional consents as documented', async (context) => {
  const site = await context.given.documented()
  await givenField(context, site, 'signature', { optional_consents: ['I want to hear of offers.'] })
  await context.given.read(site.id)
})

scenario('field/ids-differ', 'gives the fields of two documents different ids', async (context) => {
  const { api, given, check, workspace } = context
  const { id, documentId, fieldId } = await given.startable()
  const second = await given.anotherDocument(id, { pages: 2 })
  const field = await givenField(context, { id, documentId }, 'signature')
  const other = await givenField(context, { id, documentId: second }, 'signature')
  const initials = await inTurn(offersInitials(workspace) ? [documentId, second] : [], async (document) => {
    const { body } = await given.answer(() => api.addInitials(id, document, { y: 40 }))
    return Array.isArray(body) ? body.map((one: JsonObject) => one?.['id']) : []
  })
  const ids = [fieldId, field.id, other.id, ...initials.flat()]
  check.equal('number of different ids of fields', new Set(ids).size, ids.length)
  await staysTrue(context, id, (read) => {
    const shown = fieldsIn(read).map((one) => one['id'])
    check.equal('number of different documents[].fields[].id', new Set(shown).size, shown.length)
  })
})

scenario('field/ids-differ', 'gives a new field no id of a field that is left after a deletion', async (context) => {
  const { api, given, check } = context
  const site = await given.documented()
  const [first, second] = [await givenField(context, site, 'signature'), await givenField(context, site, 'signature')]
  await given.answer(() => api.deleteField(site.id, site.documentId, first.id))
  const third = await givenField(context, site, 'signature')
  check.different('id of a new field', third.id, second.id)
})

/** Asserts that a transaction comes to show fields as a response showed them. */
async function readAs(context: Context, id: string, answered: readonly JsonObject[], when: string): Promise<void> {
  await context.shows(id, (transaction) => {
    const read = answered.map((field) => fieldIn(transaction, field['id']) ?? {})
    const isEach = read.every(({ id: one }) => one !== undefined)
    const shown = fieldsIn(transaction).map(({ id: one }) => one)
    context.check.that('documents[].fields[].id', isEach, 'all ids of the response', shown)
    sameFields(context, read, answered, when, { whereBothShow: true })
  })
}

scenario('field/answer-read-created', 'returns new fields of all types as the document has them', async (context) => {
  context.dependsOn(...all.ids, 'transaction/documents-hold-field')
  const site = await context.given.documented()
  await readAs(context, site.id, await allTypes(context, site), 'in the response to the creation')
})

scenario('field/answer-read-updated', 'returns an updated field as its document shows it', async (context) => {
  context.dependsOn(...all.ids, 'transaction/documents-hold-field')
  const { api, given } = context
  const site = await given.documented()
  const { args, id: fieldId } = await givenField(context, site, 'signature', { name: 'tenant' })
  const changed = { ...args, y: 400, consents: ['I accept the terms.'] }
  const answered = await given.success(() => api.updateField(site.id, site.documentId, fieldId, changed))
  await readAs(context, site.id, [answered], 'in the response to the update')
})
