import { ifAllowed, type Args, type JsonObject } from '../../helpers/engine/index.ts'
import { creatableOf, plainField, type Site } from '../interface/reads/fields.ts'
import { signaturesOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { addedLate } from '../interface/scenes/late-addition.ts'
import { leavesRestOnceStarted } from '../interface/scenes/leaves-rest.ts'
import { scenario } from '../scenario.ts'
import { ATTRIBUTES, keepsAttributes, keepsOfKinds, keepsType, keepsUpdated, MOVED, OPTIONAL } from './copied-fields.ts'
import { records, refusesUnknown, TWICE, twoSites } from './copied-fields.ts'
import { link } from './linked.ts'
import { added, addedPlain, besides, ON_ITS_DOCUMENT, fieldsOn, inTurn, onceHeld, staySame } from './scene.ts'

const FIELDS = 'documents[].fields[]'
/** Types that represent all others. */
const SOME = ['signature', 'text', 'label'] as const

scenario('field/moved-to-document', 'moves fields to another document', async (context) => {
  const { api, accepts, check, shows } = context
  const { from, to } = await twoSites(context)
  const stays = await added(context, from, plainField('signature'))
  const moved = await inTurn(creatableOf(context, SOME), async (type) => {
    const { id } = await addedPlain(context, from, type)
    return (await accepts(() => api.addField(to.id, to.documentId, { move_from: id })))['id']
  })
  const idsOn = (read: JsonObject, site: Site) => fieldsOn(read, site).map((field) => String(field['id']))
  await shows(to.id, (read) => {
    check.sameSet(`${FIELDS}.id of the document of the path`, idsOn(read, to), moved.map(String))
    check.equal(`${FIELDS}.id of the document that they were on`, idsOn(read, from), [stays.id])
  })
})

scenario('field/moved-to-document', 'moves a field to another document and back', async (context) => {
  const { api, accepts, check, shows } = context
  const { from, to } = await twoSites(context)
  let { id } = await addedPlain(context, from, 'signature')
  for (const { documentId } of [to, from])
    id = String((await accepts(() => api.addField(from.id, documentId, { move_from: id })))['id'])
  await shows(from.id, (read) => {
    const idsOn = (site: Site) => fieldsOn(read, site).map((field) => String(field['id']))
    check.equal(`${FIELDS}.id of the document that it returned to`, idsOn(from), [id])
    check.equal(`${FIELDS}.id of the document that it left again`, idsOn(to), [])
  })
})

for (const { what, call } of [
  { what: 'on its new document', call: 'deleteField' },
  { what: 'without naming a document', call: 'deleteFieldDirectly' },
] as const)
  scenario('field/moved-to-document', `updates a moved field, and deletes it ${what}`, async (context) => {
    context.dependsOn('field/moved', 'field/deleted', 'field/deleted-directly')
    const { api, accepts, copes, check, shows } = context
    const { from, to } = await twoSites(context)
    const { id: before, args } = await addedPlain(context, from, 'signature')
    const id = String((await accepts(() => api.addField(to.id, to.documentId, { move_from: before })))['id'])
    await accepts(() => api.updateField(to.id, to.documentId, id, { ...args, y: 480 }))
    const remove = () =>
      call === 'deleteField' ? api.deleteField(to.id, to.documentId, id) : api.deleteFieldDirectly(to.id, id)
    const { status } = await copes(remove)
    check.that(`status of the deletion ${what}`, status < 300, '200', status)
    await shows(to.id, (read) => check.equal(`${FIELDS}.id of the document of the path`, fieldsOn(read, to), []))
  })

scenario('field/moved-to-document', 'takes a signer for a moved field', async (context) => {
  context.dependsOn('transaction/instructions-hold-signature', 'signature/assigned')
  const { api, accepts, check, people, shows } = context
  const { from, to } = await twoSites(context)
  const { id: before } = await addedPlain(context, from, 'signature')
  const field = String((await accepts(() => api.addField(to.id, to.documentId, { move_from: before })))['id'])
  const signer = people.email()
  await accepts(() => api.addSigner(to.id, { signer, field }))
  await shows(to.id, (read) =>
    check.present('instructions.signatures of the moved field', signaturesOf(read, signer, field)),
  )
})

scenario('field/move-leaves-others', 'moves a field and leaves others of both documents unchanged', async (context) => {
  context.dependsOn('field/moved-to-document')
  const { api, given, check } = context
  const { from, to } = await twoSites(context)
  const rich = { ...plainField('signature'), ...ATTRIBUTES.signature }
  const add = async (site: Site, name: string) => (await added(context, site, { ...rich, name })).id
  // A service may require different names in a transaction.
  const others = [await add(from, 'The owner'), await add(to, 'The tenant')]
  const { id } = await added(context, from, { ...plainField('signature'), y: 500 })
  const before = await onceHeld(context, to.id, [...others, id], ON_ITS_DOCUMENT)
  await given.made(() => api.addField(to.id, to.documentId, { move_from: id }))
  const hasMoved = (read: JsonObject) => check.equal(`number of ${FIELDS}`, fieldsOn(read, to).length, 2)
  const after = await onceShown(context, to.id, hasMoved, 'field/moved-to-document')
  staySame(context, others, before, after)
})

scenario('field/copied-and-moved', 'refuses to copy and move in one request', async (context) => {
  const { from, to } = await twoSites(context)
  const [one, other] = [await addedPlain(context, from, 'signature'), await addedPlain(context, from, 'signature')]
  const add = (args: Args) => () => context.api.addField(to.id, to.documentId, args)
  const bad = add({ copy_from: one.id, move_from: other.id })
  await context.refused(bad, { twin: add({ copy_from: one.id }), leaves: to.id })
})

// An update with only one of the arguments may be refused too, so the twin has neither.
scenario('field/copied-and-moved-update', 'refuses to copy and move in one update', async (context) => {
  const { from, to } = await twoSites(context)
  const [one, other] = [await addedPlain(context, from, 'signature'), await addedPlain(context, from, 'signature')]
  const { id, args } = await addedPlain(context, to, 'signature')
  const update = (more: Args) => () => context.api.updateField(to.id, to.documentId, id, { ...args, ...more })
  await context.refused(update({ copy_from: one.id, move_from: other.id }), { twin: update({}), leaves: to.id })
})

scenario('field/move-elsewhere', 'never removes a field from another transaction', async (context) => {
  const { api, given, unchanged, witness } = context
  const [here, there] = await Promise.all([given.documented(), given.documented()])
  const { id } = await addedPlain(context, there, 'signature')
  const assertUnchanged = await unchanged(there.id)
  const move = () => api.addField(here.id, here.documentId, { move_from: id })
  await witness('moving a field of another transaction', move)
  await assertUnchanged()
})

for (const [count, whom, rules] of [
  [1, 'the signer', []],
  [2, 'both alternate signers', ['signature/alternates-held']],
] as const)
  scenario('field/move-signer', `keeps ${whom} of a moved field`, async (context) => {
    context.dependsOn('field/moved-to-document', 'transaction/instructions-hold-signature', ...rules)
    const { api, accepts, check, people } = context
    const { from, to } = await twoSites(context)
    const { id } = await addedPlain(context, from, 'signature')
    const signers = Array.from({ length: count }, () => people.email())
    for (const signer of signers) await link(context, from, id, signer)
    const answer = await ifAllowed(
      () => api.addField(to.id, to.documentId, { move_from: id }),
      `the service moves no fields with ${whom}`,
    )
    const moved = String((await accepts(() => Promise.resolve(answer)))['id'])
    await staysTrue(context, to.id, (read) => {
      for (const signer of signers)
        check.present('instructions.signatures of the moved field', signaturesOf(read, signer, moved))
    })
  })

scenario('field/move-signer', 'keeps the signer of a field that is moved after the start', async (context) => {
  context.dependsOn('field/moved-to-document', 'transaction/instructions-hold-signature')
  const { api, given, check } = context
  const { fieldId, signer, ...from } = await given.startable()
  const { id, documentId } = await besides(context, from)
  // A service may not start a draft while a document has no field.
  await given.signer(id, documentId)
  await given.calls.start(id)
  const { id: moved } = await given.madeIfAllowed(
    () => api.addField(id, documentId, { move_from: fieldId }),
    'the service moves no fields with a signer after the start',
  )
  await staysTrue(context, id, (read) =>
    check.present('instructions.signatures of the moved field', signaturesOf(read, signer, moved)),
  )
})

scenario(['field/move-identity', 'field/moved-within'], 'records the members of moved fields', async (context) => {
  const { from, to } = await twoSites(context)
  const { id } = await addedPlain(context, from, 'signature')
  const moved = await records(context, 'a move', to, { move_from: id }, ['position'])
  context.observe('id after a move', moved['id'] === id ? 'unchanged' : 'another one')
  await records(context, 'a move within its document', to, { move_from: String(moved['id']) }, ['position'])
})

// The move may be refused, or give the field another id.
scenario('field/move-within-kept', 'keeps a field that is moved within its document', async (context) => {
  context.dependsOn('field/moved-to-document')
  const { api, check, copes, given } = context
  const site = await given.documented()
  const { id } = await added(context, site, plainField('signature'))
  await onceHeld(context, site.id, [id], ON_ITS_DOCUMENT)
  await copes(() => api.addField(site.id, site.documentId, { move_from: id }))
  await staysTrue(context, site.id, (read) =>
    check.present(`${FIELDS} of the document that the field is on`, fieldsOn(read, site)),
  )
})

scenario('field/moved-kinds', 'records whether groups, boxes and dropdowns can be moved', async (context) => {
  const { from, to } = await twoSites(context)
  for (const type of creatableOf(context, ['checkbox', 'dropdown'])) {
    const { id } = await addedPlain(context, from, type)
    await records(context, `a move of a ${type}`, to, { move_from: id }, [])
  }
})

scenario('field/move-type', 'moves fields and keeps their type', (context) => keepsType(context, 'move_from'))

scenario('field/move-attributes', 'moves fields and keeps their attributes', (context) =>
  keepsAttributes(context, 'move_from', MOVED),
)

scenario('field/move-attributes', 'moves fields there and back, and keeps their attributes', (context) =>
  keepsAttributes(context, 'move_from', TWICE, { isTwice: true }),
)

scenario('field/move-attributes', 'keeps attributes of dropdowns, groups and boxes that it moves', keepsOfKinds)

scenario('field/move-attributes', 'moves a field as it was last updated', (context) =>
  keepsUpdated(context, 'move_from'),
)

scenario('field/move-optional-consents', 'moves fields and keeps their optional consents', (context) =>
  keepsAttributes(context, 'move_from', OPTIONAL),
)

scenario('field/move-unknown', 'refuses an unknown move_from', (context) => refusesUnknown(context, 'move_from'))

leavesRestOnceStarted(
  'field/move-leaves-others',
  'moves a field of * and leaves others of both documents unchanged',
  'fields',
  async (context, { id, documentId, otherId }) => {
    context.dependsOn('field/moved-to-document')
    const spare = { ...plainField('signature'), y: 500 }
    const moved = await addedLate(context, () => added(context, { id, documentId }, spare))
    return { send: () => context.api.addField(id, otherId, { move_from: moved.id }), of: moved.id }
  },
)
