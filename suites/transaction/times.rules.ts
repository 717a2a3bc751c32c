import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, TIME } from '../interface/document/needs.ts'
import { AFTER_START } from '../interface/scenes/advance.ts'
import { eachState } from '../interface/document/states.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** The states in which members are shown or absent. */
export const STARTED_AT_SHOWN = ['started', 'paused', 'expired', 'closed', 'completed'] as const
export const DURATION_ABSENT = ['started', 'paused', 'cancelled', 'expired', 'closed', 'completed'] as const
export const CLOSED_AT_ABSENT = ['draft', 'started', 'paused'] as const
export const CLOSED_AT_SHOWN = ['expired', 'closed', 'completed'] as const

/** The times and the duration of a transaction: their values, and the states in which they are shown. */
export const timesRules = tableOf(
  inferred(
    '`created_at` is the "Creation time as a draft", and every transaction is created as a draft ("(none)", "POST /v1/transactions", "draft"). For other times, the table says that they are "present only" in some states; for this one it does not.',
  )('Transaction object', { 'transaction/created-at-shown': 'A transaction shows its `created_at`.' }),
  stated('Transaction object', {
    'transaction/created-at-now': '`created_at` is the time of the creation as a draft.',
  }),
  stated('Transaction object', TIME, {
    'transaction/created-at-stays-update': 'An update leaves `created_at` unchanged.',
    'transaction/created-at-stays-start': 'The start leaves `created_at` unchanged.',
    'transaction/created-at-stays-pause': 'A pause leaves `created_at` unchanged.',
    'transaction/created-at-stays-cancel': 'A cancellation leaves `created_at` unchanged.',
  }),
  open('Transaction object', { 'transaction/expires-at-draft': 'Whether a draft with a duration shows `expires_at`.' }),
  stated('Transaction object', {
    'transaction/started-at-absent-draft': 'A draft shows no `started_at`.',
    'transaction/started-at-shown-cancelled': 'A transaction that was cancelled after its start shows `started_at`.',
  }),
  eachState(STARTED_AT_SHOWN).stated('Transaction object', {
    'transaction/started-at-shown-*': '* shows `started_at`.',
  }),
  eachState(AFTER_START).inferred(`The table of transitions says "started_at and expires_at set" only for the start, and
    the time of a start does not change later.`)('States and transitions', TIME, {
    'transaction/started-at-stays-*': '* shows the same `started_at` as right after the start.',
  }),
  stated('Transaction object', {
    'transaction/duration-default': 'A draft that was never given a duration shows a `duration` of 20160 minutes.',
  }),
  eachWrite.stated('Transaction object', {
    'transaction/duration-absent-expires-at-*': 'A draft that was given `expires_at` * shows no `duration`.',
  }),
  eachState(DURATION_ABSENT).stated('Transaction object', {
    'transaction/duration-absent-*': '* shows no `duration`.',
  }),
  eachState(CLOSED_AT_ABSENT).stated('Transaction object', {
    'transaction/closed-at-absent-*': '* shows no `closed_at`.',
  }),
  eachState(CLOSED_AT_SHOWN).stated('Transaction object', { 'transaction/closed-at-shown-*': '* shows `closed_at`.' }),
  open('Transaction object', ACTING, {
    'transaction/completed-at-elsewhere': 'Whether reading a completed transaction shows `completed_at`.',
  }),
)
