import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING, HOLD, TIME } from '../interface/needs.ts'

const TABLE = 'States and transitions'
const RULES = 'States and transitions: rules'
const OBJECT = 'Transaction object'
const ENDPOINTS = 'Endpoints: Transactions'

/** What follows from creation, start, pause, closing and completion; reading; and ids that name nothing. */
export const moveRules = {
  'lifecycle/creation-draft': stated(TABLE, 'A new transaction is a draft.'),
  'lifecycle/creation-answer-state': stated(ENDPOINTS, 'A creation is answered with the transaction in draft state.'),

  'lifecycle/get-transaction': stated(ENDPOINTS, 'Reading a transaction returns the transaction with that id.'),
  'lifecycle/get-as-updated': stated(ENDPOINTS, 'A transaction reads as it was last updated.'),
  'lifecycle/get-unknown': stated('Errors', 'Reading a transaction that does not exist gives 404.'),
  'lifecycle/update-unknown': stated('Errors', 'Updating a transaction that does not exist gives 404.'),
  'lifecycle/start-unknown': stated('Errors', 'Starting a transaction that does not exist gives 404.'),
  'lifecycle/pause-unknown': stated('Errors', 'Pausing a transaction that does not exist gives 404.'),
  'lifecycle/cancel-unknown': stated('Errors', 'Cancelling a transaction that does not exist gives 404.'),

  'lifecycle/start-no-body': stated(ENDPOINTS, 'A start needs no body.'),
  'lifecycle/start-empty-form': inferred('Conventions', 'A start may come as an empty form.'),
  'lifecycle/start-answer-state': stated(TABLE, 'A start is answered with the transaction in started state.'),
  'lifecycle/start-answer-started-at': stated(ENDPOINTS, 'A start is answered with the time of the start.'),
  'lifecycle/start-started-at': stated(TABLE, 'A start sets started_at to the present time.'),
  'lifecycle/start-started-at-not-creation': stated(
    TABLE,
    'started_at is the time of the start, also of a draft that was created long before.',
    { needs: TIME },
  ),
  'lifecycle/start-expires-at-default': stated(
    TABLE,
    'A start sets expires_at to 20160 minutes later where no duration was passed.',
  ),
  'lifecycle/start-expires-at-duration': stated(
    TABLE,
    'A start sets expires_at to as many minutes later as were passed as duration.',
  ),
  'lifecycle/start-countdown': stated(TABLE, 'The countdown to the expiry begins at the start, not at the creation.', {
    needs: TIME,
  }),
  'lifecycle/start-keeps-expires-at': inferred(TABLE, 'A start keeps the expires_at that was passed.'),
  'action/opens-at-start': stated(TABLE, 'After the start a participant first in the queue can act.', {
    needs: ACTING,
  }),
  'action/of-signer-after-start': inferred(TABLE, 'A started transaction has an action of its signer.'),
  'action/url-after-start': stated(
    OBJECT,
    'The action of the signer of a started transaction carries the address of its page.',
  ),
  'action/inner-states': open(RULES, 'Which states participants, actions and tasks go through.'),

  'lifecycle/pause-no-body': stated(ENDPOINTS, 'A pause needs no body.'),
  'lifecycle/pause-empty-form': inferred('Conventions', 'A pause may come as an empty form.'),
  'lifecycle/pause-answer-state': stated(ENDPOINTS, 'A pause is answered with the transaction in paused state.'),
  'lifecycle/pause-keeps-expires-at': stated(TABLE, 'A pause leaves expires_at as it was.'),
  'lifecycle/pause-late-keeps-expires-at': stated(TABLE, 'A pause long after the start leaves expires_at as it was.', {
    needs: TIME,
  }),
  'lifecycle/pause-beyond-45-days': open('Limits', 'Whether a transaction that lasts more than 45 days can be paused.'),
  'lifecycle/pause-no-notifications': stated(
    TABLE,
    'Participants get no notifications while a transaction is paused.',
    {
      unreachable: ['email', 'no call shows which notifications were sent'],
    },
  ),

  'lifecycle/closing-waits-for-all': stated(
    TABLE,
    'A transaction stays started while one of its participants has not acted.',
    { needs: ACTING },
  ),
  'lifecycle/closing-before-completion': stated(
    TABLE,
    'A transaction whose participants all acted is closed until its final documents are complete.',
    { needs: [...ACTING, ...HOLD] },
  ),
  'lifecycle/closing-closed-at-now': inferred(OBJECT, 'closed_at of a closed transaction is the time of its closing.', {
    needs: [...ACTING, ...HOLD],
  }),
  'lifecycle/closing-final-documents': stated(TABLE, 'Final documents are produced when a transaction closes.', {
    unreachable: ['no-call', 'no documented call downloads documents'],
  }),
  'lifecycle/completion-download': stated(TABLE, 'The final documents of a completed transaction can be downloaded.', {
    unreachable: ['no-call', 'no documented call downloads documents'],
  }),
} satisfies RuleTable<string>
