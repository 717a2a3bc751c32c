import { inferred, stated, tableOf } from '../../helpers/catalogue/rule.ts'
import { isAnswered, TRANSACTION_CALLS } from '../interface/endpoints.ts'
import { eachCall } from '../interface/per-call.ts'

/** What a success is answered with. */
export const answersRules = tableOf(
  eachCall(TRANSACTION_CALLS).stated('Errors', { 'conventions/success-*': '* is answered with status 200.' }),
  eachCall(TRANSACTION_CALLS.filter(isAnswered)).stated('Conventions', {
    'conventions/json-*': '* is answered with JSON.',
  }),
  eachCall(TRANSACTION_CALLS.filter(isAnswered)).inferred('')('Conventions', {
    'conventions/json-type-*': '* is answered with a content type that says JSON.',
  }),
  stated('Conventions', {
    'conventions/times-answered': 'Times in answers are ISO 8601 date-times.',
    'conventions/language-answered': 'The language in answers is an ISO 639-1 code.',
  }),
  inferred('')('Conventions', { 'conventions/get-changes-nothing': 'Reading a transaction does not change it.' }),
)
