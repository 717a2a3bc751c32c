import { stated } from '../../helpers/engine/catalogue/rule.ts'

/** The range of statuses that refusals have. A single refusal with another one breaks the rule of what it refuses. */
export const statusesRules = stated('Errors', {
  'errors/refusals-are-4xx': 'Most requests that must be refused are answered with a 4xx, not with a 5xx.',
  'errors/no-error-with-success':
    'Most requests that must be refused are not answered with an error object under the status of a success.',
})
