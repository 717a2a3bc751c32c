import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Unknown keys, and Authorization headers in an undocumented form. */
export const headersRules = tableOf(
  stated('Authentication', {
    'authentication/invalid-key-bearer': 'A request with an unknown key as Bearer token is refused with 401.',
    'authentication/invalid-key-basic': 'A request with an unknown key as Basic user name is refused with 401.',
    'authentication/invalid-key-unchanged': 'Updating a transaction with an unknown key changes nothing.',
    'authentication/invalid-key-longer': 'A request whose key has extra characters is refused with 401.',
    'authentication/invalid-key-shorter': 'A request whose key lacks its last character is refused with 401.',
  }),
  inferred(`A key is passed as it was issued, "as the user name" or as \`<API_KEY>\`, and the document describes no
    other way to write it: the same letters in the other case are a different text and no valid key, and an "invalid
    key" is refused with 401. A key whose letters all have one case is not
    tried, because it may be a hexadecimal number, which a service may read in either case.`)('Authentication', {
    'authentication/invalid-key-other-case':
      'A request whose key has its letters in the other case is refused with 401.',
  }),
  inferred(`401 is the status for a "missing or invalid key where authentication is required", in the table of status
    codes "API key invalid or absent": if a header of a documented form
    contains no key, the key is absent.`)('Authentication', {
    'authentication/empty-key':
      'If an Authorization header has a documented form but contains no key, the request is refused with 401.',
  }),
  inferred(`"Every endpoint requires authentication", and requests are authenticated in "two equivalent forms": a
    request in neither form is not authenticated, so it must be refused, with any 4xx.`)('Authentication', {
    'authentication/malformed-header': 'A request whose Authorization header has neither documented form is refused.',
  }),
  open('Authentication', {
    'authentication/malformed-header-status':
      'Which status the response has if the Authorization header has neither documented form.',
    'authentication/scheme-case': 'Whether the words Basic and Bearer are accepted in lower case.',
    'authentication/key-as-password': 'Whether the key is accepted as the Basic password.',
    'authentication/key-alone': 'Whether the key is accepted without the name of a scheme.',
    'authentication/key-trailing-blank': 'Whether the key is accepted with a space after it.',
  }),
)
