import { open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { rulesOf } from '../interface/document/members.ts'
import { transactionMembers } from './shape.ts'

/** What each member of the transaction object is, except two whose types and meaning are not shown. */
export const membersRules = tableOf(
  rulesOf(transactionMembers),
  open('Transaction object', {
    'transaction/origin-kind': 'Which kind of value `origin` of a transaction has: its type and meaning are not shown.',
    'transaction/max-expiry-kind':
      'Which kind of value `max_expiry` of a transaction has: its type and meaning are not shown.',
  }),
)
