import { open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const ERRORS = 'Errors'

/** Which status and which error object answers what. */
export const answersRules = {
  'errors/answer-name-too-long': open(ERRORS, 'The answer to a name that is too long.'),
  'errors/answer-unknown-choice': open(ERRORS, 'The answer to a value that is not in the documented set.'),
  'errors/answer-text-for-number': open(ERRORS, 'The answer to a text in the place of a number.'),
  'errors/answer-unknown-reference': open(ERRORS, 'The answer to an argument that names an unknown folder.'),
  'errors/answer-exclusive-arguments': open(ERRORS, 'The answer to two arguments that may not come together.'),
  'errors/answer-metadata-key': open(ERRORS, 'The answer to a metadata key that is too long, and its param.'),
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
