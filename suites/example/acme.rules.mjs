import { defineRules } from 'countersign/rules'

// Two promises of an invented vendor that the document does not make. The reference service keeps both.

const { scenario } = defineRules({
  prefix: 'acme',
  promisedBy: 'Acme',
  rules: {
    'acme/documents-in-order': {
      statement: 'The documents of a transaction are shown in the order in which they were added.',
      source: 'Acme service description, section 4.2',
    },
    'acme/long-name-refused-with-400': {
      statement: 'A `name` that is too long is refused with 400.',
      source: 'Acme service description, section 6',
    },
  },
})

scenario('acme/documents-in-order', 'shows documents in the order of their addition', async (context) => {
  context.dependsOn('document/added', 'transaction/documents-hold-document')
  const { api, given, check } = context
  const { id, documentId } = await given.documented()
  const second = await context.accepts(async () => api.addDocument(id, { document: await given.file() }))
  await context.shows(id, (read) => {
    const ids = read.documents.map((document) => document.id)
    check.equal('documents[].id', ids, [documentId, second.id])
  })
})

scenario('acme/long-name-refused-with-400', 'refuses a long name with 400', async ({ api, answers }) => {
  await answers(400, () => api.create({ name: 'n'.repeat(1000) }))
})
