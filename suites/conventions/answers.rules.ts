import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { isAnswered, TRANSACTION_CALLS } from '../interface/endpoints.ts'
import { perCall } from '../interface/per-call.ts'

const SECTION = 'Conventions'

/** What a success is answered with. */
export const answersRules = {
  ...perCall('conventions/success-*', TRANSACTION_CALLS, (doing) =>
    stated('Errors', `${doing} is answered with status 200.`),
  ),
  ...perCall('conventions/json-*', TRANSACTION_CALLS.filter(isAnswered), (doing) =>
    stated(SECTION, `${doing} is answered with JSON.`),
  ),
  ...perCall('conventions/json-type-*', TRANSACTION_CALLS.filter(isAnswered), (doing) =>
    inferred(SECTION, `${doing} is answered with a content type that says JSON.`),
  ),
  'conventions/times-answered': stated(SECTION, 'Times in answers are ISO 8601 date-times.'),
  'conventions/language-answered': stated(SECTION, 'The language in answers is an ISO 639-1 code.'),
  'conventions/get-changes-nothing': inferred(SECTION, 'Reading a transaction does not change it.'),
} satisfies RuleTable<'conventions'>
