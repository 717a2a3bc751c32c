import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { TYPES_REFUSE } from '../interface/document/derivations.ts'
import { ACTING } from '../interface/document/needs.ts'
import { ONE_REVIEW, ONE_TRANSACTION, REVIEWS_ALONE } from './derivations.ts'

/** Reviewers that are removed. */
export const removalsRules = tableOf(
  stated('Endpoints: Instructions', {
    'review/removed': '`delete=true` removes the review instruction.',
  }),
  inferred(
    'The call "returns the transaction", and `delete=true` "removes the review instruction": what is returned is the transaction that ' +
      'has it no more.',
  )('Endpoints: Instructions', {
    'review/removal-answer': 'The response to a removal is the transaction without the instruction.',
  }),
  inferred(ONE_REVIEW)('Endpoints: Instructions', {
    'review/removed-one-of-two-reviewers': 'When one of two reviewers of a recipient is removed, the other one stays.',
    'review/removed-one-of-two-recipients':
      'Removing a reviewer from one of two recipients leaves them the reviewer of the other.',
  }),
  inferred(ONE_TRANSACTION)('Endpoints: Instructions', {
    'review/removed-here': 'A removal leaves the same reviewer in other transactions of the same people.',
  }),
  inferred(REVIEWS_ALONE)('Instructions', {
    'review/removed-leaves-rest':
      'Removing a reviewer changes nothing else in the transaction, signers and their tasks included.',
    'review/removed-signer-stays': 'A signer who no longer reviews is a signer as before, with the task.',
  }),
  inferred(
    '"Instructions, participants and actions are updated automatically", and a task stands for an instruction: `todo` says that "the ' +
      'participant can perform it", and what nobody is instructed to do "no longer needs performing".',
  )('Action', {
    'review/removed-task': 'A review that was taken back is no task to do after the start.',
  }),
  inferred(
    'A transaction closes when "all participants performed their actions": whose only instruction was removed has none to perform.',
  )('States and transitions', ACTING, {
    'review/removed-not-awaited': 'A transaction does not wait for a reviewer who was removed.',
  }),
  inferred(
    'The argument is an optional boolean whose value true "removes the review instruction": a request that says false asks for what one ' +
      'without the argument asks for, and removes nothing.',
  )('Endpoints: Instructions', {
    'review/delete-false': 'An appointment with `delete=false` appoints the reviewer.',
    'review/delete-false-keeps': 'A request with `delete=false` removes no reviewer.',
  }),
  inferred(TYPES_REFUSE)('Endpoints: Instructions', {
    'review/delete-not-boolean': 'A value of `delete` that is neither true nor false is refused.',
  }),
  inferred(
    'The call "appoints a reviewer", and after the removal there is no instruction that would be in the way: the second appointment is ' +
      'one like the first.',
  )('Endpoints: Instructions', {
    'review/appointed-again': 'A reviewer who was removed can be appointed again.',
  }),
  open('Endpoints: Instructions', {
    'review/removed-never-appointed': 'How the removal of a reviewer is answered who was never appointed.',
  }),
  open('States and transitions: rules', {
    'review/removed-after-start': 'Whether a reviewer can be removed after the start.',
  }),
)
