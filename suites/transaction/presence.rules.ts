import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachMember } from '../interface/document/each-member.ts'

/** Members that a transaction shows, whatever their values. */
export const presenceRules = tableOf(
  eachMember('origin', 'max_expiry').stated('Transaction object', {
    'transaction/*-present': 'At least one response with a draft or a started transaction has *, even if it is null.',
  }),
  inferred(
    'The table has "progress_value | int | Progression in percent, between 0 and 100", without a condition such as those of other members ("present only ..."): a started transaction has a progression, and an absent value is not an integer.',
  )('Transaction object', { 'transaction/progress-value-shown': 'A started transaction shows a `progress_value`.' }),
)
