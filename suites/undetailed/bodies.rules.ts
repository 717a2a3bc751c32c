import { inferred } from '../../helpers/engine/catalogue/rule.ts'

/** Requests on which the endpoints listed without detail must not fail. */
export const bodiesRules = inferred(`"5xx signal a failure or unexpected state of the service", and these endpoints
  "exist": a body that they do not expect is "an error caused by input arguments", which is "in the 4xx range". The
  document leaves open which status it is, if any.`)('Errors', {
  'undetailed/survives-empty':
    'If a request to an endpoint listed without detail has no body, the response is never a 5xx.',
  'undetailed/survives-unknown-arguments':
    'If a request to an endpoint listed without detail has unknown arguments, the response is never a 5xx.',
  'undetailed/survives-json':
    'If a request to an endpoint listed without detail has a complete or truncated JSON body, the response is never a 5xx.',
  'undetailed/survives-broken-encoding':
    'If a request to an endpoint listed without detail has broken percent-encoding, the response is never a 5xx.',
  'undetailed/survives-huge':
    'If a request to an endpoint listed without detail has a body of a million characters, the response is never a 5xx.',
  'undetailed/survives-odd-id':
    'If the path of an endpoint listed without detail has a transaction id of unusual characters, the response is never a 5xx.',
})
