import { stated } from '../../helpers/catalogue/rule.ts'

/** The two forms of authentication. */
export const formsRules = stated('Authentication', {
  'authentication/basic-accepted':
    'The key as user name of Basic with an empty password is accepted, whatever is asked for.',
  'authentication/bearer-accepted': 'The key as a Bearer token is accepted, whatever is asked for.',
  'authentication/forms-equivalent-read':
    'A transaction created with one form of authentication is read with the other.',
  'authentication/forms-equivalent-update':
    'A transaction created with one form of authentication is updated with the other.',
})
