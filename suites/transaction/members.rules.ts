import { open, tableOf } from '../../helpers/catalogue/rule.ts'
import { rulesOf } from '../interface/members.ts'
import { transactionMembers } from './shape.ts'

/** What each member of the transaction object is, save two whose types and meaning are not shown. */
export const membersRules = tableOf(
  rulesOf(transactionMembers),
  open('Transaction object', {
    'transaction/origin':
      'Whether responses have `origin`, and of what kind it is: it is "present in transaction responses", but absent and null are the same, and its type and meaning are not shown.',
    'transaction/max-expiry':
      'Whether responses have `max_expiry`, and of what kind it is: it is "present in transaction responses", but absent and null are the same, and its type and meaning are not shown.',
  }),
)
