import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const SECTION = 'Authentication'

/** Keys that do not exist, and headers in a form that is not documented. */
export const headersRules = {
  'authentication/invalid-key-bearer': stated(SECTION, 'A key that does not exist, as Bearer, is answered 401.'),
  'authentication/invalid-key-basic': stated(SECTION, 'A key that does not exist, as Basic, is answered 401.'),
  'authentication/invalid-key-unchanged': stated(SECTION, 'An update with a key that does not exist changes nothing.'),
  'authentication/malformed-header': inferred(
    SECTION,
    'An Authorization header of neither documented form is refused.',
  ),
  'authentication/malformed-header-status': open(
    SECTION,
    'The status that answers a header of neither documented form.',
  ),
  'authentication/scheme-case': open(SECTION, 'Whether the words Basic and Bearer are taken in lower case.'),
  'authentication/key-as-password': open(SECTION, 'Whether the key is taken as the password of Basic.'),
  'authentication/key-alone': open(SECTION, 'Whether the key is taken without the name of a scheme.'),
} satisfies RuleTable<'authentication'>
