import { stated } from '../../helpers/catalogue/rule.ts'

/** The range of statuses that refusals have. A single refusal with another one breaks the rule of what it refuses. */
export const statusesRules = stated('Errors', {
  'errors/refusals-are-4xx': 'Requests are refused with a status in the 4xx range, and not as failures of the service.',
  'errors/no-error-with-success': 'An error is never answered with the status of a success.',
})
