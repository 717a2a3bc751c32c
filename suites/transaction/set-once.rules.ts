import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, HOLD, TIME } from '../interface/document/needs.ts'
import { eachState } from '../interface/document/states.ts'

/** Why an ended transaction keeps its `closed_at`. */
const CLOSED_ONCE =
  '`closed_at` is "present only when state is closed, completed, cancelled or expired", and the table has no move out of completed, ' +
  'cancelled and expired: once a transaction is in one of these states, this time is the same in every reading.'

/** Members that are set once and then stay unchanged. */
export const setOnceRules = tableOf(
  inferred(`\`api_key_name\` belongs to an "(API creator)", and the list has the id "of the key that authenticated the
    creation request": the creation determines the creator,
    whichever key starts the transaction.`)('Transaction object', ['second-key'], {
    'transaction/creator-stays-start': 'Starting a transaction with another key leaves its creator unchanged.',
  }),
  inferred(`\`stalled_at\` is the "Time the participant action stalled": as long as the same action is stalled, this
    time is the same in every reading.`)('Transaction object', [...TIME, ...ACTING], {
    'transaction/stalled-at-stays': 'While an action is stalled, `stalled_at` stays unchanged.',
  }),
  eachState(['cancelled', 'expired', 'completed']).inferred(CLOSED_ONCE)('Transaction object', TIME, {
    'transaction/closed-at-stays-*': '`closed_at` of * stays unchanged.',
  }),
  inferred(`\`closed_at\` is named for the closing, and "present only when state is closed, completed, cancelled or
    expired": a closed transaction shows it, and its completion is not another closing.`)(
    'Transaction object',
    [...TIME, ...ACTING, ...HOLD],
    {
      'transaction/closed-at-stays-at-completion':
        'The completion of a closed transaction leaves `closed_at` unchanged.',
    },
  ),
)
