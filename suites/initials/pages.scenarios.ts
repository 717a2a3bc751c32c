import { OTHER_KINDS } from '../../fixtures/documents/kinds.ts'
import { PAGE_SIZES } from '../../fixtures/documents/pdf.ts'
import { unknownIdLike } from '../interface/document/unknown-ids.ts'
import { precondition } from '../interface/reads/precondition.ts'
import { convertedDocument } from '../interface/scenes/converted-document.ts'
import { acceptsInitials, initialsOn, scenario, showsOnEachPage, ofTwoDocuments, PLAIN } from './initials.ts'

for (const { what, content } of [
  { what: 'three pages', content: { pages: 3 } },
  {
    what: 'three rotated pages of several sizes',
    content: { pages: 3, sizes: [PAGE_SIZES.a4, PAGE_SIZES['letter-landscape']], rotate: 90 },
  },
] as const)
  scenario('initials/on-each-page', `creates initials on each of ${what}`, async (context) => {
    context.dependsOn('initials/created')
    const site = await context.given.documented(content)
    await acceptsInitials(context, site)
    await showsOnEachPage(context, site, content.pages)
  })

for (const kind of ['jpeg', 'png'] as const)
  scenario('initials/one-on-image', `creates initials once on a ${kind} file`, async (context) => {
    context.dependsOn(`file/${kind}-as-document`, `file/${kind}-bears-fields`)
    const { api, given, check, eventually, shows } = context
    const [{ id }, file] = await Promise.all([given.draft(), given.made(() => api.upload(OTHER_KINDS[kind]()))])
    const documentId = await convertedDocument(context, id, file.id)
    // The pages may be known only once the file is converted.
    await precondition(() => eventually(() => acceptsInitials(context, { id, documentId })), 'initials/created')
    await shows(id, (read) =>
      check.equal('documents[].fields: how many are initials', initialsOn(read, documentId).length, 1),
    )
  })

scenario('initials/unknown-transaction', 'refuses an unknown transaction with 404', async ({ api, given, answers }) => {
  const [{ documentId }, unknown] = await Promise.all([given.documented(), given.unknownId()])
  await answers(404, () => api.addInitials(unknown, documentId, PLAIN))
})

scenario('initials/unknown-document', 'refuses an unknown document with 404', async ({ api, given, answers }) => {
  const { id, documentId } = await given.documented()
  await answers(404, () => api.addInitials(id, unknownIdLike(documentId), PLAIN))
})

scenario('initials/document-elsewhere', 'refuses initials on a document of another transaction', async (context) => {
  const { api, given, refused, notExercised } = context
  const [here, there] = await Promise.all([given.documented(), ofTwoDocuments(context, 2)])
  // Ids may repeat between transactions, so a second document is used there, while there is only one here.
  if (there.documentId === here.documentId) notExercised('documents of two transactions have the same id')
  await refused(() => api.addInitials(here.id, there.documentId, PLAIN), {
    twin: () => api.addInitials(here.id, here.documentId, PLAIN),
    leaves: there.id,
    notFound: true,
  })
})
