import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { TIME } from '../interface/document/needs.ts'
import { eachState, statesBut } from '../interface/document/states.ts'

/** Starting a transaction, in every state, and what follows from a start. */
export const startRules = tableOf(
  // "At least one signature instruction exists (a document with a field and a signer)": of a field of either type.
  stated('States and transitions', {
    'lifecycle/draft-start': 'Starting a draft that has a signature instruction makes it started.',
    'lifecycle/visa-start': 'A draft whose only instruction is a visa can be started.',
  }),
  open('Endpoints: Transactions', {
    'lifecycle/start-without-instruction': 'How a start of a draft without a signature instruction is answered.',
    'lifecycle/start-unfinished':
      'Whether a draft can be started that has a field without a signer, or a document without a field.',
  }),
  open('States and transitions: rules', {
    'lifecycle/paused-start': 'Whether starting a paused transaction resumes it.',
  }),
  eachState(statesBut('draft', 'paused')).open('Endpoints: Transactions', {
    'lifecycle/*-start': 'How a start of * is answered.',
  }),
  stated('Endpoints: Transactions', {
    'lifecycle/start-answer-started-at': 'A start is answered with the time of the start.',
  }),
  inferred(
    '"Request bodies are form-encoded", and the call has "no arguments": a form without entries is a body that says just this.',
  )('Conventions', { 'lifecycle/start-empty-form': 'A start may come as an empty form.' }),
  stated('States and transitions', {
    'lifecycle/start-answer-state': 'A start is answered with the state `started`.',
    'lifecycle/start-started-at': 'A start sets `started_at` to the present time.',
    'lifecycle/start-expires-at-default': 'A start sets `expires_at` to 20160 minutes later by default.',
    'lifecycle/start-expires-at-duration': 'A start sets `expires_at` to `duration` minutes later.',
  }),
  stated('States and transitions', TIME, {
    'lifecycle/start-started-at-not-creation': '`started_at` is the time of the start, not of the creation.',
    'lifecycle/start-countdown': 'The countdown to the expiry begins at the start.',
  }),
  inferred(
    '`expires_at` is an argument of its own, which is not to be passed "together with duration": it is the duration whose ' +
      '"countdown starts at start"; a time that was passed as such is left.',
  )('States and transitions', {
    'lifecycle/start-keeps-expires-at': 'A start keeps the `expires_at` that was passed.',
  }),
)
