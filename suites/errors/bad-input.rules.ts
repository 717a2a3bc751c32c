import { stated } from '../../helpers/engine/catalogue/rule.ts'

/** Input on which services tend to fail: a 5xx is a failure of the service, and no input may cause one. */
export const badInputRules = stated('Errors', {
  'errors/survives-large-number': 'The response to a number beyond every limit is never a 5xx.',
  'errors/survives-text-for-number': 'The response to a text in place of a number is never a 5xx.',
  'errors/survives-text-for-time': 'The response to a text in place of a date-time is never a 5xx.',
  'errors/survives-text-for-boolean': 'The response to a text in place of a boolean is never a 5xx.',
  'errors/survives-text-for-metadata': 'The response to a plain value in place of keyed values is never a 5xx.',
  'errors/survives-open-bracket': 'The response to an unclosed bracket in an argument name is never a 5xx.',
  'errors/survives-long-text': 'The response to a text of 10,000 characters is never a 5xx.',
  'errors/survives-broken-encoding': 'The response to broken percent-encoding is never a 5xx.',
  'errors/survives-odd-id': 'The response to an unusual transaction id in the path is never a 5xx.',
  'errors/survives-json': 'The response to a complete or truncated JSON body for a transaction is never a 5xx.',
  'errors/survives-empty-values': 'The response to an argument without a value or without a name is never a 5xx.',
  'errors/survives-odd-characters':
    'The response to control characters, emoji or bytes that are not UTF-8 in texts and keys is never a 5xx.',
  'errors/survives-repeated-arguments':
    'The response to an argument that is repeated or has undocumented brackets is never a 5xx.',
  'errors/survives-unknown-arguments': 'The response to unknown arguments for a transaction is never a 5xx.',
})
