import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const ERRORS = 'Errors'

/** What a refusal looks like, and that bad input is refused rather than failed on. */
export const errorsRules = {
  'errors/object-refused-creation': stated(ERRORS, 'A refused creation is answered with an error object.'),
  'errors/object-refused-update': stated(ERRORS, 'A refused update is answered with an error object.'),
  'errors/object-refused-cancellation': stated(
    ERRORS,
    'The cancellation of a transaction that has ended is answered with an error object.',
  ),
  'errors/object-missing-key': stated(ERRORS, 'A request without a key is answered with an error object.'),
  'errors/object-invalid-key': stated(ERRORS, 'A request with an invalid key is answered with an error object.'),
  'errors/object-unknown-transaction': stated(
    ERRORS,
    'A request for a transaction that does not exist is answered with an error object.',
  ),
  'errors/object-no-access': stated(
    ERRORS,
    'A request with a key that has no access to the transaction is answered with an error object.',
    { needs: ['no-access-key'] },
  ),

  'errors/type-documented': stated(ERRORS, 'The type of an error is one of the five documented ones.'),
  'errors/error-text': stated(ERRORS, 'The error code of an error is a string.'),
  'errors/description-text': stated(ERRORS, 'The error_description of an error is a string.'),
  'errors/param-text': stated(ERRORS, 'The param of an error is a string.'),
  'errors/type-present': inferred(ERRORS, 'An error has a type.'),
  'errors/description-present': inferred(ERRORS, 'An error has an error_description.'),
  'errors/param-present': inferred(ERRORS, 'An error about one argument has a param.'),
  'errors/param-right': inferred(ERRORS, 'The param of an error about one argument names that argument.'),

  'errors/survives-large-number': stated(ERRORS, 'A number beyond every limit is no failure of the service (5xx).'),
  'errors/survives-text-for-number': stated(
    ERRORS,
    'A text in the place of a number is no failure of the service (5xx).',
  ),
  'errors/survives-text-for-time': stated(ERRORS, 'A text in the place of a time is no failure of the service (5xx).'),
  'errors/survives-text-for-boolean': stated(
    ERRORS,
    'A text in the place of a boolean is no failure of the service (5xx).',
  ),
  'errors/survives-text-for-metadata': stated(
    ERRORS,
    'A plain value in the place of keyed ones is no failure of the service (5xx).',
  ),
  'errors/survives-open-bracket': stated(ERRORS, 'An unclosed bracket in a name is no failure of the service (5xx).'),
  'errors/survives-long-text': stated(ERRORS, 'A text of 10,000 characters is no failure of the service (5xx).'),
  'errors/survives-broken-encoding': stated(ERRORS, 'Broken percent-encoding is no failure of the service (5xx).'),
  'errors/survives-odd-id': stated(ERRORS, 'An odd transaction id in the path is no failure of the service (5xx).'),

  'errors/answer-name-too-long': open(ERRORS, 'The answer to a name that is too long.'),
  'errors/answer-unknown-choice': open(ERRORS, 'The answer to a value that is not in the documented set.'),
  'errors/answer-text-for-number': open(ERRORS, 'The answer to a text in the place of a number.'),
  'errors/answer-unknown-reference': open(
    ERRORS,
    'The answer to an argument that names a folder which does not exist.',
  ),
  'errors/answer-exclusive-arguments': open(ERRORS, 'The answer to two arguments that may not come together.'),
  'errors/answer-metadata-key': open(
    ERRORS,
    'The answer to a metadata key that is too long, and the param that it names.',
  ),
  'errors/answer-wrong-state': open(ERRORS, 'The answer to cancelling a cancelled transaction: 409, 422, or another.'),
  'errors/answer-missing-key': open(ERRORS, 'The type and the error code of a 401.'),
  'errors/answer-unknown-transaction': open(ERRORS, 'The type and the error code of a 404.'),
  'errors/answer-unknown-path': open(ERRORS, 'The answer to a path that is not documented.'),

  'errors/conflict': stated(ERRORS, 'A request that conflicts with another request is answered 409.', {
    unreachable: ['no-trigger', 'the document names no requests that conflict with each other'],
  }),
  'errors/rate-limit': stated(ERRORS, 'Too many requests sent too quickly are answered 429.', {
    unreachable: [
      'rate-limit',
      'thresholds and windows are not shown, and a run must not press a service to find them',
    ],
  }),
  'errors/service-failure': stated(ERRORS, 'A problem on the side of the service is answered 50x.', {
    unreachable: ['environment', 'no request brings a failure of the service about'],
  }),
  'errors/error-values': open(ERRORS, 'The values of the error code, as a whole.', {
    unreachable: ['no-trigger', 'no documented call lists them; those that were met are noted with each answer'],
  }),
} satisfies RuleTable<'errors'>
