import { inferred, open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, LOG, TIME } from '../interface/document/needs.ts'
import { causeRules, type Cause } from './causes.ts'
import { UNLESS_REQUESTS_ALONE } from './derivations.ts'

/** Events of actions, grouped by cause. */
export const OF_ACTIONS = {
  'opened-for-reviewer': { type: 'action.opened', on: 'when a review can be performed', needs: ACTING },
  'opened-in-turn': { type: 'action.opened', on: 'when the turn of the second of two signers comes', needs: ACTING },
  'opened-again': {
    type: 'action.opened',
    on: 'when a new field opens an action again',
    needs: ACTING,
    because:
      '`action.opened` means "action ready to be performed", and an action "can be reopened after being closed when the transaction is ' +
      'updated dynamically with new instructions for the actor": the request that gives these instructions opens the action and so causes the event.',
  },
  'closed-for-reviewer': { type: 'action.closed', on: 'when a reviewer reviews', needs: ACTING },
  'closed-for-visa': { type: 'action.closed', on: 'when a visa is given', needs: ACTING },
  'closed-for-last': { type: 'action.closed', on: 'when the last of two signers signs', needs: ACTING },
  'stalled-for-reviewer': { type: 'action.stalled', on: 'when a reviewer refuses', needs: ACTING },
  'stalled-for-second': {
    type: 'action.stalled',
    on: 'when the second of two participants refuses too',
    needs: ACTING,
  },
  'stalled-by-time': { type: 'action.stalled', on: 'when the allotted time is over', needs: [...TIME, ...ACTING] },
} as const satisfies Readonly<Record<string, Cause>>

const CLOSES_AGAIN =
  'A reopened action closes again: the participant performed the "new instructions for the actor" as well.'

const NOTHING_HAPPENED =
  'An event shows that "something changes": if the change that the table describes did not happen, the event would be false.'

/** The events of actions that open, close or stall. */
export const actionsRules = tableOf(
  causeRules(OF_ACTIONS),
  inferred(`${UNLESS_REQUESTS_ALONE} ${CLOSES_AGAIN}`)('Events', [...ACTING, ...LOG], {
    'event/closed-again': '`action.closed` is logged once more when a signer performs what reopened their action.',
  }),
  inferred(`"Participant performed the action". ${NOTHING_HAPPENED}`)('Events', [...ACTING, ...LOG], {
    'event/action-closed-of-no-other': 'When one of two signers signs, `action.closed` is not logged for the other.',
    'event/action-closed-only-performed':
      '`action.closed` is not logged when a participant writes a message or refuses, or when the transaction is paused, cancelled or gets another signer or reviewer.',
  }),
  inferred(`"Participant performed the action". ${NOTHING_HAPPENED}`)('Events', [...TIME, ...LOG], {
    'event/action-closed-not-expired': '`action.closed` is not logged when a transaction expires.',
  }),
  inferred(`"Not performed within the allotted time". ${NOTHING_HAPPENED}`)('Events', [...ACTING, ...LOG], {
    'event/action-stalled-of-no-other':
      'When one of two signers refuses, `action.stalled` is not logged for the other.',
    'event/action-stalled-not-performed': '`action.stalled` is not logged when participants write messages and sign.',
  }),
  inferred(`"Not performed within the allotted time". ${NOTHING_HAPPENED}`)('Events', [...TIME, ...LOG], {
    'event/action-stalled-not-in-time':
      '`action.stalled` is not yet logged half an hour before the allotted time is over.',
  }),
  inferred(`"Action ready to be performed", and participants can act after the start. ${NOTHING_HAPPENED}`)(
    'Events',
    LOG,
    { 'event/action-opened-not-draft': '`action.opened` is not logged for a draft.' },
  ),
  inferred(`"Action ready to be performed": an action that waits until another one is performed is not ready.
    ${NOTHING_HAPPENED}`)('Events', [...ACTING, ...LOG], {
    'event/action-opened-not-waiting':
      'When a transaction starts, `action.opened` is not logged for an action that waits for another participant.',
  }),
  inferred(`"All participants acted; signed documents ready to retrieve". ${NOTHING_HAPPENED}`)(
    'Events',
    [...ACTING, ...LOG],
    {
      'event/completed-not-halfway':
        '`transaction.lifecycle.completed` is not logged when only one of two signers has signed.',
      'event/completed-not-stalled':
        '`transaction.lifecycle.completed` is not logged when the only signer has refused.',
    },
  ),
  open('Events', [...ACTING, ...LOG], {
    'event/action-closed-of-alternate':
      'Whether `action.closed` is logged for an alternate signer when the other alternate signer signs.',
  }),
)
