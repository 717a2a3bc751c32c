import { each, inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, HOLD, TIME } from '../interface/document/needs.ts'

const eachTransition = each([
  { word: 'start', name: 'a start' },
  { word: 'pause', name: 'a pause' },
])

const eachEnding = each([
  { word: 'cancel', name: 'the cancellation of a started transaction' },
  { word: 'expiry', name: 'the expiry', needs: TIME },
  { word: 'closing', name: 'the closing', needs: [...ACTING, ...HOLD] },
  { word: 'completion', name: 'the completion', needs: ACTING },
])

const eachAct = each([
  { word: 'signature', name: 'the signature of one of two signers' },
  { word: 'refusal', name: 'the refusal of one of two signers' },
  { word: 'message', name: 'a message of one of two signers' },
])

const eachPassed = each([
  { word: 'paused', name: 'paused' },
  { word: 'cancelled', name: 'cancelled' },
  { word: 'expired', name: 'expired', needs: TIME },
  { word: 'closed', name: 'closed', needs: HOLD },
  { word: 'completed', name: 'completed' },
])

const SETS_NO_OTHERS = `The table of the transitions says what each transition sets: the state, \`started_at\` and
  \`expires_at\` at the start, \`closed_at\`, the code of a cancellation. Its rows name no other members; a start and a
  pause take "no arguments", and a reading shows "the transaction object as last updated": members that nothing updated
  read as before.`

/** The contents of a transaction stay unchanged through transitions. */
export const unchangedContentsRules = tableOf(
  eachTransition.inferred(SETS_NO_OTHERS)('States and transitions', {
    'transaction/content-stays-*':
      '* leaves the contents of the transaction unchanged: name, language, metadata, carbon copies, privacy, watchers, participants.',
  }),
  eachEnding.inferred(SETS_NO_OTHERS)('States and transitions', {
    'transaction/content-stays-*':
      '* leaves the contents of the transaction unchanged: name, expiration time, language, metadata, carbon copies, privacy, watchers, participants.',
  }),
  eachAct.inferred(`The document gives participants tasks, and the arguments of transactions and fields to the client:
    "Instructions, participants and actions are updated automatically when a signer or reviewer is added". A reading
    shows "the transaction object as last updated": members that nobody updated read as
    before.`)('Endpoints: Transactions', ACTING, {
    'transaction/content-stays-*':
      '* leaves the contents of a started transaction unchanged: its arguments, participants, instructions, and fields with their consents.',
  }),
  eachPassed.inferred(`The participant states are "open, completed", and \`completed\` names a participant who has nothing
    left to do. None of these transitions gives anybody anything to do, and their rows name no states of participants: a
    participant who was completed is not \`open\` again.`)('States and transitions', ACTING, {
    'transaction/participant-completed-stays-*':
      'When the transaction is *, a participant who was `completed` is not `open` again.',
  }),
  inferred(`The row of the cancellation says what it sets: the state, \`closed_at\` and the code. It does not name the
    issuing entity, and a reading shows "the transaction object as last updated".`)(
    'States and transitions',
    ['issuing-entities-on', 'issuing-entity'],
    {
      'transaction/issuing-entity-stays-cancelled':
        'A cancelled transaction shows the `id` and the `name` of its issuing entity as before.',
    },
  ),
  inferred(`The row of the start says what it sets: the state, \`started_at\` and \`expires_at\`. It does not name the
    issuing entity, and a start takes "no arguments".`)(
    'States and transitions',
    ['issuing-entities-on', 'issuing-entity'],
    { 'transaction/issuing-entity-stays-started': 'A start leaves the issuing entity of a transaction unchanged.' },
  ),
)
