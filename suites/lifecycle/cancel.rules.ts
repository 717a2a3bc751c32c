import { inferred, open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { TIME } from '../interface/document/needs.ts'
import { ALIVE, eachState, ENDED } from '../interface/document/states.ts'

/** Cancelling a transaction in each state, its effects, and cancellations that come too late. */
export const cancelRules = tableOf(
  eachState(ALIVE).stated('States and transitions', {
    'lifecycle/*-cancel': 'When * is cancelled, it becomes `cancelled`.',
    'lifecycle/*-cancel-closed-at': 'Cancelling * sets `closed_at` to the time of the cancellation.',
  }),
  eachState(ENDED).stated('States and transitions', { 'lifecycle/*-cancel': 'Cancelling * is refused.' }),
  stated('States and transitions', ['seal'], {
    'lifecycle/sealed-cancel': 'When a draft with a sealer is cancelled, it becomes `cancelled`.',
  }),
  inferred(`The path names one transaction, and the table moves that one to cancelled: "participants can no longer
    access" it, which says nothing about any other.`)('States and transitions', {
    'lifecycle/cancel-here':
      'Cancelling a transaction changes no other transaction of the same signer, whose action there stays open.',
  }),
  inferred(`"cancel_code recorded if given", \`cancel_reason\` has the "details of the cancellation", no row of the table
    leads out of cancelled, and the transaction is deleted only "after 60 days".`)('States and transitions', TIME, {
    'lifecycle/cancel-details-stay':
      'A day after the cancellation of a started transaction, its `cancel_code` and `cancel_reason` are unchanged.',
  }),
  stated('Endpoints: Transactions', {
    'lifecycle/cancel-answer-state': 'The response to a cancellation has the state `cancelled`.',
    'lifecycle/cancel-answer-code': 'The response to a cancellation has the cancel code that was passed.',
  }),
  inferred(
    '"Request bodies are form-encoded", and both arguments of the call are "optional": a form without entries passes neither.',
  )('Conventions', { 'lifecycle/cancel-empty-form': 'A cancellation with an empty form is accepted.' }),
  stated('States and transitions', TIME, {
    'lifecycle/cancel-closed-at-not-start':
      '`closed_at` of a cancelled transaction is the time of the cancellation, not of the start or a pause.',
  }),
  open('Transaction object', { 'lifecycle/draft-cancel-started-at': 'Whether a cancelled draft has `started_at`.' }),
  stated('States and transitions', unreachable('no-call', 'no documented call downloads documents'), {
    'lifecycle/cancel-no-download': 'Documents of a cancelled transaction cannot be downloaded.',
  }),
  eachState(ENDED).stated('States and transitions', {
    'lifecycle/*-cancel-keeps-state': 'Cancelling * leaves its state unchanged.',
    'lifecycle/*-cancel-keeps-code': 'Cancelling * leaves its cancel code unchanged.',
    'lifecycle/*-cancel-keeps-reason': 'Cancelling * leaves its cancel reason unchanged.',
  }),
  eachState(ENDED).stated('States and transitions', TIME, {
    'lifecycle/*-cancel-keeps-closed-at': 'Cancelling * leaves its `closed_at` unchanged.',
  }),
)
