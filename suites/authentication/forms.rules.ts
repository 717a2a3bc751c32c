import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** The two forms of authentication. */
export const formsRules = tableOf(
  stated('Authentication', {
    'authentication/basic-accepted': 'Every call accepts the key as the Basic user name with an empty password.',
    'authentication/bearer-accepted': 'Every call accepts the key as a Bearer token.',
    'authentication/forms-equivalent-read':
      'A transaction that was created with one form of authentication can be read with the other.',
    'authentication/forms-equivalent-update':
      'A transaction that was created with one form of authentication can be updated with the other.',
  }),
  inferred(
    'There are "Two equivalent forms" of authentication with the API key, and `api_key_id` is the "id of the key that authenticated the creation request", `api_key_name` its name: a key is the same key in both forms.',
  )('Authentication', {
    'authentication/forms-same-key-name':
      'If one key creates two transactions with different forms of authentication, both show the same `api_key_name`.',
    'authentication/forms-same-key-id':
      'If one key creates two transactions with different forms of authentication, the list shows the same `api_key_id` for both.',
  }),
)
