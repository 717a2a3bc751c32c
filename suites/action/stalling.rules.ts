import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** Actions that stall, for which reasons, and what that leaves to others. */
export const stallingRules = tableOf(
  inferred(
    'The refusals of participants are among the "stall reasons", which are "reported in the action.stalled payload and in stalled_reason": the action stalls for each of them, and `stalled` of an action is the member that says so.',
  )('Events', ACTING, {
    'action/stalled-for-each-reason':
      'An action stalls for whichever of the listed reasons its participant refused it.',
  }),
  inferred(
    '`stalled` of an action is "true when not completed within the allotted time", and the stall reasons are refusals and conflicts: while no time has passed and nobody has refused anything, there is neither.',
  )('Action', {
    'action/stalled-not-fresh': 'An action that waits for its participant since the start is not stalled.',
  }),
  inferred(
    '`stalled` of an action is "true when not completed within the allotted time", and each stall reason is a refusal or a conflict: a message to the creator is none of these.',
  )('Events', ACTING, {
    'action/stalled-not-by-message': 'An action whose participant wrote a message is not stalled.',
  }),
  stated('Action', ACTING, {
    'action/refused-task-not-done': 'A task whose participant refused it is not `done`.',
  }),
  inferred(
    'Each stall reason is a refusal of "participant", and is "reported in the action.stalled payload": an action stalls by what its own participant refuses, whatever others have refused before, and `stalled` of an action is the member that says so.',
  )('Events', ACTING, {
    'action/stalled-after-another': 'An action that its participant refused is stalled, though another one was before.',
  }),
  inferred(
    '`stalled` of an action is "true when not completed", and that of a transaction "true when at least one action is stalled": what another participant performs completes nothing of what was refused.',
  )('Action', ACTING, {
    'action/stalled-stays':
      'An action that was refused stays stalled, and so does its transaction, when another participant acts.',
  }),
  inferred(
    'A transaction closes when "all participants performed their actions", which one who refused has not, and "`stalled` is a boolean flag on the transaction and on actions, not a state": it is what it was, started.',
  )('States and transitions', ACTING, {
    'action/refused-awaited': 'A transaction stays started while one has refused, though all others have acted.',
  }),
  inferred(
    'Participants of a started transaction perform their actions, and "`stalled` is a boolean flag on the transaction and on actions, not a state": a transaction that is stalled by one of them is started, and what another one performs is `done`, "performed".',
  )('States and transitions', ACTING, {
    'action/done-while-stalled': 'A task performed while another participant has refused is `done`.',
  }),
  inferred(
    'Of a task `skipped` says that it "no longer needs performing", and a transaction closes when "all participants performed their actions": what one participant refuses leaves the others theirs to perform.',
  )('Action', ACTING, {
    'action/refusal-leaves-others': 'The task of a signer is still `todo` when another one has refused.',
  }),
  open('Action', ACTING, {
    'action/refused-not-closed': 'Whether an action that its participant refused shows a `closed_at`.',
  }),
  open('Events', ACTING, {
    'action/refused-acts-again': 'Whether a participant who has refused can still act, and which flags show then.',
    'action/stalled-otherwise':
      'Whether the control interface takes stall reasons that are no refusals, and which `stalled_reason` shows then.',
  }),
)
