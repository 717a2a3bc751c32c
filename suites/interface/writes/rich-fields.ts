import type { FieldType } from '../../../helpers/engine/facts/field-types.ts'
import type { Args } from '../../../helpers/engine/http/encode.ts'
import { isSuccess } from '../../../helpers/engine/http/exchange.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'
import { isObject, type JsonObject } from '../../../helpers/engine/values/json.ts'
import type { RuleId } from '../../catalogue.ts'
import { creatableOf, fieldIn, fieldsIn, GROUP_OF, isGrouped, plainField, type Site } from '../reads/fields.ts'
import { onceShown } from '../reads/once-shown.ts'
import { sameFields } from '../reads/same-contents.ts'
import { staysTrue } from '../reads/stays-true.ts'

/** Fields whose values differ from the defaults. Groups come before their boxes. */
const RICH: readonly (readonly [type: FieldType, more: Args])[] = [
  ['text', { tooltip: 'Your name', value: 'A name', required: false }],
  ['label', { value: 'The lease', font_size: 10 }],
  ['image', { tooltip: 'Your stamp', required: false }],
  ['checkbox_group', { minimum_required: 1 }],
  ['checkbox', { checked: true }],
  ['radio_group', {}],
  ['radiobutton', { checked: true, required: false }],
  ['dropdown', { value: 'two', required: false }],
  ['signature_date', { format: 'YYYY/MM/DD' }],
  ['company_name', { required: false }],
  ['job_title', { required: false }],
]

const isGroup = ({ type }: JsonObject) => Object.values<unknown>(GROUP_OF).includes(type)

/**
 * Creates fields whose values differ from the defaults, as far as the target accepts them: other rules cover each type and argument.
 * @returns their ids
 */
export async function createRichFields(context: Context, { id, documentId }: Site): Promise<string[]> {
  const { api, notExercised, people } = context
  const made: Partial<Record<FieldType, string>> = {}
  let group: Args = {}
  const types = creatableOf(
    context,
    RICH.map(([type]) => type),
  )
  for (const [at, [type, more]] of RICH.entries()) {
    const parent = isGrouped(type) ? made[GROUP_OF[type]] : undefined
    if (!types.includes(type) || (isGrouped(type) && parent === undefined)) continue
    const plain = plainField(type, parent)
    const place = 'page' in plain ? { x: 300, y: 40 + 50 * at } : {}
    const name = 'name' in plain ? { name: people.title() } : {}
    const args = { ...plain, ...place, ...name, ...more }
    const answer = await api.addField(id, documentId, args)
    if (isSuccess(answer) && isObject(answer.body)) made[type] = String(answer.body['id'])
    if (type === 'checkbox_group') group = args
    // Again, as a group may lose its minimum with a new box.
    if (type === 'checkbox' && parent !== undefined) await api.updateField(id, documentId, parent, group)
  }
  const ids = Object.values(made)
  if (ids.length === 0) notExercised('the target creates only signatures and visas')
  return ids
}

/**
 * Remembers the fields of a transaction with these ids, once it shows all.
 * @param shownBy the rule to blame if it never does
 * @returns a function that asserts that the fields read as before; `when` is for its message: "after the start"
 */
export async function rememberedFields(context: Context, id: string, ids: readonly string[], shownBy: RuleId) {
  const { check } = context
  // A group may be placed around its boxes.
  const withoutPlace = (field: JsonObject) => (isGroup(field) ? { ...field, position: undefined } : field)
  const shownIn = (read: JsonObject): JsonObject[] =>
    ids
      .map((one) => fieldIn(read, one))
      .filter((field) => field !== undefined)
      .map(withoutPlace)
  const areThere = (read: JsonObject) => check.equal('number of the created fields', shownIn(read).length, ids.length)
  const before = await onceShown(context, id, areThere, shownBy)
  return (when: string): Promise<void> =>
    staysTrue(context, id, (now) => sameFields(context, shownIn(before), shownIn(now), when))
}

/** Creates such fields and remembers them. Returns the function that asserts that they read as before. */
export const givenRichFields = async (context: Context, site: Site) =>
  rememberedFields(context, site.id, await createRichFields(context, site), 'transaction/documents-hold-field')

/** Creates another field of several types that a document has, in the same group. Returns their ids. */
export async function givenSiblings({ api, given, people }: Context, { id, documentId }: Site): Promise<string[]> {
  const present = fieldsIn(await given.read(id))
  const group = present.find(({ type }) => type === 'checkbox_group')
  const made: string[] = []
  for (const [at, type] of (['checkbox', 'dropdown', 'text'] as const).entries()) {
    if (!present.some((field) => field['type'] === type)) continue
    const plain = plainField(type, String(group?.['id']))
    const args = { ...plain, x: 60, y: 60 + 80 * at, name: people.title() }
    made.push((await given.made(() => api.addField(id, documentId, args))).id)
  }
  return made
}
