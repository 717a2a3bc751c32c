import { rulesOf } from '../interface/members.ts'
import { transactionMembers } from './shape.ts'

/** What each member of the transaction object is. */
export const membersRules = rulesOf(transactionMembers)
