import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'

const OBJECT = 'Transaction object'
const DONE = { needs: ACTING } as const
const OPTIONAL = { needs: [...ACTING, 'optional-consents'] } as const

/** What a transaction tells of the consents of its signers. */
export const consentsRules = {
  'transaction/collected-when-done': stated(OBJECT, 'Once a consent was given, `collected` tells of it.', DONE),
  'transaction/collected-only-when-done': stated(
    OBJECT,
    'Until its action is done, `collected` has no granted consent.',
  ),
  'transaction/collected-actor': inferred(OBJECT, 'The `actor` of collected consents is the signer.', DONE),
  'transaction/collected-document': inferred(OBJECT, 'Collected consents name their document by its id.', DONE),
  'transaction/collected-granted': stated(OBJECT, 'A granted consent is among the `granted_consents`.', DONE),
  'transaction/collected-granted-optional': stated(
    OBJECT,
    'A granted optional consent is among the `granted_consents`.',
    OPTIONAL,
  ),
  'transaction/collected-ungranted': stated(
    OBJECT,
    'A declined optional consent is among the `ungranted_consents`.',
    OPTIONAL,
  ),
  'transaction/collected-ungranted-apart': stated(
    OBJECT,
    'A declined optional consent is not among the `granted_consents`.',
    OPTIONAL,
  ),
} satisfies RuleTable<'transaction'>
