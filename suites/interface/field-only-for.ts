import { object, type Kind } from '../../helpers/judge/kinds.ts'
import { isAbsent, isObject, type JsonObject } from '../../helpers/values/json.ts'
import { FIELD_TYPES } from './fields.ts'

/** A member that the table of fields has only for some types. */
interface OnlyFor {
  readonly rule: `field/${string}`
  readonly member: string
  readonly types: readonly string[]
  /** What shows on fields of other types shows nothing that was not there before: their default. */
  readonly byDefault?: unknown
}

/** The members of which the table says "only" (document: Field), with the rules of it. */
export const ONLY_FOR = [
  { rule: 'field/consents-only-its-types', member: 'consents', types: ['signature', 'visa'] },
  { rule: 'field/optional-consents-only-its-types', member: 'optional_consents', types: ['signature', 'visa'] },
  { rule: 'field/max-length-only-its-types', member: 'max_length', types: ['text'] },
  { rule: 'field/tooltip-only-its-types', member: 'tooltip', types: ['text', 'image'] },
  { rule: 'field/value-only-its-types', member: 'value', types: ['label', 'dropdown', 'text'] },
  { rule: 'field/alignment-only-its-types', member: 'alignment', types: ['initials'], byDefault: 'right' },
  { rule: 'field/checked-only-its-types', member: 'checked', types: ['checkbox', 'radiobutton'], byDefault: false },
  {
    rule: 'field/minimum-required-only-its-types',
    member: 'minimum_required',
    types: ['checkbox_group'],
    byDefault: 0,
  },
  { rule: 'field/options-only-its-types', member: 'options', types: ['dropdown'] },
  { rule: 'field/format-only-its-types', member: 'format', types: ['signature_date'] },
] as const satisfies readonly OnlyFor[]

const KNOWN = [...FIELD_TYPES, 'initials']

/** A field of which something holds. A type that is none of the documented ones is told by the rule of types. */
const fieldOf = (what: string, holds: (field: JsonObject, type: string) => boolean): Kind => ({
  ...object,
  is: `a field ${what}`,
  isFitting: (field) => {
    const type = isObject(field) ? KNOWN.find((known) => known === field['type']) : undefined
    return !isObject(field) || type === undefined || holds(field, type)
  },
})

/** A field that shows the member only where it is of one of its types. */
export const shownOnlyFor = ({ member, types, byDefault }: OnlyFor): Kind =>
  fieldOf(
    `without ${member}, as it is not of the type ${types.join(' or ')}`,
    (field, type) => types.includes(type) || isAbsent(field[member]) || field[member] === byDefault,
  )

/** A label whose font size is within its limits; what is no number breaks the rule of its type alone. */
export const fontSizeOfLabels: Kind = fieldOf('whose font_size is between 7 and 12', (field, type) => {
  const { font_size: size } = field
  return type !== 'label' || typeof size !== 'number' || (size >= 7 && size <= 12)
})
