import { open, stated, tableOf, unreachable } from '../../helpers/catalogue/rule.ts'

/** Which status and which error object answers what. */
export const answersRules = tableOf(
  open('Errors', {
    'errors/answer-name-too-long': 'The answer to a name that is too long.',
    'errors/answer-unknown-choice': 'The answer to a value that is not in the documented set.',
    'errors/answer-text-for-number': 'The answer to a text in the place of a number.',
    'errors/answer-unknown-reference': 'The answer to an argument that names an unknown folder.',
    'errors/answer-exclusive-arguments': 'The answer to two arguments that may not come together.',
    'errors/answer-metadata-key': 'The answer to a metadata key that is too long, and its param.',
    'errors/answer-wrong-state': 'The answer to cancelling a cancelled transaction: 409, 422, or another.',
    'errors/answer-missing-key': 'The type and the error code of a 401.',
    'errors/answer-unknown-transaction': 'The type and the error code of a 404.',
    'errors/answer-unknown-path': 'The answer to a path that is not documented.',
  }),
  stated('Errors', unreachable('no-trigger', 'the document names no requests that conflict with each other'), {
    'errors/conflict': 'A request that conflicts with another request is answered 409.',
  }),
  stated(
    'Errors',
    unreachable('rate-limit', 'thresholds and windows are not shown, and a run must not press a service to find them'),
    { 'errors/rate-limit': 'Too many requests sent too quickly are answered 429.' },
  ),
  stated('Errors', unreachable('environment', 'no request brings a failure of the service about'), {
    'errors/service-failure': 'A problem on the side of the service is answered 50x.',
  }),
  open(
    'Errors',
    unreachable('no-trigger', 'no documented call lists them; those that were met are noted with each answer'),
    { 'errors/error-values': 'The values of the error code, as a whole.' },
  ),
)
