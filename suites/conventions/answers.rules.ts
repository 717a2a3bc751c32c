import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ANSWERED_CALLS, DELETIONS, INSIDE_CALLS, INSTRUCTION_CALLS } from '../interface/scenes/endpoints.ts'
import { TRANSACTION_CALLS } from '../interface/scenes/endpoints.ts'
import { eachCall } from '../interface/scenes/per-call.ts'

/** Why the content type of a response is JSON. */
export const SAYS_JSON = '"Responses are JSON": if a response has a content type, it cannot be that of another format.'

/** The status, the body and the content type of a success. */
export const answersRules = tableOf(
  stated('Errors', {
    'conventions/successes-are-200':
      'The response to a successful request has status 200. A single call with another status breaks the rule of that call.',
  }),
  eachCall([...ANSWERED_CALLS, ...DELETIONS]).stated('Errors', {
    'conventions/success-*': 'The response to * has status 200.',
  }),
  eachCall(ANSWERED_CALLS).stated('Conventions', { 'conventions/json-*': 'The response to * is JSON.' }),
  eachCall([...TRANSACTION_CALLS, ...INSIDE_CALLS, ...INSTRUCTION_CALLS]).inferred(SAYS_JSON)('Conventions', {
    'conventions/json-type-*': 'The content type of the response to * is JSON.',
  }),
  stated('Endpoints: Transactions', { 'conventions/get-changes-nothing': 'Reading a transaction does not change it.' }),
)
