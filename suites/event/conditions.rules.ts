import { each, inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, LOG, TIME } from '../interface/document/needs.ts'
import { AUTHORIZABLE } from '../interface/scenes/seals.ts'
import { UNLESS_REQUESTS_ALONE } from './derivations.ts'

/** Started transactions of two signers, one of whom has acted. */
export const HALFWAYS = [
  { word: 'conversing', name: 'a transaction with an ongoing conversation' },
  { word: 'partly-signed', name: 'a partly signed transaction' },
  { word: 'stalled', name: 'a stalled transaction' },
] as const

/** Lifecycle events of transactions under a condition that the document does not mention, so that they are logged as well. */
export const conditionsRules = tableOf(
  stated('States and transitions', LOG, {
    'event/created-if-private': '`transaction.lifecycle.created` is logged when a private transaction is created.',
    'event/started-if-expiry-passed':
      '`transaction.lifecycle.started` is logged when a draft is started for which `expires_at` was passed.',
    'event/paused-if-updated':
      'If a transaction was updated after its start, `transaction.lifecycle.paused` is logged when it is paused.',
  }),
  each(HALFWAYS).stated('States and transitions', [...ACTING, ...LOG], {
    'event/paused-if-*': '`transaction.lifecycle.paused` is logged when * is paused.',
    'event/cancelled-if-*': '`transaction.lifecycle.cancelled` is logged when * is cancelled.',
  }),
  each([...HALFWAYS, { word: 'expiry-passed', name: 'a transaction for which `expires_at` was passed' }]).inferred(
    UNLESS_REQUESTS_ALONE,
  )('States and transitions', [...TIME, ...ACTING, ...LOG], {
    'event/expired-if-*': '`transaction.lifecycle.expired` is logged when * expires.',
  }),
  inferred(UNLESS_REQUESTS_ALONE)('States and transitions', [...ACTING, ...LOG], {
    'event/completed-if-reviewed':
      '`transaction.lifecycle.completed` is logged when a transaction with a reviewer is completed.',
    'event/completed-if-alternate':
      '`transaction.lifecycle.completed` is logged when a transaction is completed and one alternate signer did not have to sign.',
  }),
  inferred(UNLESS_REQUESTS_ALONE)('States and transitions', [...ACTING, ...AUTHORIZABLE, ...LOG], {
    'event/completed-if-sealed':
      '`transaction.lifecycle.completed` is logged when a transaction with an authorized seal is completed.',
  }),
  inferred(`\`action.opened\` means "action ready to be performed", and "participants first in the queue can act" once
    the transaction is started: the service creates "an event each time something changes", and each action changes.`)(
    'Events',
    LOG,
    { 'event/action-opened-each': 'If a start opens several actions, `action.opened` is logged for each of them.' },
  ),
)
