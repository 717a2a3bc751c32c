import { BASICS, DAY, isAbsent, isSuccess, MINUTE, objectsIn, unlessConflicting } from '../../helpers/engine/index.ts'
import type { Answer, Context, JsonObject } from '../../helpers/engine/index.ts'
import { advance, pausedIfPossible } from '../interface/scenes/advance.ts'
import { startAndEnd } from '../interface/scenes/refused-when-ended.ts'
import { creatableOf, PLACE, plainField, type Site } from '../interface/reads/fields.ts'
import { settledFlag, showsOncePrepared } from '../interface/reads/settled-flag.ts'
import { ENDED, nameIn } from '../interface/document/states.ts'
import { stall } from '../interface/scenes/stalled.ts'
import { scenario } from '../scenario.ts'
import { documentIn, documentOf, FIELD_DELETIONS } from './document-writes.ts'
import { reviewedDocument, signBoth, twoDocuments, unsignedOf } from './touched-documents.ts'

type Flag = 'updatable' | 'deletable'

/** The rules to blame if a flag is not a boolean, if the transaction shows the same flags, or if the calls themselves fail. */
const FLAG_CAUSES = [
  'document/updatable-type',
  'document/deletable-type',
  'document/updatable-in-draft',
  'document/deletable-without-field',
  'document/renamed',
  'document/deleted',
] as const

/** Asserts a flag of a document, once it shows. `document/flags-shown-when-false` judges whether a false flag shows. */
async function reads(context: Context, flag: Flag, { id, documentId }: Site, isSo: boolean): Promise<void> {
  await documentOf(context, id, documentId)
  await showsOncePrepared(context, id, (read) => {
    const document = documentIn(read, documentId)
    context.check.present(`documents[] with the id ${documentId}`, document)
    if (isSo) context.check.equal(`documents[].${flag}`, document?.[flag], true)
    else context.check.ifShown(`documents[].${flag}`, document?.[flag], false)
  })
}

/** A draft that can be started, and one of its documents, which has no field. */
async function withBare(context: Context, args = {}): Promise<Site> {
  const { id } = await context.given.startable(args)
  return { id, documentId: await context.given.anotherDocument(id) }
}

scenario('document/updatable-in-draft', 'shows updatable for a document in a draft', async (context) =>
  reads(context, 'updatable', await context.given.documented(), true),
)

scenario('document/updatable-after-start', 'shows updatable for an unsigned document once started', async (context) => {
  const place = await context.given.startable()
  await context.given.calls.start(place.id)
  await reads(context, 'updatable', place, true)
})

scenario('document/updatable-unsigned', 'shows updatable for a document when another is signed', async (context) => {
  context.dependsOn('document/updatable-after-start')
  const half = await twoDocuments(context, 'one')
  await reads(context, 'updatable', { id: half.id, documentId: await unsignedOf(context, half) }, true)
})

scenario('document/not-updatable-signed', 'does not show updatable for a signed document', async (context) => {
  const both = await twoDocuments(context, 'both')
  await signBoth(context, both)
  await reads(context, 'updatable', { id: both.id, documentId: both.documents[1] }, false)
})

for (const [title, those] of [
  ['does not show updatable for a reviewed document', {}],
  ['does not show updatable for a reviewed document with two signers', { shared: true }],
] as const)
  scenario('document/not-updatable-reviewed', title, async (context) => {
    const { id, reviewed } = await reviewedDocument(context, those)
    await reads(context, 'updatable', { id, documentId: reviewed }, false)
  })

scenario('document/deletable-without-field', 'shows deletable for a document without fields', async (context) =>
  reads(context, 'deletable', await context.given.documented(), true),
)

scenario('document/not-deletable-with-field', 'does not show deletable for a document with a field', async (context) =>
  reads(context, 'deletable', await context.given.startable(), false),
)

scenario('document/not-deletable-with-field', 'shows no document with initials as deletable', async (context) => {
  const place = await context.given.documented()
  await context.given.answer(() => context.api.addInitials(place.id, place.documentId, { y: 40 }))
  await reads(context, 'deletable', place, false)
})

scenario('document/deletable-beside-fields', 'shows deletable for the document without fields', async (context) => {
  context.dependsOn('document/deletable-without-field')
  await reads(context, 'deletable', await withBare(context), true)
})

scenario('document/not-deletable-with-field', 'hides deletable for the only document with a field', async (context) => {
  const { id, documentId } = await context.given.startable()
  await context.given.anotherDocument(id)
  await reads(context, 'deletable', { id, documentId }, false)
})

scenario('document/not-deletable-with-field', 'shows no document with fields as deletable', async (context) => {
  const { id, documentId } = await context.given.documented()
  const all = [documentId, await context.given.anotherDocument(id), await context.given.anotherDocument(id)]
  const types = creatableOf(context, ['text', 'dropdown', 'checkbox_group', 'signature'])
  for (const [i, one] of all.entries())
    await context.given.made(() => context.api.addField(id, one, plainField(types[i] ?? 'signature')))
  for (const one of all) await reads(context, 'deletable', { id, documentId: one }, false)
})

for (const { title, rule, send } of FIELD_DELETIONS)
  scenario('document/deletable-after-fields', `shows deletable once a field was deleted ${title}`, async (context) => {
    context.dependsOn('document/deletable-without-field', rule)
    const { api, given } = context
    const { id, documentId } = await given.documented()
    const { id: field } = await given.made(() => api.addField(id, documentId, PLACE))
    await given.answer(() => send(context, { id, documentId }, field))
    await reads(context, 'deletable', { id, documentId }, true)
  })

for (const [rule, title, isLeft] of [
  ['document/deletable-after-fields', 'shows deletable once the only field was moved away', true],
  ['document/not-deletable-with-field', 'hides deletable once a field was moved to a document', false],
] as const)
  scenario(rule, title, async (context) => {
    context.dependsOn('document/deletable-without-field', 'field/moved-to-document')
    const { api, given } = context
    const { id, documentId } = await given.documented()
    const { id: field } = await given.made(() => api.addField(id, documentId, PLACE))
    const other = await context.given.anotherDocument(id)
    await given.made(() => api.addField(id, other, { move_from: field }))
    await reads(context, 'deletable', { id, documentId: isLeft ? documentId : other }, isLeft)
  })

for (const state of ENDED) {
  const lasting = state === 'expired' ? { duration: DAY / MINUTE } : {}
  const isSigned = state === 'closed' || state === 'completed'

  for (const flag of ['updatable', 'deletable'] as const) {
    const title = `does not show ${flag} for any document of ${nameIn(state)}`
    scenario(`document/not-${flag}-${state}`, title, async (context) => {
      const { id, documentId } = await withBare(context, lasting)
      await startAndEnd(context, id, state)
      await context.shows(id, (read) => {
        const all = objectsIn(read, 'documents')
        // Another rule covers whether a signed document can be updated.
        const meant = flag === 'updatable' && isSigned ? all.filter((one) => one['id'] === documentId) : all
        noneIs(context, flag, meant)
      })
    })
  }

  if (!isSigned) continue
  const title = `does not show updatable for a signed document of ${nameIn(state)}`
  scenario(`document/signed-not-updatable-${state}`, title, async (context) => {
    const { id, documentId } = await context.given.startable(lasting)
    await startAndEnd(context, id, state)
    await context.shows(id, (read) => {
      const signed = objectsIn(read, 'documents').filter((one) => one['id'] === documentId)
      noneIs(context, 'updatable', signed)
    })
  })
}

/** Asserts that none of these documents shows a flag as true. An ended transaction may no longer have documents. */
function noneIs({ check, notShown }: Context, flag: Flag, documents: readonly JsonObject[]): void {
  const values = documents.map((document) => document[flag])
  if (values.every((value) => isAbsent(value))) notShown(`documents[].${flag}`)
  check.equal(`number of documents[] with ${flag} true`, values.filter((value) => value === true).length, 0)
}

/** Sends the call that a flag refers to: an update or the deletion of a document. */
function sends({ api, people, copes }: Context, flag: Flag, { id, documentId }: Site): Promise<Answer> {
  const update = () => api.updateDocument(id, documentId, { name: people.title() })
  const remove = () => api.deleteDocument(id, documentId)
  return copes(() => unlessConflicting(flag === 'updatable' ? update : remove))
}

/** Asserts that a flag agrees with a call: true if the call was accepted; false or absent if it was refused. */
function agrees({ check }: Context, what: string, shown: unknown, isAccepted: boolean): void {
  if (isAccepted) check.equal(what, shown, true)
  else check.ifShown(what, shown, false)
}

/** Asserts that a flag of a document agrees with the response to its call, whatever that response is. */
async function flagAgrees(context: Context, flag: Flag, { id, documentId }: Site): Promise<void> {
  const shown = await settledFlag(context, id, (read) => documentIn(read, documentId)?.[flag])
  // Whether the call is accepted here is open.
  const answer = await sends(context, flag, { id, documentId })
  context.observe('status of the call', `${answer.status}`)
  const what = `documents[].${flag} when the response to the call is ${answer.status}`
  // A deleted document no longer shows its flags.
  if (isSuccess(answer)) agrees(context, what, shown, true)
  else await context.shows(id, (read) => agrees(context, what, documentIn(read, documentId)?.[flag], false))
}

for (const { state, flag, also } of [
  { state: 'started', flag: 'updatable', also: [] },
  { state: 'started', flag: 'deletable', also: ['document/deleted-after-start'] },
  { state: 'paused', flag: 'updatable', also: ['document/updated-in-pause'] },
  { state: 'paused', flag: 'deletable', also: ['document/deleted-in-pause'] },
] as const) {
  const title = `shows correctly whether a document of ${nameIn(state)} is ${flag}`
  scenario([`document/${flag}-agrees-${state}`, ...also], title, async (context) => {
    const place = await withBare(context)
    await context.given.calls.start(place.id)
    if (state === 'paused') await advance(context, place.id, state)
    await flagAgrees(context, flag, place)
  })
}

scenario('document/deletable-agrees-paused', 'hides deletable of documents with fields in a pause', async (context) => {
  const place = await context.given.startable()
  await context.given.calls.start(place.id)
  await advance(context, place.id, 'paused')
  await flagAgrees(context, 'deletable', place)
})

scenario('document/not-updatable-signed', 'hides updatable for a signed document in a pause', async (context) => {
  const half = await twoDocuments(context, 'one')
  const free = await unsignedOf(context, half)
  await pausedIfPossible(context, half.id, 'a transaction that one of two has signed')
  const place = { id: half.id, documentId: half.documents.find((one) => one !== free) ?? '' }
  const shown = await settledFlag(context, place.id, (read) => documentIn(read, place.documentId)?.['updatable'])
  // A flag that is true promises that an update is accepted.
  if (shown === true) await flagAgrees(context, 'updatable', place)
  else context.check.ifShown('documents[].updatable', shown, false)
})

for (const flag of ['updatable', 'deletable'] as const) {
  const stalledTitle = `shows correctly whether a document of a stalled transaction is ${flag}`
  scenario(`document/${flag}-agrees-stalled`, stalledTitle, async (context) => {
    const place = await withBare(context)
    await context.given.calls.start(place.id)
    await stall(context, place.id)
    await flagAgrees(context, flag, place)
  })

  const title = `shows correctly whether a document added after the start is ${flag}`
  scenario(`document/${flag}-agrees-started`, title, async (context) => {
    const { api, given } = context
    const [{ id }, document] = [await given.started(), await given.file()]
    const { id: documentId } = await given.madeIfAllowed(
      () => api.addDocument(id, { document }),
      'the target adds no document after the start',
    )
    await flagAgrees(context, flag, { id, documentId })
  })
}

// A PDF without form fields, because a conversion might change the flags. A service may process a new document first and show
// false until then; other rules cover the flags of documents in drafts.
scenario('document/flags-kept-added', 'accepts the calls that an addition shows as possible', async (context) => {
  context.dependsOn(...FLAG_CAUSES)
  const [{ id }, document] = [await context.given.draft(), await context.given.file()]
  const added = await context.given.made(() => context.api.addDocument(id, { document }))
  for (const flag of ['updatable', 'deletable'] as const) {
    const what = `documents[].${flag} in the response`
    if (isAbsent(added[flag])) context.check.present(what, added[flag])
    if (added[flag] !== true) continue
    const answer = await sends(context, flag, { id, documentId: added.id })
    context.check.equal(`${what} when the response to the call is ${answer.status}`, isSuccess(answer), true)
  }
})

for (const { when, fields } of [
  { when: 'to a change', fields: [] },
  { when: 'to a change once a field was added', fields: [{ page: 1, x: 100, y: 300 }] },
])
  scenario('document/flags-answered-changed', `shows in the response ${when} what is accepted`, async (context) => {
    context.dependsOn(...FLAG_CAUSES, BASICS.errorWithSuccess)
    const { id, documentId } = await context.given.documented()
    const rename = () => context.given.calls.updateDocument(id, documentId, { name: context.people.title() })
    for (const field of fields) {
      await rename()
      await context.given.calls.addField(id, documentId, field)
    }
    await settledFlag(context, id, (read) => documentIn(read, documentId)?.['updatable'])
    const changed = await rename()
    // The deletion comes last, because a deleted document cannot be updated.
    for (const flag of ['updatable', 'deletable'] as const) {
      const answer = await sends(context, flag, { id, documentId })
      const what = `documents[].${flag} in the response when the response to the call is ${answer.status}`
      agrees(context, what, changed[flag], isSuccess(answer))
    }
  })

scenario('document/not-deletable-with-field', 'hides deletable if the only field is invisible', async (context) => {
  const { api, given, check, shows } = context
  const { id, documentId } = await given.documented()
  await given.made(() => api.addField(id, documentId, { type: 'signature' }))
  await documentOf(context, id, documentId)
  await shows(id, (read) => check.different('documents[].deletable', documentIn(read, documentId)?.['deletable'], true))
})
