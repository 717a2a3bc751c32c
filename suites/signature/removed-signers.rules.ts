import { inferred, open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** Signers who were removed from a field: the tasks that they still have, and whether the transaction waits for them. */
export const removedSignersRules = tableOf(
  inferred(`A task in state \`todo\` is one that "the participant can perform", and "instructions, participants and
    actions are updated" with the signers: a signer who was removed
    from a field has nothing to sign there.`)('Action', {
    'signature/removed-task': 'A signer who was removed from one of several fields has no `todo` task for it.',
  }),
  inferred(`The request "removes the signer from the field", and the instructions of a field name everybody who signs
    it.`)('Endpoints: Instructions', ACTING, {
    'signature/removed-cannot-act':
      'A signer who was removed from a field before the start does not sign it, even if they sign other fields.',
  }),
  inferred(`A started transaction closes when "all participants performed their actions": a signer who was removed from
    their only field has no action to perform.`)('States and transitions', ACTING, {
    'signature/removed-not-awaited':
      'A transaction closes without waiting for a signer who was removed before the start.',
  }),
  inferred(`The request "removes the signer from the field", and a started transaction closes when "all participants
    performed their actions": a signer who still has another
    field has an action to perform.`)('States and transitions', ACTING, {
    'signature/removed-from-one-awaited':
      'A transaction stays `started` until a signer who was removed from one of two fields has signed the other.',
  }),
  inferred(`\`delete=true\` "removes the signer from the field", and "instructions, participants and actions are updated":
    if the service accepts that after the start, a signer who was removed has nothing to sign there, and \`todo\` is a
    task that "the participant can perform".`)('Action', {
    'signature/removed-task-after-start':
      'If a removal is accepted after the start, the signer has no `todo` task for the field.',
  }),
  inferred(`\`delete=true\` "removes the signer from the field", not from others, and a \`skipped\` task "no longer needs
    performing": a task for another field still needs performing.`)('Action', {
    'signature/removed-after-start-other-fields':
      'If a removal is accepted after the start, the task of the signer for another field is neither `skipped` nor `done`.',
  }),
  inferred(`A started transaction closes when "all participants performed their actions": if the service accepts after
    the start that a signer is removed from their only field, they have no action to perform.`)(
    'States and transitions',
    ACTING,
    {
      'signature/removed-after-start-not-awaited':
        'If a removal is accepted after the start, the transaction closes without waiting for that signer.',
    },
  ),
  open('Endpoints: Instructions', {
    'signature/removed-after-start': 'Whether a signer who has not signed can be removed after the start.',
    'signature/removed-roles':
      'Whether a signer who was removed from their only field is still a participant and has an action.',
  }),
)
