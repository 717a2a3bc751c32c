import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { errorMembers } from './shape.ts'

/** The error object: when it comes, and what it is. */
export const objectRules = tableOf(
  stated('Errors', {
    'errors/object-refused-creation': 'A refused creation is answered with an error object.',
    'errors/object-refused-update': 'A refused update is answered with an error object.',
    'errors/object-refused-cancellation': 'A refused cancellation is answered with an error object.',
    'errors/object-unknown-transaction': 'A request for an unknown transaction is answered with an error object.',
  }),
  inferred(
    'Errors describes one error object for all errors, and among its types `authentication_error`: nothing but a request whose key is missing or invalid can be answered with that.',
  )('Errors', {
    'errors/object-missing-key': 'A request without a key is answered with an error object.',
    'errors/object-invalid-key': 'A request with an invalid key is answered with an error object.',
  }),
  stated('Errors', ['no-access-key'], {
    'errors/object-no-access': 'A request without access is answered with an error object.',
  }),
  errorMembers.rules,
  inferred(
    'Of the members of the error object only `error` is "not always present", and only `param` is bound to a condition: `type` and `error_description` are there wherever there is an error object.',
  )('Errors', {
    'errors/type-present': 'An error object has a type.',
    'errors/description-present': 'An error object has an error_description.',
  }),
  inferred(
    '`param` is "the parameter concerned, when the error is parameter-specific": where one argument alone is wrong, a param that is named can be no other.',
  )('Errors', { 'errors/param-right': 'The param of an error about one argument names that argument.' }),
  open('Errors', { 'errors/param-present': 'Whether an error about one argument has a param.' }),
)
