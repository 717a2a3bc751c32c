import { inferred, open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { TIME } from '../interface/document/needs.ts'
import { ALIVE, eachState, ENDED } from '../interface/document/states.ts'

/** Cancelling a transaction, in every state, what follows from it, and what a cancellation that comes too late changes. */
export const cancelRules = tableOf(
  eachState(ALIVE).stated('States and transitions', {
    'lifecycle/*-cancel': 'Cancelling * makes it cancelled.',
    'lifecycle/*-cancel-closed-at': 'Cancelling * sets `closed_at` to the present time.',
  }),
  eachState(ENDED).stated('States and transitions', { 'lifecycle/*-cancel': 'Cancelling * is refused.' }),
  stated('Endpoints: Transactions', {
    'lifecycle/cancel-answer-state': 'A cancellation is answered with the state `cancelled`.',
    'lifecycle/cancel-answer-code': 'A cancellation is answered with the cancel code that was given.',
  }),
  inferred(
    '"Request bodies are form-encoded", and both arguments of the call are "optional": a form without entries passes neither.',
  )('Conventions', { 'lifecycle/cancel-empty-form': 'A cancellation may come as an empty form.' }),
  stated('States and transitions', TIME, {
    'lifecycle/cancel-closed-at-not-start': '`closed_at` is the time of cancelling, not of starting.',
  }),
  open('Transaction object', { 'lifecycle/draft-cancel-started-at': 'Whether a cancelled draft has `started_at`.' }),
  stated('States and transitions', unreachable('no-call', 'no documented call downloads documents'), {
    'lifecycle/cancel-no-download': 'Documents of a cancelled transaction cannot be downloaded.',
  }),
  eachState(ENDED).stated('States and transitions', {
    'lifecycle/*-cancel-keeps-state': 'A late cancellation leaves the state of * as it was.',
    'lifecycle/*-cancel-keeps-code': 'A late cancellation leaves the cancel code of * as it was.',
    'lifecycle/*-cancel-keeps-reason': 'A late cancellation leaves the cancel reason of * as it was.',
  }),
  eachState(ENDED).stated('States and transitions', TIME, {
    'lifecycle/*-cancel-keeps-closed-at': 'A late cancellation leaves `closed_at` of * as it was.',
  }),
)
