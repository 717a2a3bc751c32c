import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** What the start of a transaction does to the actions of its participants, and actions that stall. */
export const actionsRules = tableOf(
  stated('States and transitions', ACTING, {
    'action/opens-at-start': 'After the start a participant first in the queue can act.',
  }),
  inferred(
    'After the start "participants first in the queue can act", and an action is what a participant acts on: "actor: email of the ' +
      'participant performing the action"; where there is but one signer, one of them is theirs.',
  )('States and transitions', {
    'action/of-signer-after-start': 'A started transaction has an action of its signer.',
  }),
  stated('Transaction object', {
    'action/url-after-start': 'An action of a started transaction carries the address of its page.',
  }),
  inferred(
    '`stalled` of an action is "true when not completed within the allotted time", and each stall reason is a refusal or a conflict: an action that waits since a moment ago, and that nobody refused, has none of these.',
  )('Action', ACTING, {
    'action/stalled-flag-of-another': 'An action that nobody refused is not stalled, though another one was refused.',
  }),
  stated('Transaction object', ACTING, {
    'action/task-done-only-performed': 'A task that nobody performed is not `done`, whatever others are.',
  }),
  stated('Transaction object', {
    'action/task-of-its-signer': 'Each field that is to be signed is named by a task in the action of its signer.',
  }),
  open('States and transitions: rules', {
    'action/inner-states': 'Which states participants, actions and tasks go through.',
  }),
  inferred(
    'A refusal to sign is one of the "stall reasons", which are "reported in the action.stalled payload": the action stalls, and ' +
      '`stalled` of an action is the member that says so.',
  )('States and transitions', ACTING, {
    'action/stalled-flag': 'An action that its participant refused is stalled.',
  }),
)
