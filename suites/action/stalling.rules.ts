import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** Actions that stall, the reasons, and the effect on other participants. */
export const stallingRules = tableOf(
  inferred(
    'The refusals of participants are among the "stall reasons", which are "reported in the action.stalled payload and in stalled_reason": the action stalls for each of these refusals, and `stalled` of an action shows that.',
  )('Events', ACTING, {
    'action/stalled-for-each-reason':
      'If a participant refuses an action for any of the listed reasons, the action stalls.',
  }),
  inferred(`\`stalled\` of an action is "true when not completed within the allotted time", and the stall reasons are
    refusals and conflicts: neither applies while no time has passed and nobody has refused anything.`)('Action', {
    'action/stalled-not-fresh': 'An action that has just opened at the start is not stalled.',
  }),
  inferred(`\`stalled\` of an action is "true when not completed within the allotted time", and the stall reasons are
    refusals and conflicts: who performs the action at once does neither.`)('Action', ACTING, {
    'action/stalled-not-performed': 'An action that its participant has performed at once is not stalled.',
  }),
  inferred(`\`stalled\` of an action is "true when not completed within the allotted time", and each stall reason is a
    refusal or a conflict: a message to the creator is neither.`)('Events', ACTING, {
    'action/stalled-not-by-message': 'An action whose participant has only written a message is not stalled.',
  }),
  stated('Action', ACTING, {
    'action/refused-task-not-done': 'A task that its participant has refused is not `done`.',
  }),
  inferred(
    'Each stall reason is a refusal of "participant", and is "reported in the action.stalled payload": an action stalls when its own participant refuses, whatever others have refused before, and `stalled` of an action shows that.',
  )('Events', ACTING, {
    'action/stalled-after-another':
      'If another action was refused before, an action that its participant refuses is stalled too.',
  }),
  inferred(`\`stalled\` of an action is "true when not completed", and that of a transaction "true when at least one
    action is stalled": neither an act of another participant nor a message completes the refused action.`)(
    'Action',
    ACTING,
    {
      'action/stalled-stays':
        'When another participant acts or refuses, or a message is written, a refused action and its transaction stay stalled.',
    },
  ),
  inferred(
    'A transaction closes when "all participants performed their actions", and a participant who refused has not performed theirs. "`stalled` is a boolean flag on the transaction and on actions, not a state": the state is still `started`.',
  )('States and transitions', ACTING, {
    'action/refused-awaited':
      'If one participant has refused and all others have acted, the transaction stays `started`.',
  }),
  inferred(
    'Participants of a started transaction perform their actions, and "`stalled` is a boolean flag on the transaction and on actions, not a state": a transaction that one of them has stalled is still started, and a task that another participant performs is `done`, "performed".',
  )('States and transitions', ACTING, {
    'action/done-while-stalled':
      'If a participant performs a task after another participant has refused, the task is `done`.',
  }),
  inferred(
    'A `skipped` task "no longer needs performing", and a transaction closes when "all participants performed their actions": after a refusal by one participant, the others still have to perform their tasks.',
  )('Action', ACTING, {
    'action/refusal-leaves-others':
      'If one signer has refused, the task of another signer is neither `skipped` nor `done`.',
  }),
  open('Action', ACTING, {
    'action/refused-not-closed': 'Whether an action that its participant has refused shows a `closed_at`.',
  }),
  open('Events', ACTING, {
    'action/refused-acts-again':
      'Whether a participant who has refused can still act, and which flags show afterwards.',
    'action/stalled-otherwise':
      'Whether the control interface accepts stall reasons other than refusals, and which `stalled_reason` then shows.',
  }),
)
