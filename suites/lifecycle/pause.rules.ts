import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { TIME } from '../interface/needs.ts'
import { forStates, statesBut } from '../interface/states.ts'

const TABLE = 'States and transitions'
const ENDPOINTS = 'Endpoints: Transactions'

/** Pausing a transaction, in every state, and what follows from a pause. */
export const pauseRules = {
  'lifecycle/started-pause': stated(TABLE, 'Pausing a started transaction makes it paused.'),
  ...forStates(statesBut('started'), {
    'lifecycle/*-pause': open('States and transitions: rules', 'What pausing * does.'),
  }),

  'lifecycle/pause-no-body': stated(ENDPOINTS, 'A pause needs no body.'),
  'lifecycle/pause-empty-form': inferred('Conventions', 'A pause may come as an empty form.'),
  'lifecycle/pause-answer-state': stated(ENDPOINTS, 'A pause is answered with the state `paused`.'),
  'lifecycle/pause-keeps-expires-at': stated(TABLE, 'A pause leaves `expires_at` as it was.'),
  'lifecycle/pause-late-keeps-expires-at': stated(TABLE, 'A pause a day after the start keeps `expires_at`.', {
    needs: TIME,
  }),
  'lifecycle/pause-beyond-45-days': open('Limits', 'Whether a transaction that lasts more than 45 days can be paused.'),
  'lifecycle/pause-no-notifications': stated(TABLE, 'Participants of a paused transaction get no notifications.', {
    unreachable: ['email', 'no call shows which notifications were sent'],
  }),
} satisfies RuleTable<'lifecycle'>
