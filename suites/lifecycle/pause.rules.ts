import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { LOG, TIME } from '../interface/document/needs.ts'
import { eachState, statesBut } from '../interface/document/states.ts'

/** Pausing a transaction, in every state, and what follows from a pause. */
export const pauseRules = tableOf(
  stated('States and transitions', { 'lifecycle/started-pause': 'Pausing a started transaction makes it paused.' }),
  eachState(statesBut('started')).open('States and transitions: rules', {
    'lifecycle/*-pause': 'How a pause of * is answered.',
  }),
  stated('Endpoints: Transactions', {
    'lifecycle/pause-answer-state': 'A pause is answered with the state `paused`.',
  }),
  inferred(
    '"Request bodies are form-encoded", and the call has "no arguments": a form without entries is a body that says just this.',
  )('Conventions', { 'lifecycle/pause-empty-form': 'A pause may come as an empty form.' }),
  stated('States and transitions', { 'lifecycle/pause-keeps-expires-at': 'A pause leaves `expires_at` as it was.' }),
  stated('States and transitions', TIME, {
    'lifecycle/pause-late-keeps-expires-at': 'A pause a day after the start, and of a day, keeps `expires_at`.',
  }),
  open('Limits', {
    'lifecycle/pause-beyond-45-days': 'Whether a transaction that lasts more than 45 days can be paused.',
  }),
  stated('States and transitions', [...TIME, ...LOG], {
    'lifecycle/pause-no-notifications': 'Participants of a paused transaction get no notifications.',
  }),
)
