import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, TIME } from '../interface/document/needs.ts'

/** Members that are set once and then stay unchanged. */
export const setOnceRules = tableOf(
  inferred(
    '`api_key_name` belongs to an "(API creator)", and the list has the id "of the key that authenticated the creation request": the ' +
      'creation determines the creator, whichever key starts the transaction.',
  )('Transaction object', ['second-key'], {
    'transaction/creator-stays-start': 'Starting a transaction with another key leaves its creator unchanged.',
  }),
  inferred(
    '`stalled_at` is the "Time the participant action stalled": as long as the same action is stalled, this time is the same in every reading.',
  )('Transaction object', [...TIME, ...ACTING], {
    'transaction/stalled-at-stays': 'While an action is stalled, `stalled_at` stays unchanged.',
  }),
)
