import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'

const OBJECT = 'Transaction object'
const DONE = { needs: ACTING } as const
const OPTIONAL = { needs: [...ACTING, 'optional-consents'] } as const

/** What a transaction tells of the consents of its signers. */
export const consentsRules = {
  'transaction/collected-when-done': stated(
    OBJECT,
    'Once an action with a consent is done, `collected` tells of it.',
    DONE,
  ),
  'transaction/collected-only-when-done': stated(
    OBJECT,
    'Before an action with a consent is done, `collected` has no granted consent of it.',
  ),
  'transaction/collected-actor': inferred(OBJECT, 'The `actor` of collected consents is the signer.', DONE),
  'transaction/collected-document': inferred(
    OBJECT,
    'Collected consents are told by the id of the document that they are about.',
    DONE,
  ),
  'transaction/collected-granted': stated(OBJECT, 'A granted consent is among the `granted_consents`.', DONE),
  'transaction/collected-granted-optional': stated(
    OBJECT,
    'An optional consent that was granted is among the `granted_consents`.',
    OPTIONAL,
  ),
  'transaction/collected-ungranted': stated(
    OBJECT,
    'An optional consent that was not granted is among the `ungranted_consents`.',
    OPTIONAL,
  ),
  'transaction/collected-ungranted-apart': stated(
    OBJECT,
    'An optional consent that was not granted is not among the `granted_consents`.',
    OPTIONAL,
  ),
} satisfies RuleTable<'transaction'>
