import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, TIME } from '../interface/document/needs.ts'
import { eachState } from '../interface/document/states.ts'

/** The expiry of a transaction in each state. */
export const expiryRules = tableOf(
  open('States and transitions', TIME, {
    'lifecycle/draft-expiry-reached': 'Which state a draft is in when its `expires_at` is reached.',
    'lifecycle/paused-expiry-reached': 'Whether a paused transaction expires.',
  }),
  stated('States and transitions', TIME, {
    'lifecycle/started-expiry-reached': 'A started transaction expires at the end of its duration.',
  }),
  stated('States and transitions', [...TIME, ...ACTING], {
    'lifecycle/conversing-expiry-reached':
      'A started transaction with a conversation expires at the end of its duration.',
  }),
  eachState(['cancelled', 'closed', 'completed']).stated('States and transitions', TIME, {
    'lifecycle/*-expiry-reached': 'When the expiry time of * passes, its state stays unchanged.',
  }),
  inferred(`The only row of the table for "expiry date reached" leads from started to expired, and no row leads out of
    expired, which is one of the states with a \`closed_at\`.`)('States and transitions', TIME, {
    'lifecycle/expired-expiry-reached':
      'When more time passes after its expiry, an expired transaction stays `expired`.',
  }),
  stated('States and transitions', TIME, {
    'lifecycle/expiry-not-before': 'A started transaction does not expire before its expiry.',
  }),
  inferred(`A started transaction expires when its "expiry date" is reached, and \`expires_at\`, which an argument of
    that name sets, is its "expiration time".`)('States and transitions', TIME, {
    'lifecycle/expiry-at-passed-time': 'If `expires_at` was passed, a started transaction expires at that time.',
  }),
  inferred(`\`closed_at\` is "present only when state is closed, completed, cancelled or expired", and a started
    transaction becomes expired when its "expiry date" is
    reached: it was not closed earlier.`)('Transaction object', TIME, {
    'lifecycle/expiry-closed-at-time': '`closed_at` of an expired transaction is not before its expiry.',
  }),
  inferred(`The start sets \`started_at\` and \`expires_at\`: "the expiry countdown starts now". An update changes the arguments that are
    passed, and neither metadata nor a document or a signer is
    \`duration\` or \`expires_at\`.`)('States and transitions', TIME, {
    'lifecycle/expires-at-stays-update':
      'Updating metadata, adding a document or assigning a signer a day after the start leaves `started_at` and `expires_at` unchanged.',
  }),
)
