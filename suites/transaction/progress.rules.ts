import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, TIME } from '../interface/document/needs.ts'
import { eachState } from '../interface/document/states.ts'

/** The states in which no fresh transaction is flagged. */
export const UNSTALLED = ['draft', 'started'] as const

/** How far a transaction has come, and whether it is stalled. */
export const progressRules = tableOf(
  open('Transaction object', {
    'transaction/progress-value-draft': 'Which `progress_value` a draft shows.',
    'transaction/progress-value-unfinished': 'Which `progress_value` a transaction shows that is still to be signed.',
  }),
  open('Transaction object', ACTING, {
    'transaction/progress-value-completed': 'Which `progress_value` a completed transaction shows.',
    'transaction/progress-value-signing': 'Which `progress_value` shows while three signers sign one after the other.',
  }),
  eachState(UNSTALLED).stated('Transaction object', {
    'transaction/stalled-false-*': '* none of whose actions is stalled is not flagged as stalled.',
  }),
  stated('Transaction object', ACTING, {
    'transaction/stalled-true-one': 'A transaction is flagged as stalled when its only action is.',
    'transaction/stalled-true-one-of-several':
      'A transaction of two actions, one of which is stalled, is flagged as stalled.',
    'transaction/stalled-false-of-another':
      'A transaction none of whose actions is stalled is not flagged as stalled, though its participant refused another one.',
    'transaction/stalled-false-performed':
      'Once the only stalled action is performed and none is stalled, the transaction is not flagged as stalled.',
  }),
  inferred(
    '`stall_trigger`: "Hours allotted ... afterwards the action and the transaction are flagged stalled"; the action shows when they began and that they are over, and `stalled` of the transaction is "true when at least one action is stalled".',
  )('Participant', TIME, {
    'transaction/stalled-true-allotted-time':
      'A transaction is flagged as stalled when an action was not completed in the time allotted to it.',
  }),
  open('Transaction object', {
    'transaction/stalled-at-absent-unstalled': 'Whether an unstalled transaction shows a `stalled_at`.',
    'transaction/stalled-reason-absent-unstalled': 'Whether an unstalled transaction shows a `stalled_reason`.',
  }),
  inferred(
    '`stalled_at` is the "Time the participant action stalled": once an action has stalled there is such a time, and the table names no case in which it is left out.',
  )('Transaction object', ACTING, {
    'transaction/stalled-at-shown': 'A transaction that stalled shows its `stalled_at`.',
  }),
  inferred(
    '`stalled_at` is the "Time the participant action stalled", and a refusal is a reason for which an action stalls: that time is when its participant refused.',
  )('Transaction object', [...ACTING, ...TIME], {
    'transaction/stalled-at-time': '`stalled_at` is the time when the action stalled.',
  }),
  stated('Events', ACTING, {
    'transaction/stalled-reason-shown': 'A transaction that stalled by a refusal reports a `stalled_reason`.',
  }),
  // "Stall reasons (reported in the action.stalled payload and in stalled_reason)", each with what it means.
  stated('Events', ACTING, {
    'transaction/stalled-reason-given': '`stalled_reason` is the reason of the refusal.',
  }),
)
