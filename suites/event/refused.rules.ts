import { stated, tableOf } from '../../helpers/catalogue/rule.ts'
import { LOG } from '../interface/needs.ts'
import { eachState, ENDED } from '../interface/states.ts'

/** Refused requests, which are not logged. */
export const refusedRules = tableOf(
  eachState(ENDED).stated('Events', LOG, {
    'event/none-of-refused-cancel-*': 'A refused cancellation of * is not logged.',
  }),
  stated('Events', LOG, {
    'event/none-of-refused-cancel-code': 'A cancellation refused for its code is not logged.',
    'event/none-of-refused-start': 'A start that is refused is not logged.',
    'event/none-of-refused-pause': 'A pause that is refused is not logged.',
  }),
)
