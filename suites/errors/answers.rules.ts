import { open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'

/** The statuses and error objects of refusals that the document leaves open. */
export const answersRules = tableOf(
  open('Errors', {
    'errors/answer-name-too-long': 'How the service responds to a `name` beyond its limit.',
    'errors/answer-unknown-choice': 'How the service responds to a value that is not in the documented set.',
    'errors/answer-text-for-number': 'How the service responds to a text in place of a number.',
    'errors/answer-unknown-reference': 'How the service responds to an argument that names an unknown folder.',
    'errors/answer-exclusive-arguments': 'How the service responds to two arguments that exclude each other.',
    'errors/answer-metadata-key':
      'How the service responds to a metadata key beyond its limit, and which `param` the error names.',
    'errors/answer-wrong-state':
      'Whether cancelling a cancelled transaction is refused with 409, 422 or another status.',
    'errors/answer-missing-key': 'Which `type` and which `error` a response with 401 has.',
    'errors/answer-unknown-transaction': 'Which `type` and which `error` a response with 404 has.',
    'errors/answer-unknown-path': 'How the service responds to an undocumented path.',
  }),
  stated('Errors', unreachable('no-trigger', 'the document names no requests that conflict with each other'), {
    'errors/conflict': 'A request that conflicts with another request is refused with 409.',
  }),
  stated(
    'Errors',
    unreachable(
      'rate-limit',
      'thresholds and windows are not shown, and a run must not overload a service to find them',
    ),
    { 'errors/rate-limit': 'If too many requests are sent too quickly, they are refused with 429.' },
  ),
  stated('Errors', unreachable('environment', 'no request causes a failure of the service on purpose'), {
    'errors/service-failure': 'If a problem occurs on the side of the service, the response is a 50x.',
  }),
  open(
    'Errors',
    unreachable('no-trigger', 'no documented call lists them; every response records the value that it has'),
    { 'errors/error-values': 'Which values `error` can have.' },
  ),
)
