import { offersInitials } from '../../helpers/engine/facts/workspace.ts'
import { objectsIn, type Context } from '../../helpers/engine/index.ts'
import { acceptedResponse } from '../interface/writes/accepted-answer.ts'
import { creatableOf, madeReady, PLACE, plainField } from '../interface/reads/fields.ts'
import { onceComplete, withFullArgs } from '../interface/scenes/full-transaction.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { onceContentsShown } from '../interface/reads/with-contents.ts'
import { addedLate } from '../interface/scenes/late-addition.ts'
import { leavesRestOnceStarted } from '../interface/scenes/leaves-rest.ts'
import { scenario } from '../scenario.ts'
import { documentIn, FIELD_DELETIONS, sameFileTwice, without, withTwoOfOneFile } from './document-writes.ts'

/** Asserts that a deletion is accepted, whatever the response contains. */
const accepts = (context: Context, id: string, documentId: string) =>
  acceptedResponse(context, () => context.api.deleteDocument(id, documentId))

/** Asserts that a deletion is accepted, and that the document is no longer in its transaction. */
async function deletes(context: Context, id: string, documentId: string): Promise<void> {
  await accepts(context, id, documentId)
  const isOut = (read: unknown) => context.check.absent(`documents[] of ${documentId}`, documentIn(read, documentId))
  await staysTrue(context, id, isOut)
}

/** Asserts the deletion of a plain document. */
async function deletesPlainDocument(context: Context): Promise<void> {
  const { id } = await context.given.documented()
  await deletes(context, id, await context.given.anotherDocument(id))
}

/** Asserts a deletion. If that of a plain document fails too, `document/deleted` is to blame. */
const deletesAsPlain = (context: Context, deletion: () => Promise<unknown>) =>
  blamePlainCase(
    async () => void (await deletion()),
    () => deletesPlainDocument(context),
    'document/deleted',
  )

scenario('document/deleted', 'deletes a document', async (context) => {
  context.dependsOn('document/added')
  await deletesPlainDocument(context)
})

scenario('document/deleted-answer', 'deletes with an empty response', async ({ api, given, check, dependsOn }) => {
  dependsOn('document/added')
  const { id, documentId } = await given.documented()
  const { text } = await given.answer(() => api.deleteDocument(id, documentId))
  check.equal('body of the response to the deletion', text.trim(), '')
})

scenario('document/deleted-with-field', 'refuses to delete documents that have a field', async (context) => {
  context.dependsOn('document/added', 'field/created-bare')
  const { api, given, copes, check, unchanged, workspace } = context
  const { id, documentId: barred } = await given.documented()
  const full: string[] = []
  if (offersInitials(workspace)) {
    await given.answer(() => api.addInitials(id, barred, { y: 40 }))
    full.push(barred)
  }
  // A field without a position counts as a field too.
  const types = creatableOf(context, ['signature', 'text'])
  const placed = creatableOf(context, ['signature', 'text', 'label', 'dropdown', 'checkbox_group'])
  for (const field of [...types.map((type) => ({ type })), ...placed.map((type) => plainField(type))]) {
    const documentId = await context.given.anotherDocument(id)
    await given.answer(() => api.addField(id, documentId, field))
    full.push(documentId)
  }
  const bare = await context.given.anotherDocument(id)
  const assertUnchanged = await unchanged(id)
  // Twice, as a service may stop counting the fields once it has refused.
  for (const one of [...full, ...full]) check.refused(await copes(() => api.deleteDocument(id, one)))
  await assertUnchanged()
  await given.answer(() => api.deleteDocument(id, bare))
})

scenario('document/deleted-with-field', 'refuses to delete a document with one of two fields left', async (context) => {
  context.dependsOn('document/added', 'field/deleted')
  const { api, given, refused } = context
  const { id, documentId } = await given.documented()
  const bare = await context.given.anotherDocument(id)
  const { id: gone } = await given.made(() => api.addField(id, documentId, PLACE))
  await given.made(() => api.addField(id, documentId, { ...PLACE, y: 400 }))
  await given.answer(() => api.deleteField(id, documentId, gone))
  await refused(() => api.deleteDocument(id, documentId), { twin: () => api.deleteDocument(id, bare), leaves: id })
})

scenario('document/deleted-with-field', 'refuses to delete a document to which a field was moved', async (context) => {
  const { api, refused } = context
  const { id, to } = await withMovedField(context)
  const bare = await context.given.anotherDocument(id)
  await refused(() => api.deleteDocument(id, to), { twin: () => api.deleteDocument(id, bare), leaves: id })
})

scenario('document/deleted-path', 'refuses requests for a deleted document with 404', async (context) => {
  context.dependsOn('document/added', 'document/deleted')
  const { api, given, answers, check } = context
  const { id, documentId } = await given.documented()
  await given.answer(() => api.deleteDocument(id, documentId))
  const isOut = (read: unknown) => check.absent(`documents[] of ${documentId}`, documentIn(read, documentId))
  await onceShown(context, id, isOut, 'document/deleted')
  await answers(404, () => api.updateDocument(id, documentId, { name: 'Too late' }))
  await answers(404, () => api.addField(id, documentId, PLACE))
  await answers(404, () => api.deleteDocument(id, documentId))
})

scenario('document/deleted-alone', 'changes nothing else when one of several documents is deleted', async (context) => {
  const [{ id }, args] = await withFullArgs(context, context.given.startable)
  await onceComplete(context, id, args)
  const middle = await context.given.anotherDocument(id)
  const last = await context.given.anotherDocument(id)
  const before = await onceContentsShown(context, id, [middle, last])
  await context.given.answer(() => context.api.deleteDocument(id, middle))
  await staysTrue(context, id, (read) =>
    context.sameContent(without(before, middle), without(read, middle), 'after another document was deleted', {}),
  )
})

scenario('document/deleted-alone', 'deletes one of two documents of one file, and nothing else', async (context) => {
  context.dependsOn('document/added-once', 'document/deleted')
  const { id, documents } = await withTwoOfOneFile(context)
  const before = await onceContentsShown(context, id, documents)
  const [gone] = documents
  await context.given.answer(() => context.api.deleteDocument(id, gone))
  await staysTrue(context, id, (read) =>
    context.sameContent(without(before, gone), without(read, gone), 'after another document was deleted', {}),
  )
})

/** A draft whose only field was moved to another document, and the ids of both documents and of the moved field. */
async function withMovedField(context: Context) {
  context.dependsOn('field/moved-to-document')
  const { api, given } = context
  const { id, documentId: from } = await given.documented()
  const { id: before } = await given.made(() => api.addField(id, from, PLACE))
  const to = await context.given.anotherDocument(id)
  const { id: field } = await given.made(() => api.addField(id, to, { move_from: before }))
  return { id, from, to, field }
}

scenario('document/deleted-after-move', 'deletes a document whose field was moved to another', async (context) => {
  const { id, from } = await withMovedField(context)
  await deletesAsPlain(context, () => deletes(context, id, from))
})

scenario('document/deleted-alone', 'keeps a moved field when its former document is deleted', async (context) => {
  context.dependsOn('document/deleted-after-move', 'field/moved-to-document')
  const { api, check, given } = context
  const { id, from, to, field } = await withMovedField(context)
  await given.answer(() => api.deleteDocument(id, from))
  await staysTrue(context, id, (read) => {
    const ids = objectsIn(documentIn(read, to), 'fields').map((one) => one['id'])
    check.equal(`documents[].fields[].id of ${to}`, ids, [field])
  })
})

scenario('document/deleted-here', 'changes no document of the same file in another transaction', async (context) => {
  context.dependsOn('document/added')
  const { first, second } = await sameFileTwice(context)
  const before = await onceContentsShown(context, second.id, [second.documentId])
  await context.given.answer(() => context.api.deleteDocument(first.id, first.documentId))
  await staysTrue(context, second.id, (read) =>
    context.sameContent(before, read, 'after a document of another transaction was deleted', {}),
  )
})

for (const { title, rule, send } of FIELD_DELETIONS)
  scenario(
    'document/deleted-after-fields',
    `deletes a document whose fields were deleted ${title}`,
    async (context) => {
      context.dependsOn(rule)
      const { api, given } = context
      const { id, documentId } = await given.documented()
      await context.given.anotherDocument(id)
      for (const args of [PLACE, await madeReady(context, { id, documentId }, 'visa')]) {
        const { id: field } = await given.made(() => api.addField(id, documentId, args))
        await given.answer(() => send(context, { id, documentId }, field))
      }
      await deletesAsPlain(context, () => deletes(context, id, documentId))
    },
  )

scenario('document/deleted-beside-fields', 'deletes a document whatever fields another one has', async (context) => {
  const { id } = await context.given.startable()
  const bare = await context.given.anotherDocument(id)
  await deletesAsPlain(context, () => accepts(context, id, bare))
})

scenario('document/deleted-last', 'deletes the only document of a draft', async (context) => {
  const { id, documentId } = await context.given.documented()
  await deletesAsPlain(context, () => deletes(context, id, documentId))
})

leavesRestOnceStarted(
  'document/deleted-alone',
  'changes nothing else when a document of * is deleted',
  'all',
  async (context, { id }) => {
    context.dependsOn('document/deleted')
    const bare = await addedLate(context, () => context.given.anotherDocument(id))
    return { send: () => context.api.deleteDocument(id, bare), of: bare }
  },
)
