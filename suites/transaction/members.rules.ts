import { open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { rulesOf } from '../interface/document/members.ts'
import { transactionMembers } from './shape.ts'

/** The kind of every member of the transaction object. The document does not show it for two of them. */
export const membersRules = tableOf(
  rulesOf(transactionMembers),
  open('Transaction object', {
    'transaction/origin-kind': 'Which kind of value `origin` of a transaction has.',
    'transaction/max-expiry-kind': 'Which kind of value `max_expiry` of a transaction has.',
  }),
)
