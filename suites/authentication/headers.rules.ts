import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Keys that do not exist, and headers in a form that is not documented. */
export const headersRules = tableOf(
  stated('Authentication', {
    'authentication/invalid-key-bearer': 'A key that does not exist, as Bearer, is answered 401.',
    'authentication/invalid-key-basic': 'A key that does not exist, as Basic, is answered 401.',
    'authentication/invalid-key-unchanged': 'An update with a key that does not exist changes nothing.',
    'authentication/invalid-key-longer': 'A key with one character more is answered 401.',
    'authentication/invalid-key-shorter': 'A key without its last character is answered 401.',
  }),
  inferred(
    'A key is passed as it was given out, "as the user name" or as `<API_KEY>`, and the document knows no other way to write ' +
      'it: the same letters in the other case are another text, which is no key, and an "invalid key" is answered 401. ' +
      'A key that may be a hexadecimal number, which is the same in either case, is left out.',
  )('Authentication', {
    'authentication/invalid-key-other-case': 'A key with its letters in the other case is answered 401.',
  }),
  inferred(
    '401 is the answer to a "missing or invalid key where authentication is required", in the table of status codes ' +
      '"API key invalid or absent": a header of a documented form without a key in it leaves the key absent.',
  )('Authentication', {
    'authentication/empty-key': 'A header of a documented form that holds no key is answered 401.',
  }),
  inferred(
    '"Every endpoint requires authentication", and requests are authenticated in "two equivalent forms": one in neither of ' +
      'them is not authenticated, so that it cannot be served, whichever 4xx tells so.',
  )('Authentication', {
    'authentication/malformed-header': 'An Authorization header of neither documented form is refused.',
  }),
  open('Authentication', {
    'authentication/malformed-header-status': 'Which status answers a header of neither documented form.',
    'authentication/scheme-case': 'Whether the words Basic and Bearer are taken in lower case.',
    'authentication/key-as-password': 'Whether the key is taken as the password of Basic.',
    'authentication/key-alone': 'Whether the key is taken without the name of a scheme.',
    'authentication/key-trailing-blank': 'Whether the key is taken with a blank after it.',
  }),
)
