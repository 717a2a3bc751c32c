import { stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

/** A 5xx is a failure of the service, which no input may bring about (document: Errors). */
const survives = (what: string) => stated('Errors', `${what} is no failure of the service (5xx).`)

/** Input that services fail on. */
export const badInputRules = {
  'errors/survives-large-number': survives('A number beyond every limit'),
  'errors/survives-text-for-number': survives('A text in the place of a number'),
  'errors/survives-text-for-time': survives('A text in the place of a time'),
  'errors/survives-text-for-boolean': survives('A text in the place of a boolean'),
  'errors/survives-text-for-metadata': survives('A plain value in the place of keyed ones'),
  'errors/survives-open-bracket': survives('An unclosed bracket in a name'),
  'errors/survives-long-text': survives('A text of 10,000 characters'),
  'errors/survives-broken-encoding': survives('Broken percent-encoding'),
  'errors/survives-odd-id': survives('An odd transaction id in the path'),
} satisfies RuleTable<'errors'>
