import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** The two forms of authentication. */
export const formsRules = tableOf(
  stated('Authentication', {
    'authentication/basic-accepted':
      'The key as user name of Basic with an empty password is accepted, whatever is asked for.',
    'authentication/bearer-accepted': 'The key as a Bearer token is accepted, whatever is asked for.',
    'authentication/forms-equivalent-read':
      'A transaction created with one form of authentication is read with the other.',
    'authentication/forms-equivalent-update':
      'A transaction created with one form of authentication is updated with the other.',
  }),
  inferred(
    'There are "Two equivalent forms" of authentication with the API key, and `api_key_id` is the "id of the key that authenticated the creation request", `api_key_name` its name: the same key in either form is one key.',
  )('Authentication', {
    'authentication/forms-same-key-name':
      'Transactions created with the two forms of authentication show the same `api_key_name`.',
    'authentication/forms-same-key-id':
      'The list shows the same `api_key_id` for transactions created with the two forms of authentication.',
  }),
)
