import type { Context } from '../../helpers/scenario/context.ts'
import { objectsIn, type JsonObject } from '../../helpers/values/json.ts'
import { fieldMembers } from '../interface/field-members.ts'
import { PLACE } from '../interface/fields.ts'
import { sameDocument } from '../interface/same-field.ts'
import { scenario } from '../scenario.ts'
import { documentMembers } from './shape.ts'

const { all } = documentMembers

// The shape judges them, here and in every answer of every scenario.
scenario([...all.ids, 'document/id-shown'], 'shows the members of a document as documented', async (context) => {
  const { given, people } = context
  const { id, documentId } = await given.documented()
  await given.calls.addField(id, documentId, PLACE)
  await given.calls.updateDocument(id, documentId, { name: people.title() })
  await given.read(id)
})

scenario('document/ids-differ', 'gives two documents of a transaction two ids', async ({ given, check }) => {
  const { id } = await given.draft()
  const files = [await given.file(), await given.file({ pages: 2 })]
  const ids: unknown[] = []
  for (const document of files) ids.push((await given.calls.addDocument(id, { document }))['id'])
  check.different('id of the second document', ids[1], ids[0])
})

/** Asserts that a transaction comes to show a document as it was answered. */
async function readsAs(context: Context, id: string, answered: JsonObject, when: string): Promise<void> {
  await context.shows(id, (transaction) => {
    const read = objectsIn(transaction, 'documents').find((one) => one['id'] === answered['id'])
    context.check.present('documents[] of the id that was answered', read)
    sameDocument(context, read ?? {}, answered, when, { whereBothShow: true })
  })
}

/** What makes a document another one than it was, or keeps it from being found, has rules of its own. */
const LEANS_ON = [...all.ids, ...fieldMembers.all.ids, 'transaction/documents-hold-document'] as const

scenario(
  'document/answer-read-added',
  'answers a new document as it is in its transaction',
  async (context) => {
    const { given, people } = context
    const [{ id }, document] = [await given.draft(), await given.file({ pages: 2 })]
    const answered = await given.calls.addDocument(id, { document, name: people.title() })
    await readsAs(context, id, answered, 'in the answer to the new document')
  },
  LEANS_ON,
)

scenario(
  'document/answer-read-changed',
  'answers a changed document as it is in its transaction',
  async (context) => {
    const { given, people } = context
    const { id, documentId } = await given.startable({}, { name: 'tenant', consents: ['I accept the terms.'] })
    const answered = await given.calls.updateDocument(id, documentId, { name: people.title() })
    await readsAs(context, id, answered, 'in the answer to the change of the document')
  },
  LEANS_ON,
)
