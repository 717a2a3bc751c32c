import { pdfFile } from '../../fixtures/documents/kinds.ts'
import { isSuccess, ifAllowed, type Args, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { creatableOf, fieldIn, fieldsIn, madeReady, PLACE, plainField } from '../interface/reads/fields.ts'
import { positionOf, type FieldType, type Site } from '../interface/reads/fields.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { leavesRestOnceStarted } from '../interface/scenes/leaves-rest.ts'
import { scenario } from '../scenario.ts'
import { ATTRIBUTES, keepsAttributes, keepsType, keepsUpdated, OPTIONAL, records } from './copied-fields.ts'
import { refusesDeleted, refusesUnknown, TWICE, twoSites } from './copied-fields.ts'
import { link, linksOf } from './linked.ts'
import { added, addedPlain, ON_ITS_DOCUMENT, fieldsOn, inTurn, isUnplaced, NOT_COPIABLE } from './scene.ts'
import { onceHeld, refusesEach, showsUnplaced, stands, staySame } from './scene.ts'

const FIELDS = 'documents[].fields[]'
/** Types that represent all others. */
const SOME = ['signature', 'text', 'label'] as const

scenario('field/copied', 'copies fields without their position', async (context) => {
  const { api, given, accepts, check, shows } = context
  const site = await given.documented()
  const copies = await inTurn(creatableOf(context, SOME), async (type) => {
    const source = await addedPlain(context, site, type)
    const copy = await accepts(() => api.addField(site.id, site.documentId, { copy_from: source.id }))
    check.different(`id of a copied ${type}`, copy['id'], source.id)
    isUnplaced(context, type, copy, `position of a copied ${type}`)
    return { type, id: copy['id'] }
  })
  await shows(site.id, (read) => {
    for (const { type, id } of copies) showsUnplaced(context, read, type, id)
  })
})

scenario('field/copied-to-document', 'copies a field to another document', async (context) => {
  context.dependsOn('field/copied')
  const { api, accepts, check, shows } = context
  const { from, to } = await twoSites(context)
  const { id } = await addedPlain(context, from, 'text')
  const copy = await accepts(() => api.addField(to.id, to.documentId, { copy_from: id }))
  const idsOn = (read: JsonObject, site: Site) => fieldsOn(read, site).map((field) => field['id'])
  await shows(to.id, (read) => {
    check.equal(`${FIELDS}.id of the document of the path`, idsOn(read, to), [copy['id']])
    check.equal(`${FIELDS}.id of the document of the source`, idsOn(read, from), [id])
  })
})

scenario('field/copied', 'copies a field to another document without its position', async (context) => {
  context.dependsOn('field/copied-to-document')
  const { api, given, shows } = context
  const { from, to } = await twoSites(context)
  const { id } = await addedPlain(context, from, 'text')
  const copy = await given.made(() => api.addField(to.id, to.documentId, { copy_from: id }))
  isUnplaced(context, 'text', copy, 'position of a field copied to another document')
  await shows(to.id, (read) => showsUnplaced(context, read, 'text', copy.id))
})

scenario('field/copy-leaves-source', 'leaves a copied field unchanged', async (context) => {
  context.dependsOn('field/copied')
  const { api, given } = context
  const site = await given.documented()
  const make = async (type: FieldType) => (await added(context, site, { ...plainField(type), ...ATTRIBUTES[type] })).id
  const sources = await inTurn(creatableOf(context, ['signature', 'text']), make)
  const before = await onceHeld(context, site.id, sources.slice(-1), ON_ITS_DOCUMENT)
  const copy = (id: string) => given.made(() => api.addField(site.id, site.documentId, { copy_from: id }))
  const copies = await inTurn(sources, copy)
  const after = await onceHeld(context, site.id, [copies.at(-1)?.id], 'field/copied')
  staySame(context, sources, before, after)
})

scenario('field/copy-leaves-source', 'leaves a copied field its signer', async (context) => {
  context.dependsOn('field/copied', 'signature/assigned')
  const { api, check } = context
  const site = await context.given.documented()
  const { id } = await addedPlain(context, site, 'signature')
  await link(context, site, id)
  const isLinked = (read: JsonObject) => check.present('instructions.signatures of the source', linksOf(read, id))
  await onceShown(context, site.id, isLinked, 'transaction/instructions-hold-signature')
  await ifAllowed(
    () => api.addField(site.id, site.documentId, { copy_from: id }),
    'the service copies no fields with a signer',
  )
  await staysTrue(context, site.id, isLinked)
})

/** Creates a field with attributes and its copy for each of several types, and returns the responses. */
const copiesOn = (context: Context, site: Site, types: readonly FieldType[]) =>
  inTurn(creatableOf(context, types), async (type) => {
    const source = await added(context, site, { ...plainField(type), ...ATTRIBUTES[type] })
    return { type, source, copy: await added(context, site, { copy_from: source.id }) }
  })

/** The new values of an update. */
const OTHERS = { signature: { consents: ['I take it'] }, text: { tooltip: 'Where you work', value: 'Nice' } } as const

scenario('field/copy-changed-alone', 'updates copies and sources without changing the other', async (context) => {
  context.dependsOn('field/copied', 'field/copy-leaves-source', 'field/moved-alone')
  const { api, given, check } = context
  const site = await given.documented()
  const types = creatableOf(context, ['signature', 'text'])
  const pairs = await copiesOn(context, site, types)
  const before = await onceHeld(context, site.id, [pairs.at(-1)?.copy.id], 'field/copied')
  // The first pair has its copy updated, the second its source.
  const changed = await inTurn(pairs, async ({ source, copy }, i) => {
    const [type = 'signature', id] = [types[i], i === 0 ? copy.id : source.id]
    const sent = { ...PLACE, x: 320, y: 377 + 80 * i, ...OTHERS[type] }
    await given.success(() => api.updateField(site.id, site.documentId, id, { ...plainField(type), ...sent }))
    return { id, other: i === 0 ? source.id : copy.id }
  })
  const areMoved = (read: JsonObject) =>
    changed.forEach(({ id }, i) =>
      check.equal(`${FIELDS}.position.y`, positionOf(fieldIn(read, id) ?? {})['y'], 377 + 80 * i),
    )
  const after = await onceShown(context, site.id, areMoved, ['field/moved', 'field/copy-made-visible'])
  const others = changed.map(({ other }) => other)
  staySame(context, others, before, after)
})

scenario('field/copy-outlives-source', 'keeps a copy whose source is deleted', async (context) => {
  context.dependsOn('field/copied', 'field/deleted-alone')
  const { api, given, check } = context
  const site = await given.documented()
  const [{ source, copy } = { source: { id: '' }, copy: { id: '' } }] = await copiesOn(context, site, ['signature'])
  const before = await onceHeld(context, site.id, [copy.id], 'field/copied')
  await given.answer(() => api.deleteField(site.id, site.documentId, source.id))
  const isGone = (read: JsonObject) => check.absent(`${FIELDS}.id`, fieldIn(read, source.id)?.['id'])
  await onceShown(context, site.id, isGone, 'field/deleted')
  // The source is also missing from a reading that predates its creation, so reads are repeated. A default name may depend on
  // the other fields.
  const but = ['documents[].fields[].name']
  await context.shows(site.id, (after) => staySame(context, [copy.id], before, after, { but }))
})

scenario('field/copy-made-visible', 'gives a copy a position', async (context) => {
  context.dependsOn('field/copied', 'field/made-visible')
  const { api, given, accepts, shows } = context
  const site = await given.documented()
  const made = await inTurn(creatableOf(context, ['signature', 'text']), async (type, i) => {
    const at = { page: 1, x: 355, y: 366 + 80 * i }
    const { id } = await addedPlain(context, site, type)
    const copy = await added(context, site, { copy_from: id })
    await accepts(() => api.updateField(site.id, site.documentId, copy.id, { type, ...at }))
    return { id: copy.id, at }
  })
  await shows(site.id, (read) => made.forEach(({ id, at }) => stands(context, fieldIn(read, id), at)))
})

scenario('field/copy-barred', 'refuses to copy fields of types that cannot be copied', async (context) => {
  const { api, given } = context
  const [site, elsewhere] = await Promise.all([given.documented(), given.documented()])
  const pairs = await inTurn(creatableOf(context, NOT_COPIABLE), async (type) => {
    const { id, args } = await addedPlain(context, site, type)
    const plain = await madeReady(context, elsewhere, type)
    const add = (to: Site, more: Args) => () => api.addField(to.id, to.documentId, { ...more, name: `Another ${type}` })
    return { bad: add(site, { ...args, copy_from: id }), twin: add(elsewhere, plain) }
  })
  await refusesEach(context, site.id, pairs)
})

scenario('field/copy-barred', 'refuses to copy a radiobutton and a dropdown to another document', async (context) => {
  context.dependsOn('field/copied-to-document')
  const { from, to } = await twoSites(context)
  const { id: copiable } = await addedPlain(context, from, 'signature')
  const copy = (id: string) => () => context.api.addField(to.id, to.documentId, { copy_from: id })
  for (const type of creatableOf(context, ['radiobutton', 'dropdown'])) {
    const { id } = await addedPlain(context, from, type)
    await context.refused(copy(id), { twin: copy(copiable), leaves: to.id })
  }
})

scenario('field/copy-elsewhere', 'records whether fields of another transaction can be copied', async (context) => {
  const { api, given, witness } = context
  const [here, there] = await Promise.all([given.documented(), given.documented()])
  const { id } = await addedPlain(context, there, 'signature')
  const copy = () => api.addField(here.id, here.documentId, { copy_from: id })
  await witness('copying a field of another transaction', copy)
})

scenario('field/copy-of-another-workspace', 'copies no field of another workspace', async (context) => {
  const { api, apiOfAnotherWorkspace, check, copes, given, people } = context
  creatableOf(context, ['signature'])
  const elsewhere = await apiOfAnotherWorkspace()
  const consent = `I accept ${people.letters(20)}.`
  const { id } = await given.made(() => elsewhere.create())
  const { id: document } = await given.made(async () => elsewhere.upload(await pdfFile('lease.pdf')))
  const { id: documentId } = await given.made(() => elsewhere.addDocument(id, { document }))
  const foreign = await given.made(() =>
    elsewhere.addField(id, documentId, { ...plainField('signature'), consents: [consent] }),
  )
  const own = await given.documented()
  const { text } = await copes(() => api.addField(own.id, own.documentId, { copy_from: foreign.id }))
  check.that('response to the copy', !text.includes(consent), 'without the consent of the other workspace', text)
  await staysTrue(context, own.id, (read) => {
    const consents = fieldsIn(read).flatMap(({ consents: shown }) => shown)
    check.that('documents[].fields[].consents', !consents.includes(consent), 'without that consent', consents)
  })
})

for (const [what, argument] of [
  ['copy', 'copy_from'],
  ['move', 'move_from'],
] as const)
  scenario('field/source-refused', `changes no document by a ${what} that it refuses`, async (context) => {
    context.dependsOn('field-arguments/tooltip-beyond-limit-create')
    creatableOf(context, ['text'])
    const { api, copes, notExercised, unchanged } = context
    const { from, to } = await twoSites(context)
    const { id } = await addedPlain(context, from, 'text')
    const assertUnchanged = await unchanged(to.id)
    const args = { type: 'text', tooltip: 'x'.repeat(101), [argument]: id }
    const answer = await copes(() => api.addField(to.id, to.documentId, args))
    // The document does not say whether other arguments of such a request are checked.
    if (isSuccess(answer)) notExercised(`a ${what} is accepted whatever else is passed`)
    await assertUnchanged()
  })

const OPEN = ['field/source-placed', 'field/copy-named', 'field/copy-signer'] as const

scenario(OPEN, 'records the position, name and signer of copies', async (context) => {
  const { given, people, observe } = context
  const { from, to } = await twoSites(context)
  const { id } = await added(context, from, { ...plainField('signature'), name: 'The tenant' })
  await given.calls.addSigner(from.id, { signer: people.email(), field: id })
  const copy = await records(context, 'a copy', to, { copy_from: id }, [])
  observe('name of the copy', copy['name'] === 'The tenant' ? 'that of its source' : 'another one')
  observe('signers of the copy', linksOf(await given.read(to.id), copy['id']).length)
  await records(context, 'a copy with a position', to, { copy_from: id, ...PLACE }, ['position'])
  await records(context, 'a move with a position', to, { move_from: id, ...PLACE, y: 7 }, ['position'])
})

scenario('field/source-update', 'records the response to updates with copy_from and move_from', async (context) => {
  const { api, given, witness } = context
  const site = await given.documented()
  const [one, other] = [await addedPlain(context, site, 'signature'), await addedPlain(context, site, 'signature')]
  for (const argument of ['copy_from', 'move_from'])
    await witness(argument, () => api.updateField(site.id, site.documentId, one.id, { ...PLACE, [argument]: other.id }))
})

scenario('field/copy-type', 'copies fields with their type', (context) => keepsType(context, 'copy_from'))

scenario('field/copy-attributes', 'copies fields with their attributes', (context) =>
  keepsAttributes(context, 'copy_from'),
)

scenario('field/copy-attributes', 'copies fields to another document with their attributes', (context) => {
  context.dependsOn('field/copied-to-document')
  return keepsAttributes(context, 'copy_from', ATTRIBUTES, { sites: twoSites })
})

scenario('field/copy-attributes', 'copies copies with the attributes of their source', (context) =>
  keepsAttributes(context, 'copy_from', TWICE, { isTwice: true }),
)

scenario('field/copy-attributes', 'copies a field as it was last updated', (context) =>
  keepsUpdated(context, 'copy_from'),
)

scenario('field/copy-optional-consents', 'copies fields with their optional consents', (context) =>
  keepsAttributes(context, 'copy_from', OPTIONAL),
)

scenario('field/copy-unknown', 'refuses an unknown copy_from', (context) => refusesUnknown(context, 'copy_from'))
scenario('field/copy-unknown', 'refuses to copy a deleted field', (context) => refusesDeleted(context, 'copy_from'))

leavesRestOnceStarted(
  'field/copy-leaves-source',
  'leaves a copied field of * unchanged',
  'fields',
  async ({ api, dependsOn }, { id, documentId, fieldId }) => {
    dependsOn('field/copied')
    return { send: () => api.addField(id, documentId, { copy_from: fieldId }) }
  },
)
