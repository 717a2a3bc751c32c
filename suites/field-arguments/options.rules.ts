import { open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { lengthLimit } from '../interface/writes/limited-texts.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { AS_PASSED } from './derivations.ts'

const NOTHING_ELSE_BARRED =
  'Of a key the document says "max 20 characters and unique in the list", and nothing else; the options are "key-value pairs". Letters of either case, digits, ' +
  'hyphens and underscores are within that, the key is part of what is held, and two keys are two pairs.'

const VALUES_MAY_AGREE =
  'Of a key the document says "unique in the list"; of a value it says "not empty, max 200 characters, no backslash character", and nothing of others. Two ' +
  'pairs with two keys are two options, whatever their values.'

/** The options of a dropdown. */
export const optionsRules = tableOf(
  eachWrite.stated('Fields', {
    'field-arguments/options-kept-*': 'Each of several options passed * is held under its key, as it was passed.',
    'field-arguments/options-at-limit-*': '15 options are held *.',
    'field-arguments/options-beyond-limit-*': '16 options are refused *.',
  }),
  lengthLimit('field-arguments/option-key', 'Fields', 'key of an option', 20),
  lengthLimit('field-arguments/option-value', 'Fields', 'value of an option', 200),
  eachWrite.stated('Fields', {
    'field-arguments/option-empty-value-*': 'An option with an empty value is refused *.',
    'field-arguments/option-value-backslash-*': 'A value of an option with a backslash in it is refused *.',
    'field-arguments/option-key-twice-*': 'Two options of one key that are passed * are never held both.',
  }),
  eachWrite.inferred(NOTHING_ELSE_BARRED)('Fields', {
    'field-arguments/option-key-characters-*':
      'Keys of options of letters of either case, digits, hyphens and underscores passed * are held as they were passed.',
  }),
  eachWrite.inferred(VALUES_MAY_AGREE)('Fields', {
    'field-arguments/option-value-twice-*':
      'Two options of one value, each under its key, are held both when passed *.',
  }),
  eachWrite.inferred(AS_PASSED)('Fields', {
    'field-arguments/option-key-signs-*':
      'A key of an option passed * that is accepted is held with its signs and its letters beyond ASCII.',
  }),
  stated('Fields', {
    'field-arguments/options-update-same-key': 'An update gives an option that is there already its new value.',
  }),
  open('Fields', {
    'field-arguments/options-update-again': 'Whether the options of an update replace the old ones or join them.',
    'field-arguments/option-key-backslash': 'Whether the key of an option may have a backslash in it.',
  }),
)
