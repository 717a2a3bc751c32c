import { scenario } from '../scenario.ts'
import { documentIn, documentOf } from './document-writes.ts'

scenario(
  'document/not-deletable-with-field',
  'says that a document with an invisible field cannot be deleted',
  async (context) => {
    const { api, given, check, shows } = context
    const { id, documentId } = await given.documented()
    await given.made(() => api.addField(id, documentId, { type: 'signature' }))
    await documentOf(context, id, documentId)
    await shows(id, (read) =>
      check.different('documents[].deletable', documentIn(read, documentId)?.['deletable'], true),
    )
  },
)
