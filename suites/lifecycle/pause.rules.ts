import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { LOG, SETTING, TIME } from '../interface/document/needs.ts'
import { eachState, statesExcept } from '../interface/document/states.ts'
import { REFUSED_CHANGES_NOTHING } from './start.rules.ts'

/** Pausing a transaction in each state, and its effects. */
export const pauseRules = tableOf(
  stated('States and transitions', {
    'lifecycle/started-pause': 'When a started transaction is paused, it becomes `paused`.',
  }),
  eachState(statesExcept('started')).open('States and transitions: rules', {
    'lifecycle/*-pause': 'How the service responds to a pause of *.',
  }),
  inferred(REFUSED_CHANGES_NOTHING)('Errors', TIME, {
    'lifecycle/pause-refused-keeps-times':
      'If a second pause is refused, the times of the transaction and any `started_at` that its actions show stay unchanged.',
  }),
  stated('Endpoints: Transactions', {
    'lifecycle/pause-answer-state': 'The response to a pause has the state `paused`.',
  }),
  inferred('"Request bodies are form-encoded", and the call has "no arguments": an empty form passes none.')(
    'Conventions',
    { 'lifecycle/pause-empty-form': 'A pause with an empty form is accepted.' },
  ),
  stated('States and transitions', { 'lifecycle/pause-keeps-expires-at': 'A pause leaves `expires_at` unchanged.' }),
  stated('States and transitions', TIME, {
    'lifecycle/pause-late-keeps-expires-at':
      'A pause that begins a day after the start and lasts a day leaves `expires_at` unchanged.',
  }),
  open('Limits', {
    'lifecycle/pause-beyond-45-days': 'Whether a transaction with a duration of more than 45 days can be paused.',
  }),
  stated('States and transitions', [...TIME, ...LOG], {
    'lifecycle/pause-no-notifications': 'Participants of a paused transaction receive no notifications.',
  }),
  stated('States and transitions', [...SETTING, ...TIME, ...LOG], {
    'lifecycle/pause-no-scheduled-reminders':
      'A participant of a paused transaction receives no reminders, even if a `schedule` was set for them.',
  }),
)
