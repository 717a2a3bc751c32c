import { open } from '../../helpers/catalogue/rule.ts'

/** Fields of responses whose types and meaning are not shown. */
export const additionalRules = open('Transaction object', {
  'transaction/origin': 'What `origin` shows.',
  'transaction/max-expiry': 'What `max_expiry` shows.',
})
