import { offersInitials } from '../../helpers/engine/facts/workspace.ts'
import { objectsIn, type Args, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { fieldMembers } from '../interface/reads/field-members.ts'
import { fieldOf } from '../interface/reads/field-of.ts'
import { creatableOf, FIELD_TYPES, type FieldType, givenField, PLACE } from '../interface/reads/fields.ts'
import { sameDocument } from '../interface/reads/same-contents.ts'
import { fieldHeldBy } from '../interface/writes/field-writes.ts'
import { scenario } from '../scenario.ts'
import { documentIn } from './document-writes.ts'
import { documentMembers } from './shape.ts'

const { all } = documentMembers

// The shape of a document judges its members, here and in every response of every scenario.
scenario([...all.ids, 'document/id-shown'], 'shows document members as documented', async ({ given, people }) => {
  const { id, documentId } = await given.documented()
  await given.calls.addField(id, documentId, PLACE)
  await given.calls.updateDocument(id, documentId, { name: people.title() })
  await given.read(id)
})

scenario('document/ids-differ', 'gives two documents different ids', async ({ api, given, check, dependsOn }) => {
  dependsOn('document/deleted')
  const { id } = await given.draft()
  const files = await Promise.all([1, 2, 3].map((pages) => given.file({ pages })))
  const ids: string[] = []
  for (const document of files) {
    // A service that numbers documents by their count gives the third one the id of the second.
    if (ids.length === 2) await given.answer(() => api.deleteDocument(id, String(ids.shift())))
    const added = await given.made(() => api.addDocument(id, { document }))
    if (ids[0]) check.different('id of the last added document', added.id, ids[0])
    ids.push(added.id)
  }
})

/** Asserts that a transaction comes to show a document as the response showed it. */
async function readsAs(context: Context, id: string, answered: JsonObject, when: string): Promise<void> {
  await context.shows(id, (transaction) => {
    const read = documentIn(transaction, answered['id'])
    context.check.present('documents[] with the id from the response', read)
    sameDocument(context, read ?? {}, answered, when)
  })
}

/** Other rules cover documents that change or cannot be found. */
const CAUSES = [
  ...all.ids,
  ...fieldMembers.all.ids,
  'transaction/documents-hold-document',
  'document/named',
  'document/renamed',
] as const

scenario('document/answer-read-added', 'responds with the document as the transaction shows it', async (context) => {
  context.dependsOn(...CAUSES)
  const [{ id }, document] = [await context.given.draft(), await context.given.file({ pages: 2 })]
  const answered = await context.given.calls.addDocument(id, { document, name: context.people.title() })
  await readsAs(context, id, answered, 'in the response to the addition of the document')
})

scenario('document/answer-read-changed', 'responds with the changed document as it is read', async (context) => {
  context.dependsOn(...CAUSES)
  const { given, people, check } = context
  const { id, documentId, fieldId } = await given.startable({}, { name: 'tenant', consents: ['I accept the terms.'] })
  await fieldOf(context, id, fieldId)
  const answered = await given.calls.updateDocument(id, documentId, { name: people.title() })
  await readsAs(context, id, answered, 'in the response to the change of the document')
  const ids = objectsIn(answered, 'fields').map((field) => field['id'])
  check.sameSet('documents[].fields[].id in the response to the change of the document', ids, [fieldId])
})

/** Arguments of fields, with values other than the defaults. */
const FIELDS: Partial<Record<FieldType, Args>> = {
  signature: { consents: ['I agree to the lease', 'I have read it'] },
  text: { tooltip: 'Where you live', value: 'Lyon', required: false, height: 33, width: 187 },
  label: { value: 'Signed at', font_size: 9 },
  checkbox: { checked: true },
  dropdown: { value: 'two', required: false },
  signature_date: { format: 'YYYY/MM/DD' },
}

scenario('document/answer-read-changed', 'responds with fields of several types as they are read', async (context) => {
  context.dependsOn(...CAUSES, ...fieldHeldBy('create'))
  const { api, given, people } = context
  const site = await given.documented()
  const types = creatableOf(context, FIELD_TYPES).filter((type) => type in FIELDS)
  for (const [i, type] of types.entries()) await givenField(context, site, type, { y: 60 + 50 * i, ...FIELDS[type] })
  if (offersInitials(context.workspace)) await given.answer(() => api.addInitials(site.id, site.documentId, { y: 40 }))
  const answered = await given.calls.updateDocument(site.id, site.documentId, { name: people.title() })
  await readsAs(context, site.id, answered, 'in the response to the change of the document')
})
