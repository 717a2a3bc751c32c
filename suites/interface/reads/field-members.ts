import { inferred, stated, type Condition } from '../../../helpers/engine/catalogue/rule.ts'
import * as is from '../../../helpers/engine/judge/kinds.ts'
import { member, required, type Shape } from '../../../helpers/engine/judge/shapes.ts'
import { FIELD_TYPES } from './fields.ts'
import { membersIn, membersOf } from '../document/members.ts'
import { ALIGNMENTS, DATE_FORMATS } from '../document/values.ts'
import { DEFAULT_ONLY_FOR, defaultOnlyFor, ONLY_FOR, PARENT_ONLY_FOR, shownOnlyFor } from './field-only-for.ts'

const of = (condition?: Condition) => membersOf('Field', 'field', condition)

/**
 * The listed patterns, with or without a time. The parts into which commas would split the list, and the separator before the
 * time, are not judged.
 */
const format = is.matching(
  new RegExp(`^(?:${[...DATE_FORMATS, 'MMM DD', 'YYYY', 'dddd MMMM DD'].join('|')})(?:\\W*HH:mm)?$`),
  'one of the listed formats, with or without a following `HH:mm`',
)
const sizeIsNumber = inferred(
  'The table lists `height` and `width` among the members of `position` without a type; they are given in "PDF default user space ' +
    'units; ... defaults 19 and 200", which are numbers.',
)

/**
 * The members of a field (document: Field), wherever a response shows one: by itself, among initials, in a document, or in its
 * transaction.
 */
export const fieldMembers = {
  all: of()({
    'field/id-type': [stated, 'id', is.text],
    'field/name-type': [stated, 'name', is.text],
    'field/type-set': [stated, 'type', is.oneOf([...FIELD_TYPES, 'initials'])],
    'field/built-in-type': [stated, 'built_in', is.boolean],
    'field/updatable-type': [stated, 'updatable', is.boolean],
    'field/deletable-type': [stated, 'deletable', is.boolean],
    'field/consents-type': [stated, 'consents', is.texts],
    'field/position-type': [stated, 'position', is.object],
    'field/position-page-type': [stated, 'position.page', is.integer],
    'field/position-x-type': [stated, 'position.x', is.integer],
    'field/position-y-type': [stated, 'position.y', is.integer],
    'field/position-height-type': [sizeIsNumber, 'position.height', is.number],
    'field/position-width-type': [sizeIsNumber, 'position.width', is.number],
    'field/font-size-type': [stated, 'font_size', is.number],
    'field/max-length-type': [stated, 'max_length', is.number],
    'field/tooltip-type': [stated, 'tooltip', is.text],
    'field/value-type': [stated, 'value', is.text],
    'field/alignment-set': [stated, 'alignment', is.oneOf(ALIGNMENTS)],
    'field/checked-type': [stated, 'checked', is.boolean],
    'field/minimum-required-type': [stated, 'minimum_required', is.integer],
    'field/parent-type': [stated, 'parent', is.text],
    'field/required-type': [stated, 'required', is.boolean],
    'field/options-type': [stated, 'options', is.object],
    'field/options-values-type': [stated, 'options', is.textValues],
    'field/format-set': [stated, 'format', format],
  }),
  optional: of(['optional-consents'])({ 'field/optional-consents-type': [stated, 'optional_consents', is.texts] }),
}

/** A field of a document (document: Field). */
export const fieldShape = {
  of: 'field',
  members: [
    ...membersIn(fieldMembers),
    required('id', 'field/id-shown'),
    member('font_size', 'field/font-size-limits', is.between(7, 12)),
    ...[...ONLY_FOR, PARENT_ONLY_FOR].map((one) => member('', one.rule, shownOnlyFor(one))),
    ...DEFAULT_ONLY_FOR.map((one) => member('', one.rule, defaultOnlyFor(one))),
  ],
} satisfies Shape
