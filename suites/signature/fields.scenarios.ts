// The fields to which signers can be assigned, and how requests name them.
import type { Context, JsonObject } from '../../helpers/engine/index.ts'
import { creatableOf, FIELD_TYPES, fieldIn, fieldsIn, givenField, PLACE } from '../interface/reads/fields.ts'
import { plainField, type FieldType, type Site } from '../interface/reads/fields.ts'
import { unknownIdLike } from '../interface/document/unknown-ids.ts'
import { signaturesIn, tasksOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { addedLate, fieldAddedLate } from '../interface/scenes/late-addition.ts'
import { scenario } from '../scenario.ts'
import { assigned, documentIn, fieldOn, INSTRUCTED, sameTaskCount, showsAssigned, showsTasks, TASKED } from './scene.ts'
import { unassigned } from './scene.ts'

/**
 * Creates fields of a type with different names on two documents. Returns the last field of each. The names of the first two contain
 * the last name, one of them at its beginning.
 */
async function named(context: Context, type: FieldType, last = context.people.title()) {
  creatableOf(context, [type])
  const { people, given } = context
  const site = await given.documented()
  const other = await documentIn(context, site.id)
  const on = async (where: Site, name = people.title()) => ({ name, id: await fieldOn(context, where, { type, name }) })
  for (const longer of [`The ${last} too`, `${last}0`]) await on(site, longer)
  return { id: site.id, fields: [await on(site), await on(other, last)] }
}

/** Asserts that each of several fields can be assigned a new signer, by its id or by another text that names it. */
async function assigns(context: Context, id: string, ...fields: readonly { field: string; by?: string }[]) {
  const { api, people, accepts, shows } = context
  const all = fields.map((one) => ({ ...one, signer: people.email() }))
  for (const { signer, field, by } of all) await accepts(() => api.addSigner(id, { signer, field: by ?? field }))
  await shows(id, (read) => showsAssigned(context, read, ...all))
}

scenario('signature/by-name', 'assigns signers to fields by names that others use too', async (context) => {
  context.dependsOn(...INSTRUCTED, 'signature/assigned-beside')
  const name = context.people.title()
  await unassigned(context, { name })
  const { id, fields } = await named(context, 'signature', name)
  await unassigned(context, { name })
  await assigns(context, id, ...fields.map((one) => ({ field: one.id, by: one.name })))
})

scenario('signature/by-name', 'assigns a signer to a field whose name is a number', async (context) => {
  context.dependsOn(...INSTRUCTED, 'field-arguments/name-kept-create')
  const { api, given } = context
  const { id, documentId } = await given.documented()
  const name = '2024'
  const { id: field } = await given.madeIfAllowed(
    () => api.addField(id, documentId, { ...PLACE, name }),
    'no field is named by a number',
  )
  await assigns(context, id, { field, by: name })
})

/** A draft with a field that was renamed, and both of its names. */
async function renamed(context: Context) {
  context.dependsOn('field-arguments/name-kept-update')
  const { api, given, people, check } = context
  const [before, name] = [people.title(), people.title()]
  const { id, documentId, field } = await unassigned(context, { type: 'signature', name: before })
  await given.success(() => api.updateField(id, documentId, field, { ...PLACE, type: 'signature', name }))
  const isRenamed = (read: JsonObject) => check.equal('documents[].fields[].name', fieldIn(read, field)?.['name'], name)
  await onceShown(context, id, isRenamed, 'field-arguments/name-kept-update')
  return { id, field, before, name }
}

scenario('signature/by-name', 'assigns a signer to a renamed field by its new name', async (context) => {
  context.dependsOn(...INSTRUCTED)
  const { id, field, name } = await renamed(context)
  await assigns(context, id, { field, by: name })
})

scenario('signature/by-name', 'assigns a signer by its name to a field moved elsewhere', async (context) => {
  context.dependsOn(...INSTRUCTED, 'field/moved-to-document')
  const { api, given, people, notExercised } = context
  const name = people.title()
  const { id, field: before } = await unassigned(context, { name })
  const { documentId } = await documentIn(context, id)
  const { id: field } = await given.made(() => api.addField(id, documentId, { move_from: before }))
  const isMoved = (read: JsonObject) => context.check.present('documents[].fields[].id', fieldIn(read, field)?.['id'])
  const moved = fieldIn(await onceShown(context, id, isMoved, 'field/moved-to-document'), field)
  if (moved?.['name'] !== name) notExercised('a moved field does not keep its name')
  await assigns(context, id, { field, by: name })
})

/** Deletes a field, and returns once its transaction no longer shows it. */
async function deletes(context: Context, { id, documentId }: Site, field: string): Promise<void> {
  context.dependsOn('field/deleted')
  await context.given.answer(() => context.api.deleteField(id, documentId, field))
  const isGone = (read: JsonObject) => context.check.absent('documents[].fields[].id', fieldIn(read, field)?.['id'])
  await onceShown(context, id, isGone, 'field/deleted')
}

scenario('signature/by-name', 'assigns a signer to a field that has the name of a deleted one', async (context) => {
  context.dependsOn(...INSTRUCTED)
  const { api, given, people } = context
  const name = people.title()
  const { field: gone, ...site } = await unassigned(context, { name })
  await deletes(context, site, gone)
  const { id: field } = await given.madeIfAllowed(
    () => api.addField(site.id, site.documentId, { ...PLACE, name }),
    'no field gets the name of a deleted one',
  )
  await assigns(context, site.id, { field, by: name })
})

scenario('signature/field-unknown', 'refuses the name that a field had before it was renamed', async (context) => {
  context.dependsOn('signature/by-name')
  const { id, before, name } = await renamed(context)
  const assign = (field: string) => () => context.api.addSigner(id, { signer: context.people.email(), field })
  await context.refused(assign(before), { twin: assign(name), leaves: id, notFound: true })
})

scenario('signature/visa-assigned', 'assigns signers to visa fields by id and by name', async (context) => {
  context.dependsOn(...INSTRUCTED, 'signature/by-name', 'field/created-visa')
  const { id, fields } = await named(context, 'visa')
  await assigns(context, id, ...fields.map((one, at) => ({ field: one.id, ...(at > 0 && { by: one.name }) })))
})

for (const [rule, type, what] of [
  ['by-name', 'signature', 'a field by its name'],
  ['visa-assigned', 'visa', 'a visa field'],
] as const)
  scenario(`signature/${rule}`, `assigns a signer to ${what} after the start`, async (context) => {
    context.dependsOn(...INSTRUCTED, 'signature/signer-after-start')
    creatableOf(context, [type])
    const { given, people } = context
    const { id } = await given.started()
    const name = people.title()
    const added = await fieldAddedLate(context, id, { type, name })
    // A service that assigns no such field after the start, such as a visa before the signatures, is not judged.
    const other = await fieldAddedLate(context, id, { type, name: people.title() })
    await addedLate(context, () => assigned(context, id, other.fieldId))
    await assigns(context, id, { field: added.fieldId, ...(type === 'signature' && { by: name }) })
  })

scenario('signature/visa-task', 'gives the signer of a visa field a task', async (context) => {
  context.dependsOn('signature/visa-assigned', 'signature/actions-updated', 'field/created-visa', ...TASKED)
  creatableOf(context, ['visa'])
  const { id, field } = await unassigned(context, { type: 'visa' })
  const one = await assigned(context, id, field)
  await context.shows(id, (read) => showsTasks(context, read, one))
})

scenario('signature/invisible-assigned', 'assigns a signer to an invisible field', async (context) => {
  context.dependsOn(...INSTRUCTED, 'field/created-bare', 'field/invisible-unplaced')
  const { id, documentId } = await context.given.documented()
  const { id: field } = await context.given.made(() => context.api.addField(id, documentId, { type: 'signature' }))
  await assigns(context, id, { field })
})

scenario('signature/other-types-assigned', 'records which other fields can be assigned a signer', async (context) => {
  const others = FIELD_TYPES.filter((type) => !['signature', 'visa', 'label'].includes(type))
  const site = await context.given.documented()
  for (const type of creatableOf(context, others)) {
    const { id: field } = await givenField(context, site, type)
    const one = { signer: context.people.email(), field }
    await context.witness(`a signer of a field of type ${type}`, () => context.api.addSigner(site.id, one))
  }
})

scenario('signature/tasks-beside-field', 'leaves the tasks of all unchanged when a field is added', async (context) => {
  context.dependsOn(...TASKED)
  const { api, given, witness, check, sameContent } = context
  const site = await given.startable()
  const reviewer = await given.reviewer(site.id, site.signer)
  const isReady = (read: JsonObject) => {
    showsTasks(context, read, { signer: site.signer, field: site.fieldId })
    check.present(`actions[].tasks[] of ${reviewer}`, tasksOf(read, reviewer))
  }
  const before = await onceShown(context, site.id, isReady, [...TASKED, 'review/answer-task'])
  const unsigned = await fieldOn(context, site, { y: 500 })
  // A copy may keep the signer of its source, so the source has none.
  const copy = { copy_from: unsigned }
  await witness('a copy of a field without a signer', () => api.addField(site.id, site.documentId, copy))
  await staysTrue(context, site.id, (read) =>
    sameContent(before, read, 'after fields were added', { but: ['documents[].fields'] }),
  )
})

/** A draft with a signer, and `refuses`, which asserts that assignments to other fields are refused. */
async function refusing(context: Context) {
  const { api, given, people, refused } = context
  const site = await given.startable()
  const signer = people.email()
  const refuses = async (...fields: readonly string[]) => {
    const assertSameTaskCount = await sameTaskCount(context, site.id, { signer: site.signer, field: site.fieldId })
    for (const none of fields) {
      // Each has a field of its own, because the document does not say how many signers one field may have.
      const field = await fieldOn(context, spare)
      await refused(() => api.addSigner(site.id, { signer, field: none }), {
        twin: () => api.addSigner(spare.id, { signer: people.email(), field }),
        leaves: site.id,
        notFound: true,
      })
    }
    await assertSameTaskCount()
  }
  const spare = await given.documented()
  return { ...site, refuses }
}

scenario('signature/label-not-assigned', 'refuses to assign a signer to a label', async (context) => {
  const { refuses, ...site } = await refusing(context)
  const label = await givenField(context, site, 'label')
  const name = context.people.title()
  await fieldOn(context, site, { ...plainField('label'), name, y: 500 })
  await refuses(label.id, name)
})

scenario('signature/field-unknown', 'refuses an assignment to an unknown field', async (context) => {
  const { refuses, ...site } = await refusing(context)
  const [name, former] = [context.people.title(), context.people.title()]
  const field = await fieldOn(context, site, { name })
  const gone = await fieldOn(context, site, { y: 500, name: former })
  await deletes(context, site, gone)
  await refuses(unknownIdLike(field), `${name} and no more`, gone, former)
})

scenario('signature/field-elsewhere', 'refuses an assignment to a field of another transaction', async (context) => {
  const { given, people, notExercised } = context
  const { id, refuses } = await refusing(context)
  const [name, there] = [people.title(), await given.documented()]
  const ids: string[] = []
  // Ids may repeat between transactions, so the scenario needs one that this transaction does not have.
  for (const more of [{ name }, { y: 400 }, { y: 500 }]) ids.push(await fieldOn(context, there, more))
  const known = fieldsIn(await given.read(id)).map((one) => one['id'])
  const foreign = ids.find((one) => !known.includes(one)) ?? notExercised('ids of fields repeat between transactions')
  await refuses(foreign, name)
})

scenario('signature/name-ambiguous', 'records which of two fields of one name is assigned', async (context) => {
  const { api, given, people, witness, observe } = context
  const name = people.title()
  const { id, documentId, field: first } = await unassigned(context, { name })
  await witness('a field of the same name', () => api.addField(id, documentId, { name, page: 1, x: 100, y: 300 }))
  await witness('a name that two fields have', () => api.addSigner(id, { signer: people.email(), field: name }))
  const signed = signaturesIn(await given.read(id)).map((one) => one['field'])
  observe('the first field with the name is assigned the signer', signed.includes(first))
})

scenario('signature/initials-assigned', 'records whether initials can be assigned a signer', async (context) => {
  const { api, given, people, witness, notExercised } = context
  const { id, documentId } = await given.documented()
  await given.answer(() => api.addInitials(id, documentId, { y: 40 }))
  const initials = fieldsIn(await given.read(id)).find(({ type }) => type === 'initials')
  const shown = initials?.['id']
  const field = typeof shown === 'string' ? shown : notExercised('the transaction shows no initials')
  await witness('a signer of initials', () => api.addSigner(id, { signer: people.email(), field }))
})
