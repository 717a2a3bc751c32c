import { inferred, open, stated, tableOf, unreachable } from '../../helpers/catalogue/rule.ts'
import { TIME } from '../interface/needs.ts'
import { eachState, statesBut } from '../interface/states.ts'

/** Pausing a transaction, in every state, and what follows from a pause. */
export const pauseRules = tableOf(
  stated('States and transitions', { 'lifecycle/started-pause': 'Pausing a started transaction makes it paused.' }),
  eachState(statesBut('started')).open('States and transitions: rules', {
    'lifecycle/*-pause': 'What pausing * does.',
  }),
  stated('Endpoints: Transactions', {
    'lifecycle/pause-no-body': 'A pause needs no body.',
    'lifecycle/pause-answer-state': 'A pause is answered with the state `paused`.',
  }),
  inferred('')('Conventions', { 'lifecycle/pause-empty-form': 'A pause may come as an empty form.' }),
  stated('States and transitions', { 'lifecycle/pause-keeps-expires-at': 'A pause leaves `expires_at` as it was.' }),
  stated('States and transitions', TIME, {
    'lifecycle/pause-late-keeps-expires-at': 'A pause a day after the start keeps `expires_at`.',
  }),
  open('Limits', {
    'lifecycle/pause-beyond-45-days': 'Whether a transaction that lasts more than 45 days can be paused.',
  }),
  stated('States and transitions', unreachable('email', 'no call shows which notifications were sent'), {
    'lifecycle/pause-no-notifications': 'Participants of a paused transaction get no notifications.',
  }),
)
