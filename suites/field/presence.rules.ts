import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Members that fields show, whatever their value. */
export const presenceRules = tableOf(
  stated('Transaction object', {
    'field/columns-present':
      'Where fields of all types are created, at least one response with a draft or a started transaction has `columns` of a field, be it null.',
    'field/rows-present':
      'Where fields of all types are created, at least one response with a draft or a started transaction has `rows` of a field, be it null.',
  }),
  inferred(
    'The table of fields has `updatable` and `deletable` ("whether currently ...") without one of the conditions that it has for ' +
      'other members ("only for types ...", "absent for an invisible field"): whether is answered by true or by false, and ' +
      'absence is neither.',
  )('Field', {
    'field/flags-shown-when-false':
      'A field of a draft to which a signer is linked shows a `deletable`, which is false.',
  }),
)
