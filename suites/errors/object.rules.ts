import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { errorMembers } from './shape.ts'

const ERRORS = 'Errors'
const NO_ACCESS = { needs: ['no-access-key'] } as const

/** The error object: when it comes, and what it is. */
export const objectRules = {
  'errors/object-refused-creation': stated(ERRORS, 'A refused creation is answered with an error object.'),
  'errors/object-refused-update': stated(ERRORS, 'A refused update is answered with an error object.'),
  'errors/object-refused-cancellation': stated(ERRORS, 'A refused cancellation is answered with an error object.'),
  'errors/object-missing-key': stated(ERRORS, 'A request without a key is answered with an error object.'),
  'errors/object-invalid-key': stated(ERRORS, 'A request with an invalid key is answered with an error object.'),
  'errors/object-unknown-transaction': stated(
    ERRORS,
    'A request for an unknown transaction is answered with an error object.',
  ),
  'errors/object-no-access': stated(ERRORS, 'A request without access is answered with an error object.', NO_ACCESS),

  ...errorMembers.rules,
  'errors/type-present': inferred(ERRORS, 'An error has a type.'),
  'errors/description-present': inferred(ERRORS, 'An error has an error_description.'),
  'errors/param-present': inferred(ERRORS, 'An error about one argument has a param.'),
  'errors/param-right': inferred(ERRORS, 'The param of an error about one argument names that argument.'),
} satisfies RuleTable<'errors'>
