import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { AS_PASSED } from '../interface/document/derivations.ts'
import { lengthLimit } from '../interface/writes/limited-texts.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** The options of a dropdown. */
export const optionsRules = tableOf(
  eachWrite.stated('Fields', {
    'field-arguments/options-kept-*': 'Each of several options passed * is stored unchanged under its key.',
    'field-arguments/options-at-limit-*': '15 options are accepted and stored *.',
    'field-arguments/options-beyond-limit-*': '16 options are refused *.',
  }),
  lengthLimit('field-arguments/option-key', 'Fields', 'option key', 20),
  lengthLimit('field-arguments/option-value', 'Fields', 'option value', 200),
  eachWrite.stated('Fields', {
    'field-arguments/option-empty-value-*': 'An option with an empty value is refused *.',
    'field-arguments/option-value-backslash-*': 'An option value with a backslash is refused *.',
    'field-arguments/option-key-twice-*': 'Two options with the same key that are passed * are never both stored.',
  }),
  eachWrite.inferred(`The document says only "max 20 characters and unique in the list" about a key; the options are
    "key-value pairs". This allows letters of either case, digits, hyphens and underscores; the key is stored with the
    option, and two keys are two pairs.`)('Fields', {
    'field-arguments/option-key-characters-*':
      'Option keys of upper and lower case letters, digits, hyphens and underscores passed * are stored unchanged.',
  }),
  eachWrite.inferred(`The document says "unique in the list" about a key; about a value it says only "not empty, max 200
    characters, no backslash character". Two pairs with two keys are two options, whatever their values.`)('Fields', {
    'field-arguments/option-value-twice-*':
      'If two options with different keys and the same value are accepted *, both are stored.',
  }),
  inferred(`The key of an option is "unique in the list", and each dropdown has a list of its own.`)('Fields', {
    'field-arguments/option-key-in-two-lists': 'Two dropdowns of a document can have options with the same keys.',
  }),
  eachWrite.inferred(AS_PASSED)('Fields', {
    'field-arguments/option-value-signs-*': 'If an option value with markup is accepted *, it is stored unchanged.',
    'field-arguments/option-key-signs-*':
      'If an option key with special characters or non-ASCII letters is accepted *, it is stored unchanged.',
  }),
  stated('Fields', { 'field-arguments/options-update-same-key': 'An update changes the value of an existing option.' }),
  open('Fields', {
    'field-arguments/options-update-again':
      'Whether the options of an update replace the old ones or are added to them.',
    'field-arguments/option-key-backslash': 'Whether an option key can contain a backslash.',
  }),
)
