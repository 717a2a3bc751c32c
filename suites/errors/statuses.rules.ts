import { stated } from '../../helpers/engine/catalogue/rule.ts'

/** The range of statuses of refusals. A single refusal with another status violates the rule about that request. */
export const statusesRules = stated('Errors', {
  'errors/refusals-are-4xx': 'Most requests that must be refused are refused with a 4xx, not with a 5xx.',
  'errors/no-error-with-success':
    'For most requests that must be refused, the response is not an error object with a success status.',
})
