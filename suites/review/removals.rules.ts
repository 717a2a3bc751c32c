import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { TYPES_REFUSE } from '../interface/document/derivations.ts'
import { ACTING } from '../interface/document/needs.ts'
import { ONE_TRANSACTION, REVIEWS_ALONE } from './derivations.ts'

/** The removal of reviewers. */
export const removalsRules = tableOf(
  stated('Endpoints: Instructions', {
    'review/removed': 'A request with `delete=true` removes the review instruction.',
  }),
  inferred(`The call "returns the transaction", and \`delete=true\` "removes the review instruction": the response is
    the transaction without the instruction.`)('Endpoints: Instructions', {
    'review/removal-answer': 'The response to a removal is the transaction without the instruction.',
  }),
  inferred(`The request names one reviewer and one recipient, and \`delete=true\` "removes the review instruction": an
    instruction that names a different reviewer or recipient is a different instruction.`)('Endpoints: Instructions', {
    'review/removed-one-of-two-reviewers':
      'When one of two reviewers of a recipient is removed, the other reviewer stays, with a task to review.',
    'review/removed-one-of-two-recipients':
      'A reviewer who is removed from one of two recipients stays the reviewer of the other, with a task to review.',
  }),
  inferred(`The request names one reviewer and one recipient, and \`delete=true\` "removes the review instruction": if
    there is no instruction with both of them, the request names none, so all of them stay.`)(
    'Endpoints: Instructions',
    {
      'review/removed-stranger':
        'A removal whose reviewer was not appointed for its recipient leaves every other reviewer appointed, with their tasks.',
    },
  ),
  inferred(ONE_TRANSACTION)('Endpoints: Instructions', {
    'review/removed-here':
      'Removing a reviewer from one transaction does not remove them or their task from another transaction of the same people.',
  }),
  inferred(REVIEWS_ALONE)('Instructions', {
    'review/removed-leaves-rest':
      'Removing a reviewer changes nothing else in the transaction, including signers and their tasks.',
    'review/removed-signer-stays': 'A signer who is removed as a reviewer stays a signer and keeps the task to sign.',
  }),
  inferred(`"Instructions, participants and actions are updated automatically", and a task follows from an instruction:
    \`todo\` says that "the participant can perform it", and a task without an
    instruction "no longer needs performing".`)('Action', {
    'review/removed-task':
      'If a reviewer was removed before the start, they have no `todo` review task after the start.',
  }),
  inferred(`A transaction closes when "all participants performed their actions": a participant whose only instruction
    was removed has no action to perform.`)('States and transitions', ACTING, {
    'review/removed-not-awaited': 'A transaction does not wait for a reviewer who was removed.',
  }),
  inferred(`\`delete=true\` "removes the review instruction", and a task follows from an instruction: if the service
    accepts that after the start, a task that "the participant can perform" (\`todo\`) would have no
    instruction.`)('Action', {
    'review/removed-task-after-start':
      'If a removal is accepted after the start, the reviewer has no `todo` review task for the recipient.',
  }),
  inferred(`A started transaction closes when "all participants performed their actions", and "participants first in the
    queue can act": if the service accepts after the start that a reviewer is removed from their only recipient, the
    reviewer has no action to perform, and nobody has to wait for it.`)('States and transitions', ACTING, {
    'review/removed-after-start-not-awaited':
      'If a removal is accepted after the start, the transaction closes without waiting for that reviewer.',
  }),
  inferred(`The argument is an optional boolean whose value true "removes the review instruction": a request with false
    does the same as one without the argument, and removes nothing.`)('Endpoints: Instructions', {
    'review/delete-false': 'A request with `delete=false` appoints the reviewer.',
    'review/delete-false-keeps': 'A request with `delete=false` removes no reviewer.',
  }),
  inferred(TYPES_REFUSE)('Endpoints: Instructions', {
    'review/delete-not-boolean': 'If `delete` is neither true nor false, appointing a reviewer is refused.',
  }),
  inferred(`The call "appoints a reviewer", and after the removal no instruction prevents another appointment: the
    second appointment is like the first, with "a new review instruction and a new task in actions".`)(
    'Endpoints: Instructions',
    {
      'review/appointed-again': 'A reviewer who was removed can be appointed again, and then has a task to review.',
    },
  ),
  open('Endpoints: Instructions', {
    'review/removed-never-appointed': 'How the service responds to the removal of a reviewer who was never appointed.',
  }),
  open('States and transitions: rules', {
    'review/removed-after-start': 'Whether a reviewer can be removed after the start.',
  }),
)
