import type { Args } from '../../helpers/engine/http/encode.ts'
import { isSuccess } from '../../helpers/engine/http/exchange.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { isObject } from '../../helpers/engine/values/json.ts'
import type { RuleId } from '../catalogue.ts'
import { fieldMembers } from '../interface/reads/field-members.ts'
import { acceptedAnswer } from '../interface/writes/accepted-answer.ts'
import { fieldIn, givenField, PLACE, positionOf, type Site } from '../interface/reads/fields.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { sameFields } from '../interface/reads/same-contents.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { settled } from '../interface/reads/stays-true.ts'
import { sendUnjudged } from '../interface/writes/send-unjudged.ts'
import { withContents } from '../interface/reads/with-contents.ts'
import { scenario } from '../scenario.ts'
import {
  acceptsInitials,
  fieldsAnswered,
  fieldsOn,
  givenInitials,
  initialsOn,
  ofTwoDocuments,
  PLAIN,
  withoutInitials,
} from './initials.ts'

/** Without which initials are not found where they are. */
const FOUND_BY = [
  'field/type-set',
  'document/id-type',
  'document/fields-type',
  'transaction/documents-hold-document',
] as const
const HOW_MANY = 'documents[].fields: how many are initials'

for (const pages of [1, 40]) {
  scenario(
    'initials/created',
    `puts initials on a document of ${pages} pages`,
    async (context) => {
      const site = await context.given.documented({ pages })
      await acceptsInitials(context, site)
      await context.shows(site.id, (transaction) =>
        context.check.equal(HOW_MANY, initialsOn(transaction, site.documentId).length, pages),
      )
    },
    FOUND_BY,
  )
}

scenario(
  'initials/answered',
  'answers with an array of initials fields, one per page',
  async (context) => {
    const { given, check } = context
    const { body } = await acceptsInitials(context, await given.documented({ pages: 3 }))
    const types = Array.isArray(body) ? body.map((field: unknown) => (isObject(field) ? field['type'] : field)) : body
    check.equal('types of the fields in the answer', types, ['initials', 'initials', 'initials'])
  },
  ['transaction/answered-itself', 'conventions/json-add-initials'],
)

scenario(
  'initials/its-document',
  'puts initials on the second of two documents alone',
  async (context) => {
    const { check, shows } = context
    const { id, first, documentId } = await ofTwoDocuments(context, 2)
    await acceptsInitials(context, { id, documentId })
    await settled(context)
    await shows(id, (transaction) => {
      check.equal('documents[].fields of the other document', fieldsOn(transaction, first), [])
      check.equal(HOW_MANY, initialsOn(transaction, documentId).length, 2)
    })
  },
  ['initials/created', 'document/ids-differ'],
)

scenario(
  'initials/each-document',
  'puts initials on each of two documents of a transaction',
  async (context) => {
    const { check, shows } = context
    const { id, first, documentId } = await ofTwoDocuments(context, 2)
    await givenInitials(context, { id, documentId: first })
    await acceptsInitials(context, { id, documentId })
    await shows(id, (transaction) => {
      const counts = [first, documentId].map((one) => initialsOn(transaction, one).length)
      check.equal('documents[].fields: how many are initials in each', counts, [1, 2])
    })
  },
  ['initials/created', 'initials/its-document'],
)

for (const { what, args } of [
  { what: 'the same initials', args: PLAIN },
  { what: 'other initials', args: { y: 400, alignment: 'left' } },
]) {
  scenario('initials/once', `refuses ${what} where a document has some`, async (context) => {
    const { api, given, refused } = context
    const [{ id, documentId }, fresh] = await Promise.all([given.documented({ pages: 2 }), given.documented()])
    await givenInitials(context, { id, documentId })
    await refused(() => api.addInitials(id, documentId, args), {
      twin: () => api.addInitials(fresh.id, fresh.documentId, args),
      leaves: id,
    })
  })
}

const refusedArguments = [
  { rule: 'y-required', what: 'initials without y', bad: { alignment: 'left' } },
  { rule: 'y-not-number', what: 'initials with a word as y', bad: { alignment: 'left', y: 'bottom' } },
] as const

for (const { rule, what, bad } of refusedArguments) {
  scenario(
    `initials/${rule}`,
    `refuses ${what}`,
    async ({ api, given, refused }) => {
      const { id, documentId } = await given.documented()
      const send = (args: Args) => () => api.addInitials(id, documentId, args)
      await refused(send(bad), { twin: send({ alignment: 'left', y: 40 }), leaves: id })
    },
    ['initials/once-not-refused'],
  )
}

scenario(
  'initials/answer-read',
  'answers the creation of initials with the fields that the document shows',
  async (context) => {
    const site = await context.given.documented({ pages: 2 })
    const answered = fieldsAnswered(await acceptsInitials(context, site))
    await context.shows(site.id, (transaction) => {
      const ids = answered.map(({ id }) => String(id))
      const read = initialsOn(transaction, site.documentId)
      context.check.sameSet(
        'documents[].fields[].id of the initials',
        read.map(({ id }) => id),
        ids,
      )
      sameFields(context, read, answered, 'in the answer to the creation of initials', { whereBothShow: true })
    })
  },
  ['initials/created', 'initials/answered', 'initials/on-each-page', ...fieldMembers.all.ids, 'field/id-shown'],
)

scenario(
  'initials/others-kept',
  'leaves a transaction as it was beside new initials',
  async (context) => {
    const { given, sameContent, shows } = context
    const site = await given.startable({}, { name: 'tenant', consents: ['I accept.'] })
    const before = await withContents(context, site.id, [site.documentId])
    await givenInitials(context, site)
    await settled(context)
    await shows(site.id, (transaction) =>
      sameContent(before, withoutInitials(transaction), 'after the creation of initials', {}),
    )
  },
  ['initials/beside-field', 'field/type-set'],
)

/** Asserts that something is accepted for a document; where a document that nothing was done to does not take it, its own rule tells it. */
const takes = (context: Context, site: Site, what: (at: Site) => Promise<unknown>, toldBy: RuleId) =>
  blamePlainCase(
    async () => void (await what(site)),
    async () => void (await what(await context.given.documented())),
    toldBy,
  )

scenario('initials/beside-field', 'puts initials on a document that has a field', async (context) => {
  const site = await context.given.documented()
  await givenField(context, site, 'signature')
  await takes(context, site, (at) => acceptsInitials(context, at), 'initials/created')
})

scenario('initials/field-beside', 'puts a field on a document that has initials', async (context) => {
  const { api, given } = context
  const site = await given.documented()
  await givenInitials(context, site)
  const addsField = ({ id, documentId }: Site) => acceptedAnswer(context, () => api.addField(id, documentId, PLACE))
  await takes(context, site, addsField, 'field/created-signature')
})

scenario(
  'initials/once-not-refused',
  'puts initials on a document after it refused some',
  async (context) => {
    const { api, given } = context
    const site = await given.documented()
    for (const args of [{ alignment: 'left' }, { ...PLAIN, alignment: 'justify' }])
      await given.refusal('initials without y, or aligned oddly', () => api.addInitials(site.id, site.documentId, args))
    await takes(context, site, (at) => acceptsInitials(context, at), 'initials/created')
  },
  ['initials/y-required', 'initials/alignment-unlisted'],
)

scenario('initials/y-unusual', 'records how unusual places of initials are answered', async (context) => {
  const { given, witness } = context
  const { id } = await given.draft()
  for (const y of [0, -40, 40.5, 5000]) {
    const { id: documentId } = await given.calls.addDocument(id, { document: await given.file() })
    await witness(`initials with a y of ${y}`, () =>
      sendUnjudged(context, 'addInitials', [id, String(documentId)], { y }),
    )
  }
})

scenario(
  ['initials/deleted', 'initials/after-deletion', 'initials/deleted-others'],
  'records what becomes of initials once one of two was deleted, and both',
  async (context) => {
    const { api, given, observe, witness } = context
    const { id, documentId } = await given.documented({ pages: 2 })
    const [first = {}, second = {}] = fieldsAnswered(await givenInitials(context, { id, documentId }))
    const answer = await witness('deleting one of two', () => api.deleteField(id, documentId, String(first['id'])))
    await settled(context)
    observe('initials that are left of two', initialsOn(await given.read(id), documentId).length)
    if (!answer || !isSuccess(answer)) return
    await witness('deleting the other one', () => api.deleteField(id, documentId, String(second['id'])))
    await witness('initials after their deletion', () => api.addInitials(id, documentId, PLAIN))
  },
)

scenario('initials/after-start', 'records how initials after the start are answered', async (context) => {
  const { api, given, witness } = context
  const { id, documentId } = await given.startable()
  await given.calls.start(id)
  await witness('initials after the start', () => api.addInitials(id, documentId, PLAIN))
})

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
