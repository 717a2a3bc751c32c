import { inferred, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'
import { UPDATED_AFTER_TASK, UPDATED_IN_PAUSE } from '../interface/scenes/once-started.ts'
import { eachEnded } from '../interface/document/states.ts'

/** Signers who are added or removed after the start, those who have signed, and those of what has ended. */
export const statesRules = tableOf(
  inferred(
    '"After start, updates remain possible when compatible with the state of the resource or sub-resource and coherent with the ' +
      'signature flow", and an action can be reopened "when the transaction is updated dynamically with new instructions for the ' +
      'actor": a signer of a field that nobody is asked to sign yet stands in the way of no signature.',
  )('Transaction object', {
    'signature/signer-after-start': 'A signer can be added to a started transaction.',
  }),
  inferred(
    'A started transaction closes when "all participants performed their actions"; a signer who was added by the time is one of ' +
      'them, as "participants and actions are updated automatically when a signer or reviewer is added".',
  )('States and transitions: rules', ACTING, {
    'signature/signer-after-start-awaited': 'Closing waits for a signer added after the start, and for nothing more.',
  }),
  inferred(UPDATED_IN_PAUSE)('States and transitions: rules', {
    'signature/signer-in-pause': 'A signer can be added to a paused transaction.',
  }),
  inferred(UPDATED_AFTER_TASK)('States and transitions: rules', ACTING, {
    'signature/signer-after-task-done':
      'A signer can be added to a document that nobody has signed when another one was signed.',
  }),
  inferred(
    'A started transaction closes when "all participants performed their actions", and an action "can be reopened after being ' +
      'closed when the transaction is updated dynamically with new instructions for the actor": who signed and was given another ' +
      'field has an action to perform.',
  )('States and transitions: rules', ACTING, {
    'signature/signed-signer-awaited-again': 'Closing waits for a signer who signed, and was given another field then.',
  }),
  inferred(
    '"A signer\'s details cannot change after the signer has signed", and later updates must be "coherent with the signature ' +
      'flow": to take signers off the field that they have signed changes more of them than any detail.',
  )('States and transitions: rules', ACTING, {
    'signature/signer-after-signing': 'A signer who has signed cannot be removed.',
  }),
  stated(
    'States and transitions: rules',
    unreachable('no-call', 'no call with documented arguments changes details of a participant'),
    { 'signature/signer-details-after-signing': 'Details of a signer who has signed cannot change.' },
  ),
  eachEnded('States and transitions: rules', {
    'signature/not-added-*': 'No signer can be added to *.',
    'signature/not-removed-*': 'No signer of * can be removed.',
  }),
)
