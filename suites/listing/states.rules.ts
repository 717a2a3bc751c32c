import { tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachState } from '../interface/document/states.ts'

/** Where a transaction is listed that has come to its end. */
export const statesRules = tableOf(
  eachState(['expired', 'closed', 'completed']).stated('Endpoints: Transactions', {
    'listing/state-alone-*': 'The list shows * where no `state` is asked for, and leaves it out where another one is.',
  }),
)
