import { stated, tableOf, unreachable } from '../../helpers/catalogue/rule.ts'

/** Who sees a private transaction. */
export const privateRules = tableOf(
  stated('Transaction object', {
    'transaction/private-creator-sees': 'A private transaction can be read by its creator.',
  }),
  stated('Transaction object', unreachable('roles', 'it needs a member with admin rights'), {
    'transaction/private-admin-sees': 'A private transaction is seen by members with admin rights.',
  }),
  stated('Transaction object', unreachable('roles', 'it needs a member without admin rights'), {
    'transaction/private-hidden':
      'A private transaction is not seen by members without admin rights who did not create it.',
  }),
)
