import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { TYPES_REFUSE, UPDATE_KEEPS } from '../interface/document/derivations.ts'

/** Whether a transaction is private. */
export const privateRules = tableOf(
  eachWrite.stated('Arguments for create and update', {
    'transaction-arguments/private-true-*': '`private=true` makes a transaction private *.',
    'transaction-arguments/private-false-*': '`private=false` makes a transaction not private *.',
  }),
  stated('Arguments for create and update', ['private-by-default'], {
    'transaction-arguments/private-false-over-default-create':
      'If transactions are private by default in the workspace, one created with `private=false` is not private.',
    'transaction-arguments/private-false-over-default-update':
      'If transactions are private by default in the workspace, an update with `private=false` makes one not private.',
    'transaction-arguments/private-default-private':
      'If transactions are private by default in the workspace, one created without `private` is private.',
  }),
  stated('Arguments for create and update', ['public-by-default'], {
    'transaction-arguments/private-default-public':
      'If transactions are public by default in the workspace, one created without `private` is not private.',
  }),
  eachWrite.inferred(TYPES_REFUSE)('Arguments for create and update', {
    'transaction-arguments/private-not-boolean-*': 'A value of `private` other than true and false is refused *.',
  }),
  inferred(UPDATE_KEEPS)('Arguments for create and update', {
    'transaction-arguments/private-omitted-keeps': 'If `private` is omitted, an update leaves it unchanged.',
  }),
  inferred(UPDATE_KEEPS)('Arguments for create and update', ['private-by-default'], {
    'transaction-arguments/private-false-omitted-keeps':
      'If transactions are private by default in the workspace, an update without `private` leaves a public one public.',
  }),
)
