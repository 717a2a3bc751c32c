import { inferred, stated, tableOf } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'

/** What a transaction tells of the consents of its signers. */
export const consentsRules = tableOf(
  stated('Transaction object', ACTING, {
    'transaction/collected-when-done': 'Once a consent was given, `collected` tells of it.',
    'transaction/collected-granted': 'A granted consent is among the `granted_consents`.',
  }),
  stated('Transaction object', {
    'transaction/collected-only-when-done': 'Until its action is done, `collected` has no granted consent.',
  }),
  inferred('')('Transaction object', ACTING, {
    'transaction/collected-actor': 'The `actor` of collected consents is the signer.',
    'transaction/collected-document': 'Collected consents name their document by its id.',
  }),
  stated('Transaction object', [...ACTING, 'optional-consents'], {
    'transaction/collected-granted-optional': 'A granted optional consent is among the `granted_consents`.',
    'transaction/collected-ungranted': 'A declined optional consent is among the `ungranted_consents`.',
    'transaction/collected-ungranted-apart': 'A declined optional consent is not among the `granted_consents`.',
  }),
)
