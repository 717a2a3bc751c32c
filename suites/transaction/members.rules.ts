import { open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { rulesOf } from '../interface/document/members.ts'
import { ACTING } from '../interface/document/needs.ts'
import { transactionMembers } from './shape.ts'

/** The kind of every member of the transaction object. The document does not show it for two of them. */
export const membersRules = tableOf(
  rulesOf(transactionMembers),
  stated('Transaction object', ACTING, {
    'transaction/stalled-reason-set': 'After a refusal, `stalled_reason` of a transaction is one of the stall reasons.',
  }),
  open('Transaction object', {
    'transaction/origin-kind': 'Which kind of value `origin` of a transaction has.',
    'transaction/max-expiry-kind': 'Which kind of value `max_expiry` of a transaction has.',
  }),
)
