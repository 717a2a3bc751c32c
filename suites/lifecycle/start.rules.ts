import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { TIME } from '../interface/document/needs.ts'
import { eachState, statesExcept } from '../interface/document/states.ts'

const KEEPS_PASSED =
  '`expires_at` is a separate argument, not to be passed "together with duration": "countdown starts at start" applies only to the duration, and an expiration time that was passed stays unchanged.'

/** Why a refused transition changes no time. */
export const REFUSED_CHANGES_NOTHING =
  '422 says "arguments are correct but incompatible with the state of the resource", and 400 "the request could not be accepted": a ' +
  'request that was not accepted starts or pauses nothing, so the times that the first one set stay.'

/** Starting a transaction in each state, and its effects. */
export const startRules = tableOf(
  stated('States and transitions', {
    'lifecycle/draft-start': 'When a draft with a signature instruction is started, it becomes `started`.',
    'lifecycle/invisible-start':
      'A draft whose only field is an invisible signature field with a signer can be started.',
  }),
  inferred(`The condition of a start is that "at least one signature instruction exists (a document with a field and a
    signer)", and such an instruction names the "field id or field name bearing the signature or visa task".`)(
    'States and transitions',
    {
      'lifecycle/visa-start': 'A draft whose only instruction is a visa can be started.',
    },
  ),
  open('Endpoints: Transactions', {
    'lifecycle/start-without-instruction':
      'How the service responds to a start of a draft without a signature instruction.',
    'lifecycle/start-unfinished':
      'Whether a draft with a field without a signer, or with a document without a field, can be started.',
  }),
  open('States and transitions: rules', {
    'lifecycle/paused-start': 'Whether starting a paused transaction resumes it.',
  }),
  eachState(statesExcept('draft', 'paused')).open('Endpoints: Transactions', {
    'lifecycle/*-start': 'How the service responds to a start of *.',
  }),
  inferred(REFUSED_CHANGES_NOTHING)('Errors', TIME, {
    'lifecycle/start-refused-keeps-times':
      'If a second start is refused, the times of the transaction and of its open actions stay unchanged.',
  }),
  inferred(`\`started_at\` is "Present only once the transaction is no longer a draft", and a start has "started_at and
    expires_at set": a request that was refused started nothing.`)('Transaction object', {
    'lifecycle/start-refused-sets-no-time':
      'If a draft without a signature instruction is still a draft after a refused start, it has no new `started_at` or `expires_at`.',
  }),
  stated('Endpoints: Transactions', {
    'lifecycle/start-answer-started-at': '`started_at` in the response to a start is the time of the start.',
  }),
  inferred(`The call "returns the transaction with started_at", and the start sets "started_at and expires_at": the
    returned transaction has both.`)('Endpoints: Transactions', {
    'lifecycle/start-answer-expires-at':
      'The response to a start has the `expires_at` that the transaction then shows.',
  }),
  inferred('"Request bodies are form-encoded", and the call has "no arguments": an empty form passes none.')(
    'Conventions',
    { 'lifecycle/start-empty-form': 'A start with an empty form is accepted.' },
  ),
  stated('States and transitions', {
    'lifecycle/start-answer-state': 'The response to a start has the state `started`.',
    'lifecycle/start-started-at': 'A start sets `started_at` to the time of the start.',
    'lifecycle/start-expires-at-default':
      'If neither `duration` nor `expires_at` was passed, a start sets `expires_at` to 20160 minutes later.',
    'lifecycle/start-expires-at-duration':
      'If `duration` was passed, a start sets `expires_at` to that many minutes later.',
  }),
  stated('States and transitions', TIME, {
    'lifecycle/start-started-at-not-creation': '`started_at` is the time of the start, not of the creation.',
    'lifecycle/start-countdown': 'The countdown to the expiry begins at the start, not at the creation.',
  }),
  inferred(KEEPS_PASSED)('States and transitions', {
    'lifecycle/start-keeps-expires-at': 'If `expires_at` was passed, a start leaves it unchanged.',
  }),
  inferred(KEEPS_PASSED)('States and transitions', TIME, {
    'lifecycle/start-late-keeps-expires-at':
      'If `expires_at` was passed, a start two days after the creation leaves it unchanged.',
  }),
)
