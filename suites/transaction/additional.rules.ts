import { open, type RuleTable } from '../../helpers/catalogue/rule.ts'

const OBJECT = 'Transaction object'

/** Fields of responses whose types and meaning are not shown. */
export const additionalRules = {
  'transaction/origin': open(OBJECT, 'What `origin` shows.'),
  'transaction/max-expiry': open(OBJECT, 'What `max_expiry` shows.'),
} satisfies RuleTable<'transaction'>
