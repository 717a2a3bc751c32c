import { isObject, objectsIn, type Args, type Context, type JsonObject, type Look } from '../../helpers/engine/index.ts'
import { pathOf } from '../interface/reads/field-shows.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { fieldIn, givenField, plainField, type FieldType, type Site } from '../interface/reads/fields.ts'
import { fieldHeldBy } from '../interface/writes/field-writes.ts'
import { givenRichFields, givenSiblings } from '../interface/writes/rich-fields.ts'
import { WRITES } from '../interface/writes/writes.ts'
import { addedLate } from '../interface/scenes/late-addition.ts'
import { leavesRestOnceStarted } from '../interface/scenes/leaves-rest.ts'
import { scenario } from '../scenario.ts'
import { creatableIn, holdsEach, leavesAlone, onceThere, refusesEach } from './cases.ts'
import { RICH } from './rich-arguments.ts'

/** Later fields of the same types, with other values. */
const LATER = [
  {
    type: 'text',
    args: { name: 'Street', tooltip: 'Where it is', value: 'Delft', required: true, height: 44, width: 99 },
  },
  {
    type: 'dropdown',
    args: { name: 'Floor', options: { one: 'first', two: 'second', three: 'three' }, value: 'three', width: 99 },
  },
  { type: 'label', args: { value: 'Sign there', font_size: 10, height: 44 } },
  { type: 'signature', args: { name: 'Owner', consents: ['I agree to all of it.'] } },
] as const satisfies readonly { type: FieldType; args: Args }[]

for (const { on, when } of WRITES) {
  const title = `stores several arguments of one request ${when}`
  scenario(`field-arguments/together-${on}`, title, async (context) => {
    context.dependsOn(...fieldHeldBy(on))
    await holdsEach(context, on, RICH)
  })
}

scenario('field-arguments/together-update', 'stores a new default with new options of a dropdown', async (context) => {
  context.dependsOn(...fieldHeldBy('update'))
  const { check } = context
  // Whether the former options stay is open.
  const look = ({ value, options }: JsonObject) => {
    check.equal(pathOf('value', 'dropdown'), value, 'south')
    for (const key of ['north', 'south'])
      check.equal(`${pathOf('options', 'dropdown')}.${key}`, isObject(options) ? options[key] : options, key)
  }
  const args = { options: { north: 'north', south: 'south' }, value: 'south' }
  const before = { options: { one: 'one', two: 'two' }, value: 'two' }
  await holdsEach(context, 'update', [{ type: 'dropdown', args, before, look }])
})

/** Creates fields with many arguments on a document, and returns the responses. */
async function richFields(context: Context, site: Site, rich: readonly { type: FieldType; args: Args }[] = RICH) {
  context.dependsOn('field-arguments/together-create', ...fieldHeldBy('create'))
  const fields = []
  for (const { type, args } of creatableIn(context, rich)) fields.push(await givenField(context, site, type, args))
  return fields
}

const idsOf = (fields: readonly JsonObject[]) => fields.map(({ id }) => id)

scenario('field-arguments/create-leaves-rest', 'leaves all fields unchanged when others are added', async (context) => {
  const site = await context.given.documented()
  // Each field as it reads before the next one is created, as its response may show less.
  const fields: JsonObject[] = []
  for (const { type, args } of creatableIn(context, RICH)) {
    const { id } = await givenField(context, site, type, args)
    fields.push(fieldIn(await onceThere(context, site, [id]), id) ?? {})
  }
  const later = await richFields(context, site, LATER)
  await onceThere(context, site, idsOf([...fields, ...later]))
  await context.shows(site.id, (now) => {
    const documents = objectsIn(now, 'documents').map((document) => ({ ...document, fields }))
    leavesAlone(context, idsOf(fields), { ...now, documents }, now, 'after others were added')
  })
})

scenario('field-arguments/create-leaves-rest', 'leaves a group and fields unchanged by new ones', async (context) => {
  const site = await context.given.documented()
  const fieldsStay = await givenRichFields(context, site)
  await givenSiblings(context, site)
  await fieldsStay('after a box, a dropdown and a text field were added')
})

scenario('field-arguments/update-leaves-rest', 'changes only the name of a field', async (context) => {
  context.dependsOn('field-arguments/together-update', ...fieldHeldBy('update'))
  const { given, check } = context
  const site = await given.documented()
  const fields = await richFields(context, site)
  const there = await onceThere(context, site, idsOf(fields))
  // The second field is updated, to detect a service that always changes the first.
  const { id, args } = fields[1] ?? fields[0] ?? { id: '', args: {} }
  const name = 'Another name'
  await given.success(() => context.api.updateField(site.id, site.documentId, id, { ...args, name }))
  const isNamed: Look = (now) => check.equal('documents[].fields[].name', fieldIn(now, id)?.['name'], name)
  const now = await onceShown(context, site.id, isNamed, 'field-arguments/name-kept-update')
  const documents = objectsIn(there, 'documents').map((document) => ({
    ...document,
    fields: objectsIn(document, 'fields').map((field) => (field['id'] === id ? { ...field, name } : field)),
  }))
  leavesAlone(context, idsOf(fields), { ...there, documents }, now, 'after the name of a field was changed')
})

/** One option more than a list may have. */
const MANY = Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`key${i}`, 'one']))

/** Updates with one bad argument among valid ones, before and after it. */
const HALVES = [
  {
    type: 'text',
    bad: { name: 'Street', x: 320, y: 250, required: false, tooltip: 't'.repeat(200), value: 'Delft', width: 150 },
    good: { tooltip: 't'.repeat(100) },
    before: { value: 'Utrecht' },
  },
  {
    type: 'dropdown',
    bad: { name: 'Floor', y: 120, required: false, width: 150, value: String.raw`o\ne` },
    good: { value: 'one' },
    before: {},
  },
  {
    type: 'signature',
    bad: { name: 'Owner', x: 120, consents: ['I agree.', 'c'.repeat(1000)] },
    good: { consents: ['I agree.'] },
    before: { consents: ['I have read it.'] },
  },
  { type: 'label', bad: { name: 'Here', font_size: 13 }, good: { font_size: 12 }, before: {} },
  { type: 'signature_date', bad: { name: 'Day', format: 'YY/MM/DD' }, good: { format: 'DD/MM/YYYY' }, before: {} },
  { type: 'dropdown', bad: { name: 'Gate', options: MANY }, good: { options: { one: 'one', two: 'two' } }, before: {} },
] as const

scenario('field-arguments/refused-update-changes-nothing', 'changes nothing if it refuses one argument', (context) => {
  context.dependsOn(
    'field-arguments/tooltip-beyond-limit-update',
    'field-arguments/dropdown-value-backslash-update',
    'field-arguments/consent-beyond-limit-update',
    'field-arguments/font-size-beyond-limit-update',
    'field-arguments/format-unlisted-update',
    'field-arguments/options-beyond-limit-update',
  )
  const cases = HALVES.map(({ type, bad, good, before }) => ({ type, bad, good: { ...bad, ...good }, before }))
  return refusesEach(context, 'update', cases)
})

leavesRestOnceStarted(
  'field-arguments/create-leaves-rest',
  'changes nothing else when a field is added to *',
  'all',
  async ({ api }, { id, documentId }) => ({
    send: () => api.addField(id, documentId, { ...plainField('signature'), y: 500 }),
  }),
)

leavesRestOnceStarted(
  'field-arguments/update-leaves-rest',
  'changes only the name of a field of *',
  'all',
  async (context, { id, otherId }) => {
    context.dependsOn('field-arguments/name-kept-update')
    const { api, given } = context
    const args = { ...plainField('signature'), y: 500 }
    const spare = await addedLate(context, () => given.made(() => api.addField(id, otherId, args)))
    return { send: () => api.updateField(id, otherId, spare.id, { ...args, name: 'Another name' }), of: spare.id }
  },
)
