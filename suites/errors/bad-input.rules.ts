import { stated } from '../../helpers/engine/catalogue/rule.ts'

/** Input that services fail on: a 5xx is a failure of the service, which no input may bring about. */
export const badInputRules = stated('Errors', {
  'errors/survives-large-number': 'A number beyond every limit is no failure of the service (5xx).',
  'errors/survives-text-for-number': 'A text in the place of a number is no failure of the service (5xx).',
  'errors/survives-text-for-time': 'A text in the place of a time is no failure of the service (5xx).',
  'errors/survives-text-for-boolean': 'A text in the place of a boolean is no failure of the service (5xx).',
  'errors/survives-text-for-metadata': 'A plain value in the place of keyed ones is no failure of the service (5xx).',
  'errors/survives-open-bracket': 'An unclosed bracket in a name is no failure of the service (5xx).',
  'errors/survives-long-text': 'A text of 10,000 characters is no failure of the service (5xx).',
  'errors/survives-broken-encoding': 'Broken percent-encoding is no failure of the service (5xx).',
  'errors/survives-odd-id': 'An odd transaction id in the path is no failure of the service (5xx).',
  'errors/survives-json': 'JSON, whole and broken off, for a transaction is no failure of the service (5xx).',
  'errors/survives-empty-values': 'An argument without a value, or without a name, is no failure of the service (5xx).',
  'errors/survives-odd-characters':
    'Control characters, emoji and bytes that are no UTF-8 in texts and keys are no failure of the service (5xx).',
  'errors/survives-repeated-arguments':
    'An argument that comes twice, or in brackets that it does not have, is no failure of the service (5xx).',
  'errors/survives-unknown-arguments':
    'Arguments that nobody knows, for a transaction, are no failure of the service (5xx).',
})
