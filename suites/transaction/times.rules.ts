import { open, stated, tableOf } from '../../helpers/catalogue/rule.ts'
import { ACTING, TIME } from '../interface/needs.ts'
import { eachState } from '../interface/states.ts'
import { eachWrite } from '../interface/writes.ts'

/** The states in which members show, or do not. */
export const STARTED_AT_SHOWN = ['started', 'paused', 'expired', 'closed', 'completed'] as const
export const DURATION_ABSENT = ['started', 'paused', 'cancelled', 'expired', 'closed', 'completed'] as const
export const CLOSED_AT_ABSENT = ['draft', 'started', 'paused'] as const
export const CLOSED_AT_SHOWN = ['cancelled', 'expired', 'closed', 'completed'] as const

/** The times of a transaction and its duration: what they are, and in which states they show. */
export const timesRules = tableOf(
  stated('Transaction object', {
    'transaction/created-at-now': '`created_at` is the time of the creation as a draft.',
  }),
  stated('Transaction object', TIME, {
    'transaction/created-at-stays-update': 'An update leaves `created_at` as it was.',
    'transaction/created-at-stays-start': 'The start leaves `created_at` as it was.',
  }),
  open('Transaction object', { 'transaction/expires-at-draft': 'Whether a draft with a duration shows `expires_at`.' }),
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
