import { offersInitials } from '../../helpers/engine/facts/workspace.ts'
import type { Args } from '../../helpers/engine/http/encode.ts'
import { Inconclusive } from '../../helpers/engine/outcome/errors.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import type { JsonObject } from '../../helpers/engine/values/json.ts'
import {
  creatableOf,
  FIELD_TYPES,
  fieldIn,
  fieldsIn,
  givenField,
  type FieldType,
  type Site,
} from '../interface/reads/fields.ts'
import { sameFields } from '../interface/reads/same-contents.ts'
import { scenario } from '../scenario.ts'
import { DEFAULT_ONLY_FOR, ONLY_FOR, PARENT_ONLY_FOR } from '../interface/reads/field-only-for.ts'
import { fieldMembers } from '../interface/reads/field-members.ts'

/** What shows the members of a type beyond those of a plain field. */
const TELLING: Readonly<Partial<Record<FieldType, Args>>> = {
  signature: { name: 'tenant', consents: ['I accept the terms.'] },
  text: { tooltip: 'Where you live', value: 'Paris' },
  label: { font_size: 9 },
  checkbox: { checked: true },
  checkbox_group: { minimum_required: 1 },
  dropdown: { value: 'one' },
  signature_date: { format: 'DD/MM/YYYY' },
}

/** Fields of all types that the workspace creates; what refuses one of them is told by rules of its own. */
async function allTypes(context: Context, site: Site): Promise<JsonObject[]> {
  const made: JsonObject[] = []
  for (const type of creatableOf(context, FIELD_TYPES)) {
    try {
      made.push(await givenField(context, site, type, TELLING[type]))
    } catch (error) {
      if (!(error instanceof Inconclusive) || error.passing) throw error
    }
  }
  return made
}

const { all, optional } = fieldMembers
/** Those that fields show which the field operations create. */
const ofTypes = all.ids.filter((id) => id !== 'field/alignment-set')
const ONLY = [...ONLY_FOR, ...DEFAULT_ONLY_FOR, PARENT_ONLY_FOR].map(({ rule }) => rule)

// The shape judges them, here and in every answer of every scenario.
scenario(
  [...ofTypes, 'field/id-shown', 'field/font-size-limits', ...ONLY],
  'shows the members of fields of all types as documented',
  async (context) => {
    const { api, given, workspace } = context
    const site = await given.documented()
    await allTypes(context, site)
    if (offersInitials(workspace)) await api.addInitials(site.id, site.documentId, { y: 40 })
    await given.read(site.id)
  },
)

scenario('field/alignment-set', 'shows the alignment of initials as documented', async (context) => {
  const { api, given } = context
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
  const { id: second } = await given.calls.addDocument(id, { document: await given.file({ pages: 2 }) })
  const field = await givenField(context, { id, documentId }, 'signature')
  const other = await givenField(context, { id, documentId: String(second) }, 'signature')
  const made = offersInitials(workspace) && (await given.answer(() => api.addInitials(id, String(second), { y: 40 })))
  const initials = made && Array.isArray(made.body) ? made.body.map((one: JsonObject) => one?.['id']) : []
  const ids = [fieldId, field.id, other.id, ...initials]
  check.equal('ids of fields: how many differ', new Set(ids).size, ids.length)
})

/** Asserts that a transaction comes to show fields as they were answered. */
async function readAs(context: Context, id: string, answered: readonly JsonObject[], when: string): Promise<void> {
  await context.shows(id, (transaction) => {
    const read = answered.map((field) => fieldIn(transaction, field['id']) ?? {})
    context.check.that(
      'documents[].fields[].id',
      read.every(({ id: one }) => one !== undefined),
      'all that were answered',
      fieldsIn(transaction).map(({ id: one }) => one),
    )
    sameFields(context, read, answered, when, { whereBothShow: true })
  })
}

scenario(
  'field/answer-read-created',
  'answers new fields of all types as they are in their document',
  async (context) => {
    const site = await context.given.documented()
    await readAs(context, site.id, await allTypes(context, site), 'in the answer to the new field')
  },
  [...all.ids, 'transaction/documents-hold-field'],
)

scenario(
  'field/answer-read-updated',
  'answers a changed field as it is in its document',
  async (context) => {
    const { api, given } = context
    const site = await given.documented()
    const { args, id: fieldId } = await givenField(context, site, 'signature', { name: 'tenant' })
    const answered = await given.success(() =>
      api.updateField(site.id, site.documentId, fieldId, { ...args, y: 400, consents: ['I accept the terms.'] }),
    )
    await readAs(context, site.id, [answered], 'in the answer to the change of the field')
  },
  [...all.ids, 'transaction/documents-hold-field'],
)
