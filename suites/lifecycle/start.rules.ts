import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { TIME } from '../interface/needs.ts'
import { forStates, statesBut } from '../interface/states.ts'

const TABLE = 'States and transitions'
const ENDPOINTS = 'Endpoints: Transactions'
const CLOCK = { needs: TIME }

/** Starting a transaction, in every state, and what follows from a start. */
export const startRules = {
  'lifecycle/draft-start': stated(TABLE, 'Starting a draft that has a signature instruction makes it started.'),
  'lifecycle/start-without-instruction': open(ENDPOINTS, 'What starting a draft without a signature instruction does.'),
  'lifecycle/paused-start': open('States and transitions: rules', 'Whether starting a paused transaction resumes it.'),
  ...forStates(statesBut('draft', 'paused'), { 'lifecycle/*-start': open(ENDPOINTS, 'What starting * does.') }),

  'lifecycle/start-no-body': stated(ENDPOINTS, 'A start needs no body.'),
  'lifecycle/start-empty-form': inferred('Conventions', 'A start may come as an empty form.'),
  'lifecycle/start-answer-state': stated(TABLE, 'A start is answered with the state `started`.'),
  'lifecycle/start-answer-started-at': stated(ENDPOINTS, 'A start is answered with the time of the start.'),
  'lifecycle/start-started-at': stated(TABLE, 'A start sets `started_at` to the present time.'),
  'lifecycle/start-started-at-not-creation': stated(
    TABLE,
    '`started_at` is the time of the start, not of the creation.',
    CLOCK,
  ),
  'lifecycle/start-expires-at-default': stated(TABLE, 'A start sets `expires_at` to 20160 minutes later by default.'),
  'lifecycle/start-expires-at-duration': stated(TABLE, 'A start sets `expires_at` to `duration` minutes later.'),
  'lifecycle/start-countdown': stated(TABLE, 'The countdown to the expiry begins at the start.', CLOCK),
  'lifecycle/start-keeps-expires-at': inferred(TABLE, 'A start keeps the `expires_at` that was passed.'),
} satisfies RuleTable<'lifecycle'>
