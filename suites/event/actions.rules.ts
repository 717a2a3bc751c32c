import { inferred, open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, LOG, TIME } from '../interface/document/needs.ts'
import { causeRules, type Cause } from './causes.ts'

/** Events of actions, by what causes them. */
export const OF_ACTIONS = {
  'opened-for-reviewer': { type: 'action.opened', on: 'when a review can be performed', needs: ACTING },
  'opened-in-turn': { type: 'action.opened', on: 'for the second of two signers', needs: ACTING },
  'opened-again': {
    type: 'action.opened',
    on: 'when a new field opens an action again',
    needs: ACTING,
    because:
      '`action.opened` means "action ready to be performed", and an action "can be reopened after being closed when the transaction is ' +
      'updated dynamically with new instructions for the actor": the request that gives them opens it, and so causes the event.',
  },
  'closed-for-reviewer': { type: 'action.closed', on: 'when a review was performed', needs: ACTING },
  'closed-for-visa': { type: 'action.closed', on: 'when a visa was given', needs: ACTING },
  'closed-for-last': { type: 'action.closed', on: 'when the last of two signers signed', needs: ACTING },
  'stalled-for-reviewer': { type: 'action.stalled', on: 'when a reviewer refuses', needs: ACTING },
  'stalled-by-time': { type: 'action.stalled', on: 'when the allotted time is over', needs: [...TIME, ...ACTING] },
} as const satisfies Readonly<Record<string, Cause>>

const NOTHING_HAPPENED =
  'An event tells that "something changes": where what the table says of it did not happen, it would tell of what never was.'

/** What is logged of actions, by whatever opens, closes or stalls them. */
export const actionsRules = tableOf(
  causeRules(OF_ACTIONS),
  inferred(`"Participant performed the action". ${NOTHING_HAPPENED}`)('Events', [...ACTING, ...LOG], {
    'event/action-closed-of-no-other': 'When one of two signers signed, no `action.closed` is logged of the other.',
    'event/action-closed-only-performed':
      'No `action.closed` is logged of an action that was refused, whose participant wrote, and that was cancelled or paused.',
  }),
  inferred(`"Participant performed the action". ${NOTHING_HAPPENED}`)('Events', [...TIME, ...LOG], {
    'event/action-closed-not-expired': 'No `action.closed` is logged of a transaction that expired.',
  }),
  inferred(`"Not performed within the allotted time". ${NOTHING_HAPPENED}`)('Events', [...ACTING, ...LOG], {
    'event/action-stalled-of-no-other': 'When one of two signers refused, no `action.stalled` is logged of the other.',
    'event/action-stalled-not-performed': 'No `action.stalled` is logged when participants write and sign.',
  }),
  inferred(`"Not performed within the allotted time". ${NOTHING_HAPPENED}`)('Events', [...TIME, ...LOG], {
    'event/action-stalled-not-in-time': 'No `action.stalled` is logged half an hour before the allotted time is over.',
  }),
  inferred(`"Action ready to be performed", and participants can act after the start. ${NOTHING_HAPPENED}`)(
    'Events',
    LOG,
    { 'event/action-opened-not-draft': 'No `action.opened` is logged of a draft.' },
  ),
  inferred(`"All participants acted; signed documents ready to retrieve". ${NOTHING_HAPPENED}`)(
    'Events',
    [...ACTING, ...LOG],
    {
      'event/completed-not-halfway': 'No completion is logged when one of two signers signed.',
      'event/completed-not-stalled': 'No completion is logged when the only signer refused.',
    },
  ),
  open('Events', [...ACTING, ...LOG], {
    'event/action-closed-of-alternate':
      'Whether `action.closed` is logged of an alternate signer, whom another one spared.',
  }),
)
