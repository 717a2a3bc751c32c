import type { Context } from '../../helpers/scenario/context.ts'
import { creatableOf, fieldIn, fieldsIn, FIELD_TYPES, givenField, madeReady } from '../interface/fields.ts'
import { PLACE, plainField, slugOf, type FieldType } from '../interface/fields.ts'
import { fieldCreation, fieldUpdate } from '../interface/field-writes.ts'
import { onceShown } from '../interface/shown.ts'
import { sendUnjudged } from '../interface/unjudged.ts'
import { scenario } from '../scenario.ts'
import { added, CREATED, inTurn } from './scene.ts'

const TYPE = 'documents[].fields[].type'

for (const type of FIELD_TYPES) {
  const title = `creates a field of type ${type}`
  const body = async (context: Context) => {
    const { api, given, accepts, shows, check } = context
    const site = await given.documented()
    const args = await madeReady(context, site, type)
    const field = await accepts(() => api.addField(site.id, site.documentId, args))
    check.equal('type', field['type'], type)
    await shows(site.id, (read) => check.equal(TYPE, fieldIn(read, field['id'])?.['type'], type))
  }
  scenario(`field/created-${slugOf(type)}`, title, body, ['transaction/documents-hold-field'])
}

scenario(
  'field/created-bare',
  'creates fields with no more than what their types require',
  async (context) => {
    const { api, given, accepts, shows, check } = context
    const site = await given.documented()
    const required = (type: FieldType) => ['type', 'name', 'parent', ...(type === 'dropdown' ? Object.keys(PLACE) : [])]
    const made = await inTurn(creatableOf(context, FIELD_TYPES), async (type) => {
      const ready = Object.entries(await madeReady(context, site, type))
      const bare = Object.fromEntries(ready.filter(([name]) => required(type).includes(name)))
      const field = await accepts(() => api.addField(site.id, site.documentId, bare))
      check.equal('type', field['type'], type)
      return { type, id: field['id'] }
    })
    await shows(site.id, (read) => {
      for (const { type, id } of made) check.equal(TYPE, fieldIn(read, id)?.['type'], type)
    })
  },
  CREATED,
)

scenario(
  'field/type-omitted',
  'makes a signature field where no type is passed',
  async (context) => {
    const { api, given, accepts, shows, check } = context
    creatableOf(context, ['signature'])
    const { id, documentId } = await given.documented()
    for (const args of [PLACE, {}]) {
      const field = await accepts(() => api.addField(id, documentId, args))
      check.equal('type', field['type'], 'signature')
      await shows(id, (read) => check.equal(TYPE, fieldIn(read, field['id'])?.['type'], 'signature'))
    }
  },
  CREATED,
)

for (const type of ['hologram', 'checkboxes']) {
  for (const write of [fieldCreation('signature'), fieldUpdate('signature')]) {
    scenario(`field/type-unlisted-${write.on}`, `refuses the type ${type} ${write.when}`, ({ refuses }) =>
      refuses(write, { type }, { type: 'signature' }),
    )
  }
}

/** A signature field that an update has turned into a visa, as the update was answered. */
async function turned(context: Context) {
  const { api, given, accepts } = context
  for (const type of ['signature', 'visa'] as const) creatableOf(context, [type])
  const { id, documentId } = await given.documented()
  const field = await added(context, { id, documentId }, plainField('signature'))
  const answered = await accepts(() => api.updateField(id, documentId, field.id, { ...PLACE, type: 'visa' }))
  return { id, field, answered }
}

scenario(
  'field/turned-into-visa',
  'turns a signature field into a visa field',
  async (context) => {
    const { shows, check } = context
    const { id, answered } = await turned(context)
    check.equal('type', answered['type'], 'visa')
    const types = (read: unknown) => fieldsIn(read).map(({ type }) => type)
    await shows(id, (read) => check.equal(`${TYPE} of the only field`, types(read), ['visa']))
  },
  CREATED,
)

scenario(
  'field/visa-same-field',
  'keeps the id of a field that becomes a visa',
  async (context) => {
    const { id, field, answered } = await turned(context)
    context.check.equal('id', answered['id'], field.id)
    const isVisa = (read: unknown) => context.check.equal(TYPE, fieldsIn(read)[0]?.['type'], 'visa')
    const read = await onceShown(context, id, isVisa, 'field/turned-into-visa')
    context.check.equal('documents[].fields[].id', fieldsIn(read)[0]?.['id'], field.id)
  },
  CREATED,
)

scenario(
  'field/update-same-field',
  'updates fields, which stay what they are',
  async (context) => {
    const { api, given, accepts, shows, check } = context
    const site = await given.documented()
    const types = ['signature', 'visa', 'text', 'image', 'checkbox_group', 'dropdown'] as const
    const made = await inTurn(creatableOf(context, types), async (type) => {
      const { args, id } = await givenField(context, site, type)
      return { type, id, args }
    })
    const last = made.at(-1)?.id
    const areThere = (read: unknown) =>
      check.that('documents[].fields', !!fieldIn(read, last), `one is ${last}`, 'none')
    const before = fieldsIn(await onceShown(context, site.id, areThere, CREATED)).length
    for (const { type, id, args } of made) {
      const answered = await accepts(() => api.updateField(site.id, site.documentId, id, args))
      check.equal('id', answered['id'], id)
      check.equal('type', answered['type'], type)
    }
    await shows(site.id, (read) => {
      for (const { type, id } of made) check.equal(TYPE, fieldIn(read, id)?.['type'], type)
      check.that('documents[].fields', fieldsIn(read).length <= before, `no more than ${before}`, fieldsIn(read).length)
    })
  },
  CREATED,
)

for (const on of ['create', 'update'] as const) {
  const title = `records what other words for a type do on ${on}`
  scenario([`field/type-initials-${on}`, `field/type-empty-${on}`], title, async (context) => {
    const { id, documentId } = await context.given.documented()
    for (const type of ['initials', '']) {
      const field = on === 'update' ? [(await added(context, { id, documentId }, plainField('signature'))).id] : []
      const send = () =>
        sendUnjudged(context, on === 'update' ? 'updateField' : 'addField', [id, documentId, ...field], {
          ...PLACE,
          type,
        })
      await context.witness(`type "${type}"`, send)
    }
  })
}

scenario('field/type-changed', 'records whether fields can get other types', async (context) => {
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
