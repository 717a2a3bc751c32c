import { isAbsent, type Args, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { pathOf, showsArguments } from '../interface/reads/field-shows.ts'
import { creatableOf, FIELD_TYPES, type FieldType, type Site } from '../interface/reads/fields.ts'
import { fieldHeldBy } from '../interface/writes/field-writes.ts'
import { scenario } from '../scenario.ts'
import { ATTRIBUTES } from './copied-fields.ts'
import { unlessRefused } from '../interface/writes/unless-refused.ts'
import { addedPlain } from './scene.ts'

/** Further arguments for the creation of fields of a type. Values differ from the defaults. */
const SENT: Readonly<Partial<Record<FieldType, Args>>> = {
  ...ATTRIBUTES,
  label: { font_size: 9, height: 33, width: 187 },
  checkbox: { checked: true },
  radiobutton: { checked: true, required: false },
  dropdown: { value: 'two', required: false, height: 33, width: 187 },
}

/**
 * Asserts that a response shows the arguments that were sent. A group may appear by id or by name, and an update may add consents to
 * those that the field `had`.
 */
function showsSent({ check }: Context, answered: JsonObject, type: FieldType, sent: Args, had: Args = {}): void {
  const { parent, ...others } = sent
  const isKept = (name: string) => name.endsWith('consents') && had[name] !== undefined
  for (const name of Object.keys(others).filter(isKept)) {
    const shown = [answered[name]].flat()
    const isShown = [others[name]].flat().every((text) => shown.includes(text))
    check.that(pathOf(name, type), isShown, `with ${JSON.stringify(others[name])}`, answered[name])
  }
  const args = Object.fromEntries(Object.entries(others).filter(([name]) => !isKept(name)))
  if (parent !== undefined)
    check.that(pathOf('parent', type), !isAbsent(answered['parent']), 'its group', answered['parent'])
  showsArguments(type, args)(answered)
}

/** The response to the creation of a field of a type, with the arguments: none if it is refused, which other rules report. */
const createdOf = (context: Context, site: Site, type: FieldType) =>
  unlessRefused(() => addedPlain(context, site, type, { name: context.people.title(), ...SENT[type] }))

/** The rules that each argument is stored. They report an argument that appears in no response. */
const heldBy = <On extends 'create' | 'update'>(on: On) =>
  [...fieldHeldBy(on), `field/parent-by-id-${on}`, on === 'create' ? 'field/placed' : 'field/moved'] as const

scenario('field/answer-shows-created', 'returns new fields of all types with their arguments', async (context) => {
  context.dependsOn(...heldBy('create'))
  const site = await context.given.documented()
  for (const type of creatableOf(context, FIELD_TYPES))
    for (const created of await createdOf(context, site, type)) showsSent(context, created, type, created.args)
})

scenario('field/answer-shows-updated', 'returns updated fields of all types with their arguments', async (context) => {
  context.dependsOn(...heldBy('update'))
  const { api, given, people } = context
  const site = await given.documented({ pages: 2 })
  for (const type of creatableOf(context, FIELD_TYPES)) {
    for (const created of await createdOf(context, site, type)) {
      const { page, y } = created.args
      // A service may refuse a field that covers another one, so each stays apart from the others.
      const moved = page === undefined ? {} : { page: 2, y: Number(y) + 4 }
      const args = { ...created.args, ...moved, name: people.title() }
      const answered = await given.success(() => api.updateField(site.id, site.documentId, created.id, args))
      showsSent(context, answered, type, args, created.args)
    }
  }
})
