import { object, type Kind } from '../../../helpers/engine/judge/kinds.ts'
import { isAbsent, isObject, type JsonObject } from '../../../helpers/engine/values/json.ts'
import { FIELD_TYPES } from './fields.ts'

/** A member that the table of fields allows only for some types. */
interface OnlyFor {
  readonly rule: `field/${string}`
  readonly member: string
  readonly types: readonly string[]
  /** Its default, whose presence on fields of other types has a separate rule. */
  readonly byDefault?: string | number | boolean
}

const BOXES = ['checkbox', 'radiobutton'] as const

/** The members for which the table says "only" (document: Field), with their rules. */
export const ONLY_FOR = [
  { rule: 'field/consents-only-its-types', member: 'consents', types: ['signature', 'visa'] },
  { rule: 'field/optional-consents-only-its-types', member: 'optional_consents', types: ['signature', 'visa'] },
  { rule: 'field/max-length-only-its-types', member: 'max_length', types: ['text'] },
  { rule: 'field/tooltip-only-its-types', member: 'tooltip', types: ['text', 'image'] },
  { rule: 'field/value-only-its-types', member: 'value', types: ['label', 'dropdown', 'text'] },
  { rule: 'field/alignment-only-its-types', member: 'alignment', types: ['initials'], byDefault: 'right' },
  { rule: 'field/checked-only-its-types', member: 'checked', types: BOXES, byDefault: false },
  {
    rule: 'field/minimum-required-only-its-types',
    member: 'minimum_required',
    types: ['checkbox_group'],
    byDefault: 0,
  },
  { rule: 'field/options-only-its-types', member: 'options', types: ['dropdown'] },
  { rule: 'field/format-only-its-types', member: 'format', types: ['signature_date'] },
] as const satisfies readonly OnlyFor[]

/** The same for the defaults of such members. */
export const DEFAULT_ONLY_FOR = [
  { rule: 'field/alignment-default-only-its-types', member: 'alignment', types: ['initials'], byDefault: 'right' },
  { rule: 'field/checked-default-only-its-types', member: 'checked', types: BOXES, byDefault: false },
  {
    rule: 'field/minimum-required-default-only-its-types',
    member: 'minimum_required',
    types: ['checkbox_group'],
    byDefault: 0,
  },
] as const satisfies readonly OnlyFor[]

/** The group of a box. The table names its types without the word "only". */
export const PARENT_ONLY_FOR = { rule: 'field/parent-only-its-types', member: 'parent', types: BOXES } as const

const KNOWN = [...FIELD_TYPES, 'initials']

/** A field for which a condition holds. Another rule reports a type that is not documented. */
const fieldOf = (what: string, holds: (field: JsonObject, type: string) => boolean): Kind => ({
  ...object,
  schema: {},
  is: `a field ${what}`,
  isFitting: (field) => {
    const type = isObject(field) ? KNOWN.find((known) => known === field['type']) : undefined
    return !isObject(field) || type === undefined || holds(field, type)
  },
})

/** A field that shows the member, with a value other than its default, only if it has one of the member's types. */
export const shownOnlyFor = ({ member, types, byDefault }: OnlyFor): Kind =>
  fieldOf(
    `without ${member}, as its type is not ${types.join(' or ')}`,
    (field, type) => types.includes(type) || isAbsent(field[member]) || field[member] === byDefault,
  )

/** A field that shows the default of the member only if it has one of the member's types. */
export const defaultOnlyFor = ({ member, types, byDefault }: OnlyFor): Kind =>
  fieldOf(
    `without ${member}, as its type is not ${types.join(' or ')}`,
    (field, type) => types.includes(type) || field[member] !== byDefault,
  )
