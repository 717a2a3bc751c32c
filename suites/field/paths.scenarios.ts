import { idOf } from '../../helpers/engine/catalogue/pattern.ts'
import type { CallName } from '../../helpers/engine/index.ts'
import { ENDPOINTS, sendTo, type Endpoint } from '../interface/scenes/endpoints.ts'
import { creatableOf, givenField, PLACE, plainField, type Site } from '../interface/reads/fields.ts'
import { unknownIdLike } from '../interface/document/unknown-ids.ts'
import type { RuleId } from '../catalogue.ts'
import { scenario } from '../scenario.ts'
import { twoSites } from './copied-fields.ts'
import { FIELD_CALLS, ON_DOCUMENT, ON_FIELD, ON_FIELD_OF_DOCUMENT } from './paths.rules.ts'
import { added, besides } from './scene.ts'

/** The calls on fields with an unknown id at one place of the path; `place` is its index in the ids of the path. */
for (const [rule, what, calls, place] of [
  ['field/unknown-transaction-*', 'a transaction', FIELD_CALLS, 0],
  ['field/unknown-document-*', 'a document', ON_DOCUMENT, 1],
  ['field/unknown-field-*', 'a field', ON_FIELD, -1],
] as const) {
  for (const call of calls) {
    const { slug, doing, prepare }: Endpoint = ENDPOINTS[call]
    const title = `refuses ${doing} with 404 if the path names ${what} that does not exist`
    scenario(idOf(rule, slug) as RuleId, title, async (context) => {
      const { ids, args } = await prepare(context)
      const instead = place === 0 ? await context.given.unknownId() : unknownIdLike(ids.at(place) ?? '')
      await context.answers(404, () => sendTo(context.api, call, { ids: ids.with(place, instead), args }))
    })
  }
}

/** The arguments of the calls on fields. */
const argsOf = (call: CallName) =>
  call === 'addField'
    ? { ...PLACE, y: 500 }
    : call === 'updateField'
      ? { ...plainField('signature'), y: 400 }
      : undefined

for (const call of ON_FIELD_OF_DOCUMENT) {
  const { slug, doing } = ENDPOINTS[call]
  const title = `refuses ${doing} through the path of another document`
  scenario(idOf('field/other-document-*', slug), title, async (context) => {
    creatableOf(context, ['signature'])
    const site = await context.given.documented()
    const other = await besides(context, site)
    const { id } = await added(context, site, plainField('signature'))
    const args = argsOf(call)
    const send = (documentId: string) => () => sendTo(context.api, call, { ids: [site.id, documentId, id], args })
    await context.refused(send(other.documentId), { twin: send(site.documentId), leaves: site.id, notFound: true })
  })
}

for (const call of ON_FIELD_OF_DOCUMENT) {
  const { slug, doing } = ENDPOINTS[call]
  const title = `refuses ${doing} through the path of the document that the field left`
  scenario(idOf('field/other-document-*', slug), title, async (context) => {
    context.dependsOn('field/moved-to-document')
    const { api, given, refused } = context
    const { from, to } = await twoSites(context)
    const { id: before } = await givenField(context, from, 'signature')
    const { id } = await given.made(() => api.addField(to.id, to.documentId, { move_from: before }))
    const send = ({ documentId }: Site) => sendTo(api, call, { ids: [to.id, documentId, id], args: argsOf(call) })
    await refused(() => send(from), { twin: () => send(to), leaves: to.id, notFound: true })
  })
}

for (const call of FIELD_CALLS) {
  const { slug, doing } = ENDPOINTS[call]
  const title = `refuses ${doing} through the path of another transaction`
  scenario(idOf('field/elsewhere-*', slug), title, async (context) => {
    const { api, given, refused, notExercised } = context
    creatableOf(context, ['signature'])
    const here = await given.documented()
    // Ids may repeat between transactions, so the first document will not do.
    const there = await besides(context, await given.documented())
    if (there.documentId === here.documentId) notExercised('documents of two transactions have the same ids')
    const { id: field } = await added(context, there, plainField('signature'))
    const below = { addField: [there.documentId], deleteFieldDirectly: [field] }
    const ids = call in below ? below[call as keyof typeof below] : [there.documentId, field]
    const send = (id: string) => () => sendTo(api, call, { ids: [id, ...ids], args: argsOf(call) })
    await refused(send(here.id), { twin: send(there.id), leaves: there.id, notFound: true })
  })
}

scenario('field/same-names', 'records whether two fields can have the same name', async ({ api, given, witness }) => {
  const { id, documentId } = await given.documented()
  const named = { ...plainField('signature'), name: 'The tenant' }
  await given.answer(() => api.addField(id, documentId, named))
  await witness('a second field of the same name', () => api.addField(id, documentId, { ...named, y: 500 }))
})
