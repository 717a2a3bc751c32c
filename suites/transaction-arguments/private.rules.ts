import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { TYPES_REFUSE, UPDATE_KEEPS } from '../interface/document/derivations.ts'

/** Whether a transaction is private. */
export const privateRules = tableOf(
  eachWrite.stated('Arguments for create and update', {
    'transaction-arguments/private-true-*': 'The argument private=true makes a transaction private *.',
    'transaction-arguments/private-false-*': 'The argument private=false makes a transaction not private *.',
  }),
  stated('Arguments for create and update', ['private-by-default'], {
    'transaction-arguments/private-false-over-default-create':
      'A transaction created with private=false is not private where the workspace prefers private ones.',
    'transaction-arguments/private-default-private':
      'A transaction created without private is private where the workspace prefers private ones.',
  }),
  stated('Arguments for create and update', ['public-by-default'], {
    'transaction-arguments/private-default-public':
      'A transaction created without private is not private where the workspace does not prefer private ones.',
  }),
  eachWrite.inferred(TYPES_REFUSE)('Arguments for create and update', {
    'transaction-arguments/private-not-boolean-*': 'A value of private that is neither true nor false is refused *.',
  }),
  inferred(UPDATE_KEEPS)('Arguments for create and update', {
    'transaction-arguments/private-omitted-keeps':
      'An update without private leaves the transaction as private as it was.',
  }),
)
