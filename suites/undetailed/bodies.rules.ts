import { inferred } from '../../helpers/engine/catalogue/rule.ts'

/** What the endpoints listed without detail are sent, and must not fail on. */
export const bodiesRules = inferred(
  '"5xx signal a failure or unexpected state of the service", and these endpoints "exist": what a client writes that is not what ' +
    'they ask for is "an error caused by input arguments", which is "in the 4xx range". Which one it is, if any, is left open.',
)('Errors', {
  'undetailed/survives-empty':
    'Requests without a body to the endpoints listed without detail are no failure of the service (5xx).',
  'undetailed/survives-unknown-arguments':
    'Arguments that nobody knows, for the endpoints listed without detail, are no failure of the service (5xx).',
  'undetailed/survives-json':
    'JSON, whole and broken off, for the endpoints listed without detail is no failure of the service (5xx).',
  'undetailed/survives-broken-encoding':
    'Broken percent-encoding for the endpoints listed without detail is no failure of the service (5xx).',
  'undetailed/survives-huge':
    'A body of a million characters for the endpoints listed without detail is no failure of the service (5xx).',
  'undetailed/survives-odd-id':
    'An odd transaction id in the path of the endpoints listed without detail is no failure of the service (5xx).',
})
