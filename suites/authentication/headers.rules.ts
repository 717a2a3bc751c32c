import { inferred, open, stated, tableOf } from '../../helpers/catalogue/rule.ts'

/** Keys that do not exist, and headers in a form that is not documented. */
export const headersRules = tableOf(
  stated('Authentication', {
    'authentication/invalid-key-bearer': 'A key that does not exist, as Bearer, is answered 401.',
    'authentication/invalid-key-basic': 'A key that does not exist, as Basic, is answered 401.',
    'authentication/invalid-key-unchanged': 'An update with a key that does not exist changes nothing.',
  }),
  inferred('')('Authentication', {
    'authentication/malformed-header': 'An Authorization header of neither documented form is refused.',
  }),
  open('Authentication', {
    'authentication/malformed-header-status': 'The status that answers a header of neither documented form.',
    'authentication/scheme-case': 'Whether the words Basic and Bearer are taken in lower case.',
    'authentication/key-as-password': 'Whether the key is taken as the password of Basic.',
    'authentication/key-alone': 'Whether the key is taken without the name of a scheme.',
  }),
)
