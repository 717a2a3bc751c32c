import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, TIME } from '../interface/document/needs.ts'
import { eachState } from '../interface/document/states.ts'

/** The states in which a new transaction is not flagged as stalled. */
export const UNSTALLED = ['draft', 'started'] as const

/** The progress of a transaction, and whether it is stalled. */
export const progressRules = tableOf(
  open('Transaction object', {
    'transaction/progress-value-draft': 'Which `progress_value` a draft shows.',
    'transaction/progress-value-unfinished': 'Which `progress_value` a transaction shows before it is signed.',
  }),
  open('Transaction object', ACTING, {
    'transaction/progress-value-completed': 'Which `progress_value` a completed transaction shows.',
    'transaction/progress-value-signing':
      'Which `progress_value` a transaction shows while its signers sign one after the other.',
  }),
  eachState(UNSTALLED).stated('Transaction object', {
    'transaction/stalled-false-*': '* without a stalled action is not flagged as stalled.',
  }),
  stated('Transaction object', ACTING, {
    'transaction/stalled-true-one': 'When its only action is stalled, a transaction is flagged as stalled.',
    'transaction/stalled-true-one-of-several':
      'When one of its two actions is stalled, a transaction is flagged as stalled.',
    'transaction/stalled-true-other-signers':
      'When another signer is added or removed, a transaction is flagged as stalled as long as one of its actions is.',
    'transaction/stalled-false-of-another':
      'A transaction without a stalled action is not flagged as stalled, even if its participant refused in another transaction.',
    'transaction/stalled-false-performed':
      'When its only stalled action has been performed and no action is stalled, a transaction is not flagged as stalled.',
    'transaction/stalled-false-removed':
      'When the signer of its only stalled action was removed and no action is stalled, a transaction is not flagged as stalled.',
  }),
  inferred(
    '`stalled` is "true when at least one action is stalled": a service may remove the flag of an action in a pause, but while it shows the flag, the transaction has a stalled action.',
  )('Transaction object', ACTING, {
    'transaction/stalled-as-actions-paused':
      'If an action of a paused transaction is flagged as stalled, so is the transaction.',
  }),
  inferred(
    '`stall_trigger`: "Hours allotted ... afterwards the action and the transaction are flagged stalled"; the action shows when these hours began and when they are over, and `stalled` of the transaction is "true when at least one action is stalled".',
  )('Participant', TIME, {
    'transaction/stalled-true-allotted-time':
      'When an action was not completed in its allotted time, the transaction is flagged as stalled.',
  }),
  open('Transaction object', {
    'transaction/stalled-at-absent-unstalled': 'Whether a transaction that is not stalled shows `stalled_at`.',
    'transaction/stalled-reason-absent-unstalled': 'Whether a transaction that is not stalled shows `stalled_reason`.',
  }),
  inferred(`\`stalled\` is "true when at least one action is stalled". The row of the pause says what a pause does:
    "Participants can no longer access the transaction nor receive notifications; expiry is not affected". It completes
    no action, so the action is as stalled as before, since the same time and for the
    same reason.`)('States and transitions', ACTING, {
    'transaction/stalled-stays-paused':
      'If a stalled transaction is still flagged in a pause, `stalled_at` and `stalled_reason` are unchanged.',
  }),
  inferred(`\`stalled\` is "true when at least one action is stalled", and an added document without a field gives
    nobody a task and completes no action. An action that is still stalled is stalled since the same time and for the same
    reason.`)('Transaction object', ACTING, {
    'transaction/stalled-stays-document':
      'If an action is still stalled after a document is added, `stalled`, `stalled_at` and `stalled_reason` are unchanged.',
  }),
  inferred(`\`stalled_at\` is the "Time the participant action stalled": once an action has stalled there is such a
    time, and the table names no case in which it is left out.`)('Transaction object', ACTING, {
    'transaction/stalled-at-shown': 'A stalled transaction shows `stalled_at`.',
  }),
  inferred(`\`stalled_at\` is the "Time the participant action stalled", and a refusal is a reason for which an action
    stalls: that time is the time of the refusal.`)('Transaction object', [...ACTING, ...TIME], {
    'transaction/stalled-at-time': '`stalled_at` is the time at which the action stalled.',
  }),
  stated('Events', ACTING, {
    'transaction/stalled-reason-shown': 'A transaction that stalled because of a refusal shows `stalled_reason`.',
  }),
  // "Stall reasons (reported in the action.stalled payload and in stalled_reason)", each with what it means.
  stated('Events', ACTING, { 'transaction/stalled-reason-given': '`stalled_reason` is the reason of the refusal.' }),
)
