import { tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachState } from '../interface/document/states.ts'

/** The lists that show a transaction in its final state. */
export const statesRules = tableOf(
  eachState(['expired', 'closed', 'completed']).stated('Endpoints: Transactions', {
    'listing/state-alone-*': 'The list without `state` shows *, and the list with another `state` leaves it out.',
  }),
)
