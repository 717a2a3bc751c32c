import { inferred, stated, tableOf } from '../../helpers/catalogue/rule.ts'
import { errorMembers } from './shape.ts'

/** The error object: when it comes, and what it is. */
export const objectRules = tableOf(
  stated('Errors', {
    'errors/object-refused-creation': 'A refused creation is answered with an error object.',
    'errors/object-refused-update': 'A refused update is answered with an error object.',
    'errors/object-refused-cancellation': 'A refused cancellation is answered with an error object.',
    'errors/object-missing-key': 'A request without a key is answered with an error object.',
    'errors/object-invalid-key': 'A request with an invalid key is answered with an error object.',
    'errors/object-unknown-transaction': 'A request for an unknown transaction is answered with an error object.',
  }),
  stated('Errors', ['no-access-key'], {
    'errors/object-no-access': 'A request without access is answered with an error object.',
  }),
  errorMembers.rules,
  inferred('')('Errors', {
    'errors/type-present': 'An error has a type.',
    'errors/description-present': 'An error has an error_description.',
    'errors/param-present': 'An error about one argument has a param.',
    'errors/param-right': 'The param of an error about one argument names that argument.',
  }),
)
