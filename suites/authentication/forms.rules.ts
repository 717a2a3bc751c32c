import { stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const SECTION = 'Authentication'

/** The two forms of authentication. */
export const formsRules = {
  'authentication/basic-accepted': stated(SECTION, 'The key as user name of Basic with an empty password is accepted.'),
  'authentication/bearer-accepted': stated(SECTION, 'The key as a Bearer token is accepted.'),
  'authentication/forms-equivalent-read': stated(
    SECTION,
    'A transaction created with one form of authentication is read with the other.',
  ),
  'authentication/forms-equivalent-update': stated(
    SECTION,
    'A transaction created with one form of authentication is updated with the other.',
  ),
} satisfies RuleTable<'authentication'>
