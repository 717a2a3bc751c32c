import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachMember } from '../interface/document/each-member.ts'

/** Members that fields show, whatever the value. */
export const presenceRules = tableOf(
  eachMember('columns', 'rows').stated('Transaction object', {
    'field/*-present':
      'If fields of all types exist, at least one response with the transaction has * of a field, even if it is null.',
  }),
  inferred(`The table of fields has \`updatable\` and \`deletable\` ("whether currently ...") without one of the
    conditions that it has for other members ("only for types ...", "absent for an invisible field"): such a flag is
    true or false, and an absent member is neither.`)('Field', {
    'field/flags-shown-when-false': 'In a draft, a field with a linked signer shows `deletable` as false.',
  }),
)
