import type { Context } from '../../helpers/engine/index.ts'
import { slugOf } from '../interface/document/each-member.ts'
import { presentInResponses } from '../interface/reads/present-in-responses.ts'
import { scenario } from '../scenario.ts'
import { documentIn, documentOf } from './document-writes.ts'
import { signBoth, twoDocuments } from './touched-documents.ts'

for (const member of ['editable', 'big_file', 'available'] as const)
  scenario(`document/${slugOf(member)}-present`, `has ${member} of documents in responses`, async (context) => {
    context.dependsOn('transaction/documents-hold-document', 'transaction/documents-type')
    const { id } = await context.given.startable()
    await presentInResponses(context, `documents[].${member}`, id)
  })

/** Asserts that a flag of a document shows. Other rules cover its value. */
async function showsFlag(context: Context, flag: string, id: string, documentId: string): Promise<void> {
  await documentOf(context, id, documentId)
  await context.shows(id, (read) =>
    context.check.present(`documents[].${flag} with the value false`, documentIn(read, documentId)?.[flag]),
  )
}

scenario('document/flags-shown-when-false', 'shows deletable for a document with a field', async (context) => {
  const { id, documentId } = await context.given.startable()
  await showsFlag(context, 'deletable', id, documentId)
})

scenario('document/flags-shown-when-signed', 'shows updatable for a signed document', async (context) => {
  const both = await twoDocuments(context, 'both')
  await signBoth(context, both)
  await showsFlag(context, 'updatable', both.id, both.documents[1])
})
