import { stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { LOG } from '../interface/needs.ts'
import { ENDED, forStates } from '../interface/states.ts'

const EVENTS = 'Events'
const LOGS = { needs: LOG }

/** Refused requests, which are not logged. */
export const refusedRules = {
  ...forStates(ENDED, {
    'event/none-of-refused-cancel-*': stated(EVENTS, 'A refused cancellation of * is not logged.', LOGS),
  }),
  'event/none-of-refused-cancel-code': stated(EVENTS, 'A cancellation refused for its code is not logged.', LOGS),
} satisfies RuleTable<'event'>
