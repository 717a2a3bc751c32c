import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING, HOLD, TIME } from '../interface/needs.ts'

const TABLE = 'States and transitions'
const RULES = 'States and transitions: rules'
const START = 'Endpoints: Transactions'

/** Every state with every trigger: what becomes of the transaction. */
export const cellRules = {
  'lifecycle/draft-start': stated(TABLE, 'Starting a draft that has a signature instruction makes it started.'),
  'lifecycle/started-start': open(START, 'What starting a started transaction does.'),
  'lifecycle/paused-start': open(RULES, 'Whether starting a paused transaction resumes it.'),
  'lifecycle/cancelled-start': open(START, 'What starting a cancelled transaction does.'),
  'lifecycle/expired-start': open(START, 'What starting an expired transaction does.', { needs: TIME }),
  'lifecycle/closed-start': open(START, 'What starting a closed transaction does.', { needs: [...ACTING, ...HOLD] }),
  'lifecycle/completed-start': open(START, 'What starting a completed transaction does.', { needs: ACTING }),
  'lifecycle/start-without-instruction': open(START, 'What starting a draft without a signature instruction does.'),

  'lifecycle/draft-pause': open(RULES, 'What pausing a draft does.'),
  'lifecycle/started-pause': stated(TABLE, 'Pausing a started transaction makes it paused.'),
  'lifecycle/paused-pause': open(RULES, 'What pausing a paused transaction does.'),
  'lifecycle/cancelled-pause': open(RULES, 'What pausing a cancelled transaction does.'),
  'lifecycle/expired-pause': open(RULES, 'What pausing an expired transaction does.', { needs: TIME }),
  'lifecycle/closed-pause': open(RULES, 'What pausing a closed transaction does.', { needs: [...ACTING, ...HOLD] }),
  'lifecycle/completed-pause': open(RULES, 'What pausing a completed transaction does.', { needs: ACTING }),

  'lifecycle/draft-cancel': stated(TABLE, 'Cancelling a draft makes it cancelled.'),
  'lifecycle/started-cancel': stated(TABLE, 'Cancelling a started transaction makes it cancelled.'),
  'lifecycle/paused-cancel': stated(TABLE, 'Cancelling a paused transaction makes it cancelled.'),
  'lifecycle/cancelled-cancel': stated(TABLE, 'Cancelling a cancelled transaction is refused.'),
  'lifecycle/expired-cancel': stated(TABLE, 'Cancelling an expired transaction is refused.', { needs: TIME }),
  'lifecycle/closed-cancel': stated(TABLE, 'Cancelling a closed transaction is refused.', {
    needs: [...ACTING, ...HOLD],
  }),
  'lifecycle/completed-cancel': stated(TABLE, 'Cancelling a completed transaction is refused.', { needs: ACTING }),

  'lifecycle/draft-update': stated(RULES, 'A draft can be updated.'),
  'lifecycle/started-update': stated(RULES, 'A started transaction can be updated.'),
  'lifecycle/paused-update': stated(RULES, 'A paused transaction can be updated.'),
  'lifecycle/cancelled-update': stated(RULES, 'Updating a cancelled transaction is refused.'),
  'lifecycle/expired-update': stated(RULES, 'Updating an expired transaction is refused.', { needs: TIME }),
  'lifecycle/closed-update': stated(RULES, 'Updating a closed transaction is refused.', {
    needs: [...ACTING, ...HOLD],
  }),
  'lifecycle/completed-update': stated(RULES, 'Updating a completed transaction is refused.', { needs: ACTING }),
  'lifecycle/draft-update-keeps-state': inferred(RULES, 'A draft that is updated stays a draft.'),
  'lifecycle/started-update-keeps-state': inferred(RULES, 'A started transaction that is updated stays started.'),
  'lifecycle/paused-update-keeps-state': inferred(RULES, 'A paused transaction that is updated stays paused.'),

  'lifecycle/draft-expiry-reached': open(
    TABLE,
    'What becomes of a draft when the expiry that it was given is reached.',
    {
      needs: TIME,
    },
  ),
  'lifecycle/started-expiry-reached': stated(TABLE, 'A started transaction expires when its expiry is reached.', {
    needs: TIME,
  }),
  'lifecycle/paused-expiry-reached': open(TABLE, 'Whether a paused transaction expires when its expiry is reached.', {
    needs: TIME,
  }),
  'lifecycle/cancelled-expiry-reached': inferred(
    TABLE,
    'A cancelled transaction stays so when its expiry is reached.',
    {
      needs: TIME,
    },
  ),
  'lifecycle/expired-expiry-reached': inferred(TABLE, 'An expired transaction stays so as time goes on.', {
    needs: TIME,
  }),
  'lifecycle/closed-expiry-reached': inferred(TABLE, 'A closed transaction stays so when its expiry is reached.', {
    needs: [...TIME, ...ACTING, ...HOLD],
  }),
  'lifecycle/completed-expiry-reached': inferred(
    TABLE,
    'A completed transaction stays so when its expiry is reached.',
    {
      needs: [...TIME, ...ACTING],
    },
  ),

  'lifecycle/draft-all-acted': inferred(
    TABLE,
    'Before the start no participant can act, so that a draft stays a draft.',
    {
      needs: ACTING,
    },
  ),
  'lifecycle/started-all-acted': stated(
    TABLE,
    'A started transaction closes when all participants have performed their actions.',
    { needs: ACTING },
  ),
  'lifecycle/paused-all-acted': stated(TABLE, 'Participants of a paused transaction cannot act.', { needs: ACTING }),
  'lifecycle/cancelled-all-acted': inferred(TABLE, 'Participants of a cancelled transaction cannot act.', {
    needs: ACTING,
  }),
  'lifecycle/expired-all-acted': inferred(TABLE, 'Participants of an expired transaction cannot act.', {
    needs: [...TIME, ...ACTING],
  }),
  'lifecycle/closed-all-acted': inferred(TABLE, 'Participants of a closed transaction cannot act again.', {
    needs: [...ACTING, ...HOLD],
  }),
  'lifecycle/completed-all-acted': inferred(TABLE, 'Participants of a completed transaction cannot act again.', {
    needs: ACTING,
  }),

  'lifecycle/draft-completion': inferred(TABLE, 'A draft cannot be completed.', { needs: HOLD }),
  'lifecycle/started-completion': inferred(TABLE, 'A started transaction cannot be completed.', { needs: HOLD }),
  'lifecycle/paused-completion': inferred(TABLE, 'A paused transaction cannot be completed.', { needs: HOLD }),
  'lifecycle/cancelled-completion': inferred(TABLE, 'A cancelled transaction cannot be completed.', { needs: HOLD }),
  'lifecycle/expired-completion': inferred(TABLE, 'An expired transaction cannot be completed.', {
    needs: [...TIME, ...HOLD],
  }),
  'lifecycle/closed-completion': stated(TABLE, 'A closed transaction is completed once its final documents are.', {
    needs: [...ACTING, ...HOLD],
  }),
  'lifecycle/completed-completion': inferred(TABLE, 'A completed transaction stays so when it is completed again.', {
    needs: [...ACTING, ...HOLD],
  }),
} satisfies RuleTable<string>
