// The fields to which signers can be assigned, and how requests name them.
import { isSuccess, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { creatableOf, FIELD_TYPES, fieldIn, fieldsIn, givenField, PLACE } from '../interface/reads/fields.ts'
import { plainField, type FieldType, type Site } from '../interface/reads/fields.ts'
import { unknownIdLike } from '../interface/document/unknown-ids.ts'
import { signaturesIn, tasksOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
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

scenario('signature/by-name', 'assigns signers to fields by names that others use too', async (context) => {
  context.dependsOn(...INSTRUCTED, 'signature/assigned-beside')
  const { api, people, accepts, shows } = context
  const name = people.title()
  await unassigned(context, { name })
  const { id, fields } = await named(context, 'signature', name)
  await unassigned(context, { name })
  const all = fields.map((field) => ({ name: field.name, field: field.id, signer: people.email() }))
  for (const { signer, name: field } of all) await accepts(() => api.addSigner(id, { signer, field }))
  await shows(id, (read) => showsAssigned(context, read, ...all))
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
  const signer = context.people.email()
  await context.accepts(() => context.api.addSigner(id, { signer, field: name }))
  await context.shows(id, (read) => showsAssigned(context, read, { signer, field }))
})

scenario(
  'signature/by-name',
  'assigns a signer by its name to a field that moved to another document',
  async (context) => {
    context.dependsOn(...INSTRUCTED, 'field/moved-to-document')
    const { api, given, people, accepts, notExercised, shows } = context
    const name = people.title()
    const { id, field: before } = await unassigned(context, { name })
    const { documentId } = await documentIn(context, id)
    const { id: field } = await given.made(() => api.addField(id, documentId, { move_from: before }))
    const isMoved = (read: JsonObject) => context.check.present('documents[].fields[].id', fieldIn(read, field)?.['id'])
    const moved = fieldIn(await onceShown(context, id, isMoved, 'field/moved-to-document'), field)
    if (moved?.['name'] !== name) notExercised('a moved field does not keep its name')
    const signer = people.email()
    await accepts(() => api.addSigner(id, { signer, field: name }))
    await shows(id, (read) => showsAssigned(context, read, { signer, field }))
  },
)

scenario('signature/by-name', 'assigns a signer to a field that has the name of a deleted one', async (context) => {
  context.dependsOn(...INSTRUCTED, 'field/deleted')
  const { api, given, people, accepts, check, notExercised, shows } = context
  const name = people.title()
  const { id, documentId, field: gone } = await unassigned(context, { name })
  await given.answer(() => api.deleteField(id, documentId, gone))
  const isGone = (read: JsonObject) => check.absent('documents[].fields[].id', fieldIn(read, gone)?.['id'])
  await onceShown(context, id, isGone, 'field/deleted')
  const again = await api.addField(id, documentId, { ...PLACE, name })
  if (!isSuccess(again)) notExercised('no field gets the name of a deleted one')
  const { id: field } = await given.made(() => Promise.resolve(again))
  const signer = people.email()
  await accepts(() => api.addSigner(id, { signer, field: name }))
  await shows(id, (read) => showsAssigned(context, read, { signer, field }))
})

scenario('signature/field-unknown', 'refuses the name that a field had before it was renamed', async (context) => {
  context.dependsOn('signature/by-name')
  const { id, before, name } = await renamed(context)
  const assigns = (field: string) => () => context.api.addSigner(id, { signer: context.people.email(), field })
  await context.refused(assigns(before), { twin: assigns(name), leaves: id, notFound: true })
})

scenario('signature/visa-assigned', 'assigns signers to visa fields by id and by name', async (context) => {
  context.dependsOn(...INSTRUCTED, 'signature/by-name', 'field/created-visa')
  const { id, fields } = await named(context, 'visa')
  const all = fields.map((field) => ({ ...field, field: field.id, signer: context.people.email() }))
  for (const [i, { signer, field, name }] of all.entries())
    await context.accepts(() => context.api.addSigner(id, { signer, field: i === 0 ? field : name }))
  await context.shows(id, (read) => showsAssigned(context, read, ...all))
})

scenario('signature/visa-task', 'gives the signer of a visa field a task', async (context) => {
  context.dependsOn('signature/visa-assigned', 'signature/actions-updated', 'field/created-visa', ...TASKED)
  creatableOf(context, ['visa'])
  const { id, field } = await unassigned(context, { type: 'visa' })
  const one = await assigned(context, id, field)
  await context.shows(id, (read) => showsTasks(context, read, one))
})

scenario('signature/invisible-assigned', 'assigns a signer to an invisible field', async (context) => {
  const { api, given, people, accepts, shows, dependsOn } = context
  dependsOn(...INSTRUCTED, 'field/created-bare', 'field/invisible-unplaced')
  const { id, documentId } = await given.documented()
  const { id: field } = await given.made(() => api.addField(id, documentId, { type: 'signature' }))
  const signer = people.email()
  await accepts(() => api.addSigner(id, { signer, field }))
  await shows(id, (read) => showsAssigned(context, read, { signer, field }))
})

scenario('signature/label-not-assigned', 'refuses to assign a signer to a label', async (context) => {
  const [site, spare] = [await context.given.startable(), await unassigned(context)]
  const label = await givenField(context, site, 'label')
  const name = context.people.title()
  await fieldOn(context, site, { ...plainField('label'), name, y: 500 })
  const assertSameTaskCount = await sameTaskCount(context, site.id, { signer: site.signer, field: site.fieldId })
  const send = (id: string, field: string) => () => context.api.addSigner(id, { signer: context.people.email(), field })
  for (const field of [label.id, name])
    await context.refused(send(site.id, field), { twin: send(spare.id, spare.field), leaves: site.id, notFound: true })
  await assertSameTaskCount()
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

/** A draft with a signer and an unassigned field, and `refuses`, which asserts that assignments to other fields are refused. */
async function refusing(context: Context) {
  const { api, given, people, refused } = context
  const site = await given.startable()
  const [name, signer] = [people.title(), people.email()]
  const field = await fieldOn(context, site, { name })
  const assertSameTaskCount = await sameTaskCount(context, site.id, { signer: site.signer, field: site.fieldId })
  const refuses = async (...fields: readonly string[]) => {
    for (const none of fields)
      await refused(() => api.addSigner(site.id, { signer, field: none }), {
        // If there are several fields to refuse, the spare field is assigned several signers.
        twin: () => api.addSigner(spare.id, { signer: people.email(), field: spare.field }),
        leaves: site.id,
        notFound: true,
      })
    await assertSameTaskCount()
  }
  const spare = await unassigned(context)
  return { ...site, name, field, refuses }
}

scenario('signature/field-unknown', 'refuses an assignment to an unknown field', async (context) => {
  context.dependsOn('field/deleted')
  const { id, documentId, field, name, refuses } = await refusing(context)
  const former = context.people.title()
  const gone = await fieldOn(context, { id, documentId }, { y: 500, name: former })
  await context.given.answer(() => context.api.deleteField(id, documentId, gone))
  const isGone = (read: JsonObject) =>
    context.check.that('documents[].fields[].id', fieldIn(read, gone) === undefined, `none is ${gone}`, gone)
  await onceShown(context, id, isGone, 'field/deleted')
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
