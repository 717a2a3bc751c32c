import { inferred, open, stated, tableOf } from '../../helpers/catalogue/rule.ts'
import { TIME } from '../interface/needs.ts'
import { eachState, statesBut } from '../interface/states.ts'

/** Starting a transaction, in every state, and what follows from a start. */
export const startRules = tableOf(
  stated('States and transitions', {
    'lifecycle/draft-start': 'Starting a draft that has a signature instruction makes it started.',
  }),
  open('Endpoints: Transactions', {
    'lifecycle/start-without-instruction': 'What starting a draft without a signature instruction does.',
  }),
  open('States and transitions: rules', {
    'lifecycle/paused-start': 'Whether starting a paused transaction resumes it.',
  }),
  eachState(statesBut('draft', 'paused')).open('Endpoints: Transactions', {
    'lifecycle/*-start': 'What starting * does.',
  }),
  stated('Endpoints: Transactions', {
    'lifecycle/start-no-body': 'A start needs no body.',
    'lifecycle/start-answer-started-at': 'A start is answered with the time of the start.',
  }),
  inferred('')('Conventions', { 'lifecycle/start-empty-form': 'A start may come as an empty form.' }),
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
  inferred('')('States and transitions', {
    'lifecycle/start-keeps-expires-at': 'A start keeps the `expires_at` that was passed.',
  }),
)
