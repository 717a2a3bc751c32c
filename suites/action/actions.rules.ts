import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** Actions after the start of a transaction, and actions that stall. */
export const actionsRules = tableOf(
  stated('States and transitions', ACTING, {
    'action/opens-at-start': 'After the start, a participant who is first in the queue can act.',
  }),
  inferred(`After the start "participants first in the queue can act", and each action has its participant, "actor:
    email of the participant performing the action": if there is only one
    signer, one of the actions is theirs.`)('States and transitions', {
    'action/of-signer-after-start': 'A started transaction has an action of its signer.',
  }),
  stated('Transaction object', {
    'action/url-after-start': 'An action of a started transaction carries the address of its page.',
  }),
  inferred(
    '`stalled` of an action is "true when not completed within the allotted time", and each stall reason is a refusal or a conflict: neither applies to an action that has just opened and that nobody refused.',
  )('Action', ACTING, {
    'action/stalled-flag-of-another': 'If one action was refused, an action that nobody refused is not stalled.',
  }),
  stated('Transaction object', ACTING, {
    'action/task-done-only-performed': 'A task that nobody performed is not `done`, whatever happens to other tasks.',
  }),
  stated('Transaction object', {
    'action/task-of-its-signer':
      'For every field to be signed, the action of its signer has a task that names the field.',
  }),
  open('States and transitions: rules', {
    'action/inner-states': 'Which states participants, actions and tasks have from the draft to the end.',
  }),
  inferred(`A refusal to sign is one of the "stall reasons", which are "reported in the action.stalled payload": the
    action stalls, and \`stalled\` of an action shows that.`)('States and transitions', ACTING, {
    'action/stalled-flag': 'An action that its participant refuses is stalled.',
  }),
)
