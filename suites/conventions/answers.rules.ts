import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import {
  ANSWERED_CALLS,
  DELETIONS,
  INSIDE_CALLS,
  INSTRUCTION_CALLS,
  TRANSACTION_CALLS,
} from '../interface/scenes/endpoints.ts'
import { eachCall } from '../interface/scenes/per-call.ts'

/** Why the content type of an answer says JSON. */
export const SAYS_JSON =
  '"Responses are JSON": where a response says in its content type what it is, it cannot say that it is something else.'

/** What a success is answered with. */
export const answersRules = tableOf(
  stated('Errors', {
    'conventions/successes-are-200':
      'What succeeds is answered with status 200. A single call that is not breaks its own rule.',
  }),
  eachCall([...ANSWERED_CALLS, ...DELETIONS]).stated('Errors', {
    'conventions/success-*': '* is answered with status 200.',
  }),
  eachCall(ANSWERED_CALLS).stated('Conventions', { 'conventions/json-*': '* is answered with JSON.' }),
  eachCall([...TRANSACTION_CALLS, ...INSIDE_CALLS, ...INSTRUCTION_CALLS]).inferred(SAYS_JSON)('Conventions', {
    'conventions/json-type-*': '* is answered with a content type that says JSON.',
  }),
  stated('Endpoints: Transactions', {
    'conventions/get-changes-nothing': 'Reading a transaction does not change it.',
  }),
)
