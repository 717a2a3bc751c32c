import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, TIME } from '../interface/document/needs.ts'

/** What is settled once and stays so. */
export const setOnceRules = tableOf(
  inferred(
    '`api_key_name` is one of "(API creator)", and the id beside it in the list is that "of the key that authenticated the creation request": ' +
      'the creation settles who the creator is, whoever starts the transaction.',
  )('Transaction object', ['second-key'], {
    'transaction/creator-stays-start': 'A start with another key leaves the creator of a transaction as it was.',
  }),
  inferred(
    '`stalled_at` is the "Time the participant action stalled": as long as it is the same action that is stalled, this is one time, whenever it is read.',
  )('Transaction object', [...TIME, ...ACTING], {
    'transaction/stalled-at-stays': 'While an action is stalled, `stalled_at` stays the same.',
  }),
)
