import { FIELD_TYPES, type FieldType } from '../../../../helpers/engine/facts/field-types.ts'
import type { JsonSchema } from '../../../../helpers/engine/values/json-schema.ts'
import { DATE_FORMATS } from '../values.ts'
import { boolean, integer, pairs, text, texts, word, type Argument, type ArgumentTable } from './argument.ts'

const SIGNED = ['signature', 'visa'] as const
const SIZED = ['text', 'label', 'dropdown'] as const
const BOXES = ['checkbox', 'radiobutton'] as const

/** The arguments that the document allows only for some types of fields. */
const ONLY_FOR = {
  anchor: ['signature', 'text'],
  consents: SIGNED,
  optional_consents: SIGNED,
  height: SIZED,
  width: SIZED,
  tooltip: ['text', 'image'],
  value: ['label', 'dropdown', 'text'],
  font_size: ['label'],
  checked: BOXES,
  minimum_required: ['checkbox_group'],
  required: ['dropdown', 'radiobutton', 'image', 'text', 'company_name', 'job_title'],
  options: ['dropdown'],
  format: ['signature_date'],
} as const satisfies Record<string, readonly FieldType[]>

/** The arguments that a new field of a type must have. */
const REQUIRED_FOR = {
  checkbox_group: ['name'],
  checkbox: ['name', 'parent'],
  radio_group: ['name'],
  radiobutton: ['name', 'parent'],
  dropdown: ['name', 'page', 'x', 'y'],
} as const satisfies Partial<Record<FieldType, readonly string[]>>

const consent: JsonSchema = { maxLength: 600 }

const ARGUMENTS: Readonly<Record<string, Argument>> = {
  name: text('Required for groups, checkboxes, radio buttons and dropdowns.'),
  type: word('If it is omitted, a signature field is created.', FIELD_TYPES),
  anchor: text('The name of an anchor in the PDF. `x` and `y` are then relative to it, and `page` limits the search.'),
  page: integer('The number of the page; -1 is the last one. On an update, 0 makes a signature field invisible.'),
  x: integer('In pixels.'),
  y: integer('In pixels.'),
  consents: texts('Mandatory consents.', consent),
  optional_consents: texts('Optional consents, if the workspace has this feature.', consent),
  copy_from: text(
    'The id of a field to copy without its position. Groups, checkboxes, radio buttons and dropdowns cannot be copied. Not with `move_from`.',
  ),
  move_from: text('The id of a field to move to this document. Not with `copy_from`.'),
  height: integer('In PDF units.', { default: 19 }),
  width: integer('In PDF units.', { default: 200 }),
  tooltip: text('A hint for the participant.', { maxLength: 100 }),
  value: text(
    'The text of a label (at most 200 characters), the selected option of a dropdown (without backslash), or the suggested text.',
    { minLength: 1 },
  ),
  font_size: { schema: { type: 'number', description: 'In points.', minimum: 7, maximum: 12, default: 12 } },
  checked: boolean('Whether the box is ticked at first.', false),
  minimum_required: integer('The number of boxes that must be ticked.', { default: 0 }),
  parent: text('The id or the unique name of the group. Required for checkboxes and radio buttons.'),
  required: boolean('Whether the participant must fill in the field.', true),
  options: pairs('The options of a dropdown: `options[<key>]=value`.', {
    maxProperties: 15,
    propertyNames: { maxLength: 20 },
    additionalProperties: { type: 'string', minLength: 1, maxLength: 200, pattern: String.raw`^[^\\]*$` },
  }),
  format: text('One of the listed forms of a date. `HH:mm` after it adds the time, such as `DD/MM/YYYY - HH:mm`.', {
    pattern: String.raw`^(?:${DATE_FORMATS.join('|')})(?:\W*HH:mm)?$`,
  }),
}

/** A condition on requests that name this type. */
const implied = (type: FieldType, condition: JsonSchema): JsonSchema => ({
  anyOf: [{ not: { properties: { type: { const: type } }, required: ['type'] } }, condition],
})

/** Limits of values that depend on the type in the same request. */
const VALUES: readonly JsonSchema[] = [
  implied('label', { properties: { value: { maxLength: 200 } } }),
  implied('dropdown', { properties: { value: { pattern: String.raw`^[^\\]*$` } } }),
]

/** Arguments for the wrong types, if the request names the type. */
const onlyFor: JsonSchema = {
  dependentSchemas: Object.fromEntries(
    Object.entries(ONLY_FOR).map(([name, types]) => [name, { properties: { type: { enum: types } } }]),
  ),
}

const requiredFor: readonly JsonSchema[] = Object.entries(REQUIRED_FOR).map(([type, required]) =>
  implied(type as FieldType, { required }),
)

const withTypes = Object.fromEntries(
  Object.entries(ARGUMENTS).map(([name, argument]): [string, Argument] => {
    const types = (ONLY_FOR as Readonly<Record<string, readonly FieldType[]>>)[name]
    if (types === undefined) return [name, argument]
    const description = `${argument.schema.description} Only for ${types.join(', ')}.`
    return [name, { ...argument, schema: { ...argument.schema, description } }]
  }),
)

export const newField: ArgumentTable = {
  title: 'NewField',
  arguments: withTypes,
  exclusive: [['copy_from', 'move_from']],
  conditions: [...requiredFor, ...VALUES, onlyFor],
}

/** An update has the same arguments. Whether those that a type requires must be sent again is open. */
export const fieldUpdate: ArgumentTable = {
  title: 'FieldUpdate',
  arguments: withTypes,
  exclusive: [['copy_from', 'move_from']],
  conditions: [...VALUES, onlyFor],
}
