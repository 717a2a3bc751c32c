import { open, stated, tableOf } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'
import { eachWrite } from '../interface/writes.ts'
import { eachState } from '../interface/states.ts'

/** The states in which members show, or do not. */
export const STARTED_AT_SHOWN = ['started', 'paused', 'expired', 'closed', 'completed'] as const
export const DURATION_ABSENT = ['started', 'paused', 'cancelled', 'expired', 'closed', 'completed'] as const
export const CLOSED_AT_ABSENT = ['draft', 'started', 'paused'] as const
export const CLOSED_AT_SHOWN = ['cancelled', 'expired', 'closed', 'completed'] as const

/** In which states members show. */
export const presenceRules = tableOf(
  stated('Transaction object', {
    'transaction/started-at-absent-draft': 'A draft shows no `started_at`.',
    'transaction/started-at-shown-cancelled': 'What is cancelled after its start shows `started_at`.',
  }),
  eachState(STARTED_AT_SHOWN).stated('Transaction object', {
    'transaction/started-at-shown-*': '* shows `started_at`.',
  }),
  stated('Transaction object', {
    'transaction/duration-shown-draft': 'A draft with no expiry time passed shows its `duration`.',
    'transaction/duration-default': 'A draft that was never given a duration shows 20160 minutes.',
  }),
  eachWrite.stated('Transaction object', {
    'transaction/duration-absent-expires-at-*': 'A draft given `expires_at` * shows no `duration`.',
  }),
  eachState(DURATION_ABSENT).stated('Transaction object', {
    'transaction/duration-absent-*': '* shows no `duration`.',
  }),
  eachState(CLOSED_AT_ABSENT).stated('Transaction object', {
    'transaction/closed-at-absent-*': '* shows no `closed_at`.',
  }),
  eachState(CLOSED_AT_SHOWN).stated('Transaction object', { 'transaction/closed-at-shown-*': '* shows `closed_at`.' }),
  open('Transaction object', ACTING, {
    'transaction/completed-at-elsewhere': 'Whether a completed transaction that is read shows `completed_at`.',
  }),
)
