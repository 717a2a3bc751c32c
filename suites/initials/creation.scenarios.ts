import { NESTED_PAGES, nestedPdf } from '../../fixtures/documents/written-pdf.ts'
import { pdf } from '../../fixtures/documents/pdf.ts'
import { isObject, isSuccess, ServerError } from '../../helpers/engine/index.ts'
import type { Args, Context, JsonObject } from '../../helpers/engine/index.ts'
import type { RuleId } from '../catalogue.ts'
import { fieldMembers } from '../interface/reads/field-members.ts'
import { responseOrServerError } from '../interface/writes/answer-or-server-error.ts'
import { acceptedResponse } from '../interface/writes/accepted-answer.ts'
import { fieldIn, givenField, PLACE, positionOf, type Site } from '../interface/reads/fields.ts'
import { leavesRestOnceStarted } from '../interface/scenes/leaves-rest.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { sameFields } from '../interface/reads/same-contents.ts'
import { givenRichFields } from '../interface/writes/rich-fields.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { sendUnjudged } from '../interface/writes/send-unjudged.ts'
import { onceContentsShown } from '../interface/reads/with-contents.ts'
import { acceptsInitials, fieldsAnswered, fieldsOn, givenInitials, scenario, HOW_MANY, initialsOn } from './initials.ts'
import { initialsOnEachPage, ofTwoDocuments, PLAIN, refusesMore, withoutInitials } from './initials.ts'

const nameOf = (pages: number) => (pages === 1 ? 'one page' : `${pages} pages`)

for (const pages of [1, 40])
  scenario('initials/created', `adds initials to ${nameOf(pages)}`, async (context) => {
    context.dependsOn(
      'field/type-set',
      'document/id-type',
      'document/fields-type',
      'transaction/documents-hold-document',
    )
    const site = await context.given.documented({ pages })
    await acceptsInitials(context, site)
    await context.shows(site.id, (transaction) =>
      context.check.equal(HOW_MANY, initialsOn(transaction, site.documentId).length, pages),
    )
  })

for (const pages of [3, 1])
  scenario('initials/answered', `returns an array of initials fields for ${nameOf(pages)}`, async (context) => {
    context.dependsOn('transaction/answered-itself', 'conventions/json-add-initials')
    const { given, check } = context
    const { body } = await acceptsInitials(context, await given.documented({ pages }))
    const types = Array.isArray(body) ? body.map((field: unknown) => (isObject(field) ? field['type'] : field)) : body
    const expected = Array.from({ length: pages }, () => 'initials')
    check.equal('types of the fields in the response', types, expected)
  })

scenario('initials/its-document', 'creates initials only on the second of two documents', async (context) => {
  context.dependsOn('document/ids-differ', 'initials/created')
  const { check, shows } = context
  const { id, first, documentId } = await ofTwoDocuments(context, 2)
  await acceptsInitials(context, { id, documentId })
  await settled(context)
  await shows(id, (transaction) => {
    check.equal('documents[].fields of the other document', fieldsOn(transaction, first), [])
    check.equal(HOW_MANY, initialsOn(transaction, documentId).length, 2)
  })
})

scenario('initials/each-document', 'creates initials on each of two documents of a transaction', async (context) => {
  context.dependsOn('initials/its-document', 'initials/created')
  const { check, shows } = context
  const { id, first, documentId } = await ofTwoDocuments(context, 2)
  await givenInitials(context, { id, documentId: first })
  await acceptsInitials(context, { id, documentId })
  await shows(id, (transaction) => {
    const counts = [first, documentId].map((one) => initialsOn(transaction, one).length)
    check.equal('documents[].fields: how many are initials in each', counts, [1, 2])
  })
})

scenario('initials/each-document', 'creates initials on each of two documents of one file', async (context) => {
  context.dependsOn('initials/its-document', 'document/added-once')
  const { api, given, check, notExercised, shows } = context
  const [{ id }, document] = await Promise.all([given.draft(), given.file()])
  const { id: first } = await given.made(() => api.addDocument(id, { document }))
  const again = await api.addDocument(id, { document })
  const { id: second } = isSuccess(again) && isObject(again.body) ? again.body : {}
  const refused = () => notExercised('the service does not add the same file twice')
  const both = [first, typeof second === 'string' ? second : refused()]
  for (const documentId of both) await acceptsInitials(context, { id, documentId })
  await shows(id, (read) =>
    check.equal(
      HOW_MANY,
      both.map((one) => initialsOn(read, one).length),
      [1, 1],
    ),
  )
})

scenario('initials/created', 'adds initials to each page of two files of one name', async (context) => {
  const { api, given } = context
  const filename = `${context.people.title()}.pdf`
  const uploaded = async (pages: number) =>
    (await given.made(async () => api.upload({ filename, type: 'application/pdf', bytes: await pdf({ pages }) }))).id
  // Both files come before the documents, so that neither the first nor the last one counts for both.
  const files = [[await uploaded(3), 3] as const, [await uploaded(2), 2] as const]
  // The service may require different names within a transaction.
  for (const [document, pages] of files) await initialsOnEachPage(context, document, pages)
})

scenario('initials/created', 'adds initials to each page of a nested page tree', async (context) => {
  const file = { filename: 'lease.pdf', type: 'application/pdf', bytes: nestedPdf() }
  const { id: document } = await context.given.made(() => context.api.upload(file))
  await initialsOnEachPage(context, document, NESTED_PAGES)
})

for (const { what, args } of [
  { what: 'the same initials', args: PLAIN },
  { what: 'other initials', args: { y: 400, alignment: 'left' } },
])
  scenario('initials/once', `refuses ${what} on a document that already has some`, async (context) => {
    const site = await context.given.documented({ pages: 2 })
    await givenInitials(context, site)
    await refusesMore(context, site, args)
  })

scenario('initials/once', 'refuses initials on the first of two documents after both got some', async (context) => {
  context.dependsOn('initials/each-document')
  const { id, first, documentId } = await ofTwoDocuments(context, 2)
  for (const one of [first, documentId]) await givenInitials(context, { id, documentId: one })
  await refusesMore(context, { id, documentId: first })
})

scenario('initials/once', 'refuses initials again after changes of the transaction', async (context) => {
  context.dependsOn('initials/field-beside', 'field/deleted', 'document/deleted', 'document/renamed')
  const { api, given, people } = context
  const { id, first, documentId } = await ofTwoDocuments(context, 2)
  await givenInitials(context, { id, documentId })
  const { id: field } = await givenField(context, { id, documentId }, 'signature')
  await given.answer(() => api.deleteField(id, documentId, field))
  await given.answer(() => api.deleteDocument(id, first))
  await given.success(() => api.updateDocument(id, documentId, { name: people.title() }))
  await refusesMore(context, { id, documentId })
})

scenario('initials/once-at-once', 'creates no second initials by requests at the same time', async (context) => {
  context.dependsOn('initials/once')
  const { api, given, check, notExercised } = context
  const { id, documentId } = await given.documented({ pages: 2 })
  const send = () => responseOrServerError(() => api.addInitials(id, documentId, PLAIN))
  const answers = await Promise.all([send(), send(), send()])
  if (!answers.some((answer) => !(answer instanceof ServerError) && isSuccess(answer)))
    notExercised('the service accepts none of several requests at the same time')
  await staysTrue(context, id, (read) => {
    const count = initialsOn(read, documentId).length
    check.that(HOW_MANY, count <= 2, 'at most one for each of two pages', count)
  })
})

for (const { rule, what, bad } of [
  { rule: 'y-required', what: 'initials without y', bad: { alignment: 'left' } },
  { rule: 'y-not-number', what: 'initials with a word for y', bad: { alignment: 'left', y: 'bottom' } },
] as const)
  scenario(`initials/${rule}`, `refuses ${what}`, async ({ api, given, refused, dependsOn }) => {
    dependsOn('initials/once-not-refused')
    const { id, documentId } = await given.documented()
    const send = (args: Args) => () => api.addInitials(id, documentId, args)
    await refused(send(bad), { twin: send({ alignment: 'left', y: 40 }), leaves: id })
  })

scenario('initials/answer-read', 'returns the initials as the document shows them', async (context) => {
  context.dependsOn(
    'initials/answered',
    'initials/created',
    'initials/on-each-page',
    ...fieldMembers.all.ids,
    'field/id-shown',
  )
  const site = await context.given.documented({ pages: 2 })
  const answered = fieldsAnswered(await acceptsInitials(context, site))
  await context.shows(site.id, (transaction) => {
    const ids = answered.map(({ id }) => String(id))
    const read = initialsOn(transaction, site.documentId)
    const shown = read.map(({ id }) => id)
    context.check.sameSet('documents[].fields[].id of the initials', shown, ids)
    sameFields(context, read, answered, 'in the response to the creation of initials', { whereBothShow: true })
  })
})

scenario('initials/others-kept', 'changes nothing else in a transaction by creating initials', async (context) => {
  context.dependsOn('initials/beside-field', 'field/type-set')
  const { given, sameContent, shows } = context
  const site = await given.startable({}, { name: 'tenant', consents: ['I accept.'] })
  const before = await onceContentsShown(context, site.id, [site.documentId])
  await givenInitials(context, site)
  await settled(context)
  await shows(site.id, (transaction) =>
    sameContent(before, withoutInitials(transaction), 'after the creation of initials', {}),
  )
})

scenario('initials/others-kept', 'changes no field of many types by creating initials', async (context) => {
  context.dependsOn('initials/beside-field', 'field/type-set')
  const site = await context.given.documented()
  const fieldsStay = await givenRichFields(context, site)
  await givenInitials(context, site)
  await fieldsStay('after the creation of initials')
})

/** Asserts that a creation is accepted on a document. If a new document refuses it too, the rule of the plain case is blamed. */
const acceptsOn = (context: Context, site: Site, what: (at: Site) => Promise<unknown>, plainRule: RuleId) =>
  blamePlainCase(
    async () => void (await what(site)),
    async () => void (await what(await context.given.documented())),
    plainRule,
  )

scenario('initials/beside-field', 'creates initials on a document that has a field', async (context) => {
  const site = await context.given.documented()
  await givenField(context, site, 'signature')
  await acceptsOn(context, site, (at) => acceptsInitials(context, at), 'initials/created')
})

scenario('initials/field-beside', 'creates a field on a document that has initials', async (context) => {
  const { api, given } = context
  const site = await given.documented()
  await givenInitials(context, site)
  const addsField = ({ id, documentId }: Site) => acceptedResponse(context, () => api.addField(id, documentId, PLACE))
  await acceptsOn(context, site, addsField, 'field/created-signature')
})

scenario('initials/once-not-refused', 'creates initials on a document after a refusal', async (context) => {
  context.dependsOn('initials/y-required', 'initials/alignment-unlisted')
  const { api, given } = context
  const site = await given.documented()
  for (const args of [{ alignment: 'left' }, { ...PLAIN, alignment: 'justify' }])
    await given.refusal('initials without y, or with an unlisted alignment', () =>
      api.addInitials(site.id, site.documentId, args),
    )
  await acceptsOn(context, site, (at) => acceptsInitials(context, at), 'initials/created')
})

scenario('initials/kept-started', 'keeps initials when the transaction starts', async (context) => {
  const { check, given } = context
  const site = await given.startable()
  await givenInitials(context, site)
  const hasInitials = (read: JsonObject) => check.equal(HOW_MANY, initialsOn(read, site.documentId).length, 1)
  await onceShown(context, site.id, hasInitials, 'initials/created')
  await given.calls.start(site.id)
  await given.reached(site.id, 'started')
  await staysTrue(context, site.id, hasInitials)
})

scenario('initials/y-unusual', 'records the response to unusual values of y', async (context) => {
  const { given, witness } = context
  const { id } = await given.draft()
  for (const y of [0, -40, 40.5, 5000]) {
    const documentId = await given.anotherDocument(id)
    await witness(`initials with a y of ${y}`, () => sendUnjudged(context, 'addInitials', [id, documentId], { y }))
  }
})

scenario(
  ['initials/deleted', 'initials/after-deletion', 'initials/deleted-others'],
  'records the effect of deleting one initials field of two, and both',
  async (context) => {
    const { api, given, observe, witness } = context
    const { id, documentId } = await given.documented({ pages: 2 })
    const [first = {}, second = {}] = fieldsAnswered(await givenInitials(context, { id, documentId }))
    const answer = await witness('deleting one initials field of two', () =>
      api.deleteField(id, documentId, String(first['id'])),
    )
    await settled(context)
    observe('remaining initials of two', initialsOn(await given.read(id), documentId).length)
    if (!answer || !isSuccess(answer)) return
    await witness('deleting the other initials field', () => api.deleteField(id, documentId, String(second['id'])))
    await witness('initials after their deletion', () => api.addInitials(id, documentId, PLAIN))
  },
)

scenario('initials/after-start', 'records whether initials can be created late', async ({ api, given, witness }) => {
  const { id, documentId } = await given.startable()
  await given.calls.start(id)
  await witness('initials after the start', () => api.addInitials(id, documentId, PLAIN))
})

leavesRestOnceStarted(
  'initials/others-kept',
  'changes nothing else in * by creating initials',
  'all',
  async ({ api, dependsOn }, { id, documentId }) => {
    dependsOn('initials/created', 'initials/beside-field', 'field/type-set')
    return { send: () => api.addInitials(id, documentId, PLAIN) }
  },
)

scenario(['initials/y-shown', 'initials/changed'], 'records whether an update moves initials', async (context) => {
  const { api, given, observe, witness } = context
  const site = await given.documented()
  const [field = {}] = fieldsAnswered(await givenInitials(context, site, { y: 40 }))
  observe('position.y of initials with a y of 40', positionOf(field)['y'])
  const fieldId = String(field['id'])
  await witness('an update of initials', () => api.updateField(site.id, site.documentId, fieldId, { ...PLACE, y: 555 }))
  const read = await onceShown(context, site.id, () => undefined)
  observe('position.y after an update', positionOf(fieldIn(read, fieldId) ?? {})['y'])
})
