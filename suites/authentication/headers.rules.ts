import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const AUTHENTICATION = 'Authentication'

/** Keys that do not exist, and headers in a form that is not documented. */
export const headersRules = {
  'authentication/invalid-key-bearer': stated(AUTHENTICATION, 'A key that does not exist, as Bearer, is answered 401.'),
  'authentication/invalid-key-basic': stated(AUTHENTICATION, 'A key that does not exist, as Basic, is answered 401.'),
  'authentication/invalid-key-unchanged': stated(
    AUTHENTICATION,
    'An update with a key that does not exist changes nothing.',
  ),
  'authentication/malformed-header': inferred(AUTHENTICATION, 'A header of neither form of authentication is refused.'),
  'authentication/malformed-header-status': open(
    AUTHENTICATION,
    'The status that answers a header of neither form of authentication.',
  ),
  'authentication/scheme-case': open(AUTHENTICATION, 'Whether the words Basic and Bearer are taken in lower case.'),
  'authentication/key-as-password': open(AUTHENTICATION, 'Whether the key is taken as the password of Basic.'),
  'authentication/key-alone': open(AUTHENTICATION, 'Whether the key is taken without the name of a scheme.'),
} satisfies RuleTable<'authentication'>
