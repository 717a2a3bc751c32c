import { stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const AUTHENTICATION = 'Authentication'

/** The two forms of authentication. */
export const formsRules = {
  'authentication/basic-accepted': stated(
    AUTHENTICATION,
    'Basic authentication with the key as user name and an empty password is accepted.',
  ),
  'authentication/bearer-accepted': stated(AUTHENTICATION, 'The key as a Bearer token is accepted.'),
  'authentication/forms-equivalent-read': stated(
    AUTHENTICATION,
    'A transaction created with one form of authentication is read with the other.',
  ),
  'authentication/forms-equivalent-update': stated(
    AUTHENTICATION,
    'A transaction created with one form of authentication is updated with the other.',
  ),
} satisfies RuleTable<'authentication'>
