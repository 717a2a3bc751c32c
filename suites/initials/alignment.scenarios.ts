import { isAbsent, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { ALIGNMENTS } from '../interface/document/values.ts'
import type { Site } from '../interface/reads/fields.ts'
import { acceptsInitials, fieldsAnswered, givenInitials, initialsOn, ofTwoDocuments, PLAIN } from './initials.ts'
import { scenario } from './initials.ts'

const alignmentsOf = (fields: readonly JsonObject[]) => fields.map(({ alignment }) => alignment)

for (const alignment of ALIGNMENTS)
  scenario(`initials/alignment-${alignment}`, `aligns initials ${alignment}`, async (context) => {
    context.dependsOn('initials/answered')
    const { given, check, shows } = context
    const site = await given.documented({ pages: 2 })
    const answered = fieldsAnswered(await acceptsInitials(context, site, { ...PLAIN, alignment }))
    const both = [alignment, alignment]
    check.equal('alignment of the initials in the response', alignmentsOf(answered), both)
    await shows(site.id, (transaction) => {
      const shown = alignmentsOf(initialsOn(transaction, site.documentId))
      check.present('documents[].fields: initials', shown)
      for (const one of shown) check.equal('documents[].fields[].alignment', one, alignment)
    })
  })

/**
 * Creates initials without an alignment, and asserts that they are aligned right. Only the table of arguments names the default,
 * so it is open whether it is shown.
 */
async function areRightByDefault(context: Context, site: Site): Promise<void> {
  const { check, shows, notShown } = context
  await givenInitials(context, site)
  await shows(site.id, (transaction) => {
    const initials = initialsOn(transaction, site.documentId)
    check.present('documents[].fields: initials', initials)
    const shown = alignmentsOf(initials).filter((alignment) => !isAbsent(alignment))
    if (shown.length === 0) notShown('documents[].fields[].alignment of initials without the argument')
    for (const alignment of shown) check.equal('documents[].fields[].alignment', alignment, 'right')
  })
}

scenario('initials/alignment-default', 'aligns initials right by default', async (context) => {
  context.dependsOn('initials/alignment-right')
  await areRightByDefault(context, await context.given.documented({ pages: 2 }))
})

scenario('initials/alignment-default', 'aligns initials right after others to the left', async (context) => {
  context.dependsOn('initials/alignment-right', 'initials/alignment-left', 'initials/each-document')
  const { id, first, documentId } = await ofTwoDocuments(context, 2)
  await givenInitials(context, { id, documentId: first }, { ...PLAIN, alignment: 'left' })
  await areRightByDefault(context, { id, documentId })
})

scenario('initials/alignment-unlisted', 'refuses an unlisted alignment', async ({ api, given, refused, dependsOn }) => {
  dependsOn('initials/once-not-refused')
  const { id, documentId } = await given.documented()
  const send = (alignment: string) => () => api.addInitials(id, documentId, { ...PLAIN, alignment })
  await refused(send('justify'), { twin: send('left'), leaves: id })
})

scenario('initials/alignment-unusual', 'records the response to odd alignments', async ({ api, given, witness }) => {
  const { id } = await given.draft()
  for (const alignment of ['LEFT', '']) {
    const documentId = await given.anotherDocument(id)
    await witness(`alignment "${alignment}"`, () => api.addInitials(id, documentId, { ...PLAIN, alignment }))
  }
})
