import { objectsIn, ifAllowed, type Args, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { creatableOf, fieldIn, fieldsIn, FIELD_TYPES, givenField, madeReady } from '../interface/reads/fields.ts'
import { PLACE, plainField, type FieldType } from '../interface/reads/fields.ts'
import { slugOf } from '../interface/document/each-member.ts'
import { fieldCreation, fieldUpdate } from '../interface/writes/field-writes.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { sendUnjudged } from '../interface/writes/send-unjudged.ts'
import { scenario } from '../scenario.ts'
import { added, besides, created, ON_ITS_DOCUMENT, eachType, HELD, inTurn, onceHeld, stands } from './scene.ts'

const TYPE = 'documents[].fields[].type'

for (const type of FIELD_TYPES) {
  scenario(`field/created-${slugOf(type)}`, `creates a field of type ${type}`, async (context) => {
    context.dependsOn('transaction/documents-hold-field')
    const { api, given, accepts, shows, check } = context
    const site = await given.documented()
    const args = await madeReady(context, site, type)
    const field = await accepts(() => api.addField(site.id, site.documentId, args))
    check.equal('type', field['type'], type)
    await shows(site.id, (read) => check.equal(TYPE, fieldIn(read, field['id'])?.['type'], type))
  })
}

scenario('field/created-on-document', 'creates a field on the second of three documents', async (context) => {
  const { api, given, accepts, check, shows } = context
  const first = await given.documented()
  const { id, documentId } = await besides(context, first)
  await besides(context, first)
  const field = await accepts(() => api.addField(id, documentId, plainField('signature')))
  const bearing = (read: JsonObject) =>
    objectsIn(read, 'documents').flatMap((document) =>
      objectsIn(document, 'fields').some((one) => one['id'] === field['id']) ? [document['id']] : [],
    )
  // Other rules cover whether any document shows the field.
  await onceShown(
    context,
    id,
    (read) => check.present('documents[] with the field', bearing(read)),
    created('signature'),
  )
  await shows(id, (read) => check.equal('documents[] with the field', bearing(read), [documentId]))
})

scenario('field/created-on-document', 'creates a field on one of two documents of a file', async (context) => {
  const { api, given, check } = context
  const [{ id }, document] = await Promise.all([given.draft(), given.file()])
  const { id: documentId } = await given.calls.addDocument(id, { document })
  const answer = await ifAllowed(
    () => api.addDocument(id, { document }),
    'the service does not add the same file twice',
  )
  const { id: other } = await given.made(async () => answer)
  await given.made(() => api.addField(id, String(documentId), plainField('signature')))
  await staysTrue(context, id, (read) => {
    const untouched = objectsIn(read, 'documents').filter((one) => one['id'] === other)
    check.equal(
      'documents[].fields of the other document',
      untouched.flatMap((one) => objectsIn(one, 'fields')),
      [],
    )
  })
})

scenario('field/created-bare', 'creates fields with only the arguments that their types require', async (context) => {
  const { api, given, accepts, shows, check } = context
  const site = await given.documented()
  const required = (type: FieldType) => ['type', 'name', 'parent', ...(type === 'dropdown' ? Object.keys(PLACE) : [])]
  await eachType(context, FIELD_TYPES, async (type) => {
    const ready = Object.entries(await madeReady(context, site, type))
    const bare = Object.fromEntries(ready.filter(([name]) => required(type).includes(name)))
    const field = await accepts(() => api.addField(site.id, site.documentId, bare))
    check.equal('type', field['type'], type)
    await shows(site.id, (read) => check.equal(TYPE, fieldIn(read, field['id'])?.['type'], type))
  })
})

scenario('field/type-omitted', 'creates a signature field if no type is passed', async (context) => {
  context.dependsOn(...created('signature'))
  const { api, given, accepts, shows, check } = context
  creatableOf(context, ['signature'])
  const { id, documentId } = await given.documented()
  for (const args of [PLACE, {}]) {
    const field = await accepts(() => api.addField(id, documentId, args))
    check.equal('type', field['type'], 'signature')
    await shows(id, (read) => check.equal(TYPE, fieldIn(read, field['id'])?.['type'], 'signature'))
  }
})

for (const type of ['hologram', 'checkboxes']) {
  for (const write of [fieldCreation('signature'), fieldUpdate('signature')]) {
    scenario(`field/type-unlisted-${write.on}`, `refuses the type ${type} ${write.when}`, ({ refuses }) =>
      refuses(write, { type }, { type: 'signature' }),
    )
  }
}

/** A signature field that an update turned into a visa, the response to the update, and another signature field. */
async function turned(context: Context) {
  for (const type of ['signature', 'visa'] as const) creatableOf(context, [type])
  const site = await context.given.documented()
  const [other, field] = await inTurn([100, 500], (y) => added(context, site, { ...plainField('signature'), y }))
  // A service may keep showing fields as they were first read.
  await context.given.read(site.id)
  const send = () => context.api.updateField(site.id, site.documentId, field?.id ?? '', { ...PLACE, type: 'visa' })
  return { id: site.id, field, other, answered: await context.accepts(send) }
}

/** The ids of the visas of a transaction. */
const visasIn = (read: unknown) => fieldsIn(read).flatMap(({ id, type }) => (type === 'visa' ? [id] : []))

scenario('field/turned-into-visa', 'turns a signature field into a visa field', async (context) => {
  const { shows, check } = context
  const { id, field, answered } = await turned(context)
  check.equal('type', answered['type'], 'visa')
  await shows(id, (read) => {
    check.that(`${TYPE} after the update`, visasIn(read).length > 0, 'one that is a visa', fieldsIn(read))
    check.different(`${TYPE} of the field`, fieldIn(read, field?.id)?.['type'], 'signature')
  })
})

/** Asserts that an update with only the type makes a signature field a visa, and reads the field afterwards. */
async function becomesVisa(context: Context, args: Args): Promise<JsonObject> {
  const { api, given, accepts, shows, check } = context
  for (const type of ['signature', 'visa'] as const) creatableOf(context, [type])
  const site = await given.documented()
  const { id } = await added(context, site, { type: 'signature', ...args })
  const answered = await accepts(() => api.updateField(site.id, site.documentId, id, { type: 'visa' }))
  check.equal('type', answered['type'], 'visa')
  const read = await shows(site.id, (now) => check.equal(TYPE, fieldIn(now, id)?.['type'], 'visa'))
  return fieldIn(read, id) ?? {}
}

scenario(['field/visa-alone', 'field/visa-alone-rest'], 'makes a visa field with only the type', async (context) => {
  context.dependsOn('field/turned-into-visa')
  const visa = await becomesVisa(context, { ...PLACE, name: 'The witness', consents: ['I have seen it.'] })
  for (const member of ['name', 'position', 'consents'])
    context.observe(`${member} of the visa`, visa[member] ?? 'nothing')
})

scenario('field/visa-invisible', 'turns an invisible signature field into a visa field', async (context) => {
  context.dependsOn('field/turned-into-visa', 'field/visa-alone', 'field/invisible-unplaced')
  await becomesVisa(context, {})
})

scenario('field/visa-same-field', 'keeps the id of a field that becomes a visa, and other types', async (context) => {
  context.dependsOn('field/moved-alone')
  const { check } = context
  const { id, field, other, answered } = await turned(context)
  check.equal('id', answered['id'], field?.id)
  const hasVisa = (read: unknown) => check.that(TYPE, visasIn(read).length > 0, 'one that is a visa', fieldsIn(read))
  const read = await onceShown(context, id, hasVisa, 'field/turned-into-visa')
  check.equal('documents[].fields[].id of visas', visasIn(read), [field?.id])
  check.equal(`${TYPE} of another field`, fieldIn(read, other?.id)?.['type'], 'signature')
})

scenario('field/visa-arguments', 'stores the arguments that are passed with the type visa', async (context) => {
  context.dependsOn('field/turned-into-visa', 'field/visa-same-field', 'field/moved', ...HELD)
  const { api, given, accepts, shows, check } = context
  for (const type of ['signature', 'visa'] as const) creatableOf(context, [type])
  const site = await given.documented()
  const more = { name: 'The tenant', consents: ['I accept the terms.'] }
  const { id } = await added(context, site, { ...plainField('signature'), ...more })
  const at = { page: 1, x: 155, y: 366 }
  const [name, consent] = ['The witness', 'I have seen it.']
  const sent = { name, consents: [consent] }
  const holds = (field: JsonObject = {}) => {
    stands(context, field, at)
    check.equal('documents[].fields[].name', field['name'], name)
    // The new consents may be added to the old ones or replace them.
    const { consents } = field
    const isHeld = Array.isArray(consents) && consents.includes(consent)
    check.that('documents[].fields[].consents', isHeld, consent, consents)
  }
  holds(await accepts(() => api.updateField(site.id, site.documentId, id, { type: 'visa', ...at, ...sent })))
  await shows(site.id, (read) => holds(fieldIn(read, id)))
})

scenario('field/update-same-field', 'updates fields and keeps their id and type', async (context) => {
  const { api, given, accepts, check } = context
  const site = await given.documented()
  const types = ['signature', 'visa', 'text', 'image', 'checkbox_group', 'dropdown'] as const
  const make = async (type: FieldType) => ({ type, ...(await givenField(context, site, type)) })
  const made = await eachType(context, types, make)
  const before = fieldsIn(await onceHeld(context, site.id, [made.at(-1)?.id], ON_ITS_DOCUMENT)).length
  for (const { type, id, args } of made) {
    const answered = await accepts(() => api.updateField(site.id, site.documentId, id, args))
    check.equal('id', answered['id'], id)
    check.equal('type', answered['type'], type)
  }
  await staysTrue(context, site.id, (read) => {
    for (const { type, id } of made) check.equal(TYPE, fieldIn(read, id)?.['type'], type)
    check.that(
      'number of documents[].fields',
      fieldsIn(read).length <= before,
      `at most ${before}`,
      fieldsIn(read).length,
    )
  })
})

for (const on of ['create', 'update'] as const) {
  const title = `records the response to the types initials and "" on ${on}`
  scenario([`field/type-initials-${on}`, `field/type-empty-${on}`], title, async (context) => {
    const { id, documentId } = await context.given.documented()
    for (const type of ['initials', '']) {
      const field = on === 'update' ? [(await added(context, { id, documentId }, plainField('signature'))).id] : []
      const call = on === 'update' ? 'updateField' : 'addField'
      const send = () => sendUnjudged(context, call, [id, documentId, ...field], { ...PLACE, type })
      await context.witness(`type "${type}"`, send)
    }
  })
}

scenario('field/type-changed', 'records whether the type of fields can be changed', async (context) => {
  const { api, given, witness } = context
  const site = await given.documented()
  const types = creatableOf(context, ['signature', 'text', 'visa'])
  for (const [from, to] of [
    ['signature', 'text'],
    ['text', 'signature'],
    ['visa', 'signature'],
  ] as const) {
    if (!types.includes(from)) continue
    const { id } = await added(context, site, plainField(from))
    await witness(`${from} to ${to}`, () => api.updateField(site.id, site.documentId, id, plainField(to)))
  }
})

scenario('field/visa-adds-none', 'turns a signature field into a visa without adding a field', async (context) => {
  const { api, given, check } = context
  for (const type of ['signature', 'visa'] as const) creatableOf(context, [type])
  const site = await given.documented()
  const { id: field } = await added(context, site, PLACE)
  await given.success(() => api.updateField(site.id, site.documentId, field, { ...PLACE, type: 'visa' }))
  await settled(context)
  const isVisa = (read: unknown) => check.equal('type', fieldIn(read, field)?.['type'], 'visa')
  const read = await onceShown(context, site.id, isVisa, ['field/turned-into-visa', 'field/visa-same-field'])
  check.equal('number of documents[].fields', fieldsIn(read).length, 1)
})
