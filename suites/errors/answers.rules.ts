import { open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'

/** Which status and which error object answers what. */
export const answersRules = tableOf(
  open('Errors', {
    'errors/answer-name-too-long': 'How a name that is too long is answered.',
    'errors/answer-unknown-choice': 'How a value that is not in the documented set is answered.',
    'errors/answer-text-for-number': 'How a text in the place of a number is answered.',
    'errors/answer-unknown-reference': 'How an argument that names an unknown folder is answered.',
    'errors/answer-exclusive-arguments': 'How two arguments that may not come together are answered.',
    'errors/answer-metadata-key': 'How a metadata key that is too long is answered, and which `param` the error names.',
    'errors/answer-wrong-state':
      'Which status answers the cancellation of a cancelled transaction: 409, 422, or another.',
    'errors/answer-missing-key': 'Which type and which error code a 401 has.',
    'errors/answer-unknown-transaction': 'Which type and which error code a 404 has.',
    'errors/answer-unknown-path': 'How a path that is not documented is answered.',
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
    { 'errors/error-values': 'Which values the error code has, as a whole.' },
  ),
)
