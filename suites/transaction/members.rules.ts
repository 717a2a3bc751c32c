import { open, tableOf } from '../../helpers/catalogue/rule.ts'
import { rulesOf } from '../interface/members.ts'
import { transactionMembers } from './shape.ts'

/** What each member of the transaction object is, save two whose types and meaning are not shown. */
export const membersRules = tableOf(
  rulesOf(transactionMembers),
  open('Transaction object', {
    'transaction/origin': 'What `origin` shows.',
    'transaction/max-expiry': 'What `max_expiry` shows.',
  }),
)
