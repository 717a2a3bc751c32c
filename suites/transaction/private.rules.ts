import { stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const OBJECT = 'Transaction object'

/** Who sees a private transaction. */
export const privateRules = {
  'transaction/private-creator-sees': stated(OBJECT, 'A private transaction can be read by its creator.'),
  'transaction/private-admin-sees': stated(OBJECT, 'A private transaction is seen by members with admin rights.', {
    unreachable: ['roles', 'it needs a member with admin rights'],
  }),
  'transaction/private-hidden': stated(
    OBJECT,
    'A private transaction is not seen by members without admin rights who did not create it.',
    { unreachable: ['roles', 'it needs a member without admin rights'] },
  ),
} satisfies RuleTable<'transaction'>
