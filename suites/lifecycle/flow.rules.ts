import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** The main flow from the draft to the completion, step by step, with one key. */
export const flowRules = tableOf(
  stated('What the service does', {
    'lifecycle/flow-to-start':
      'Each step from creating a transaction with documents, fields, signers and a reviewer to starting it is accepted, and the ' +
      'transaction shows them all.',
    'lifecycle/flow-to-cancellation':
      'A transaction that was started in the main flow can be updated, paused and cancelled, in this order.',
  }),
  stated('What the service does', ACTING, {
    'lifecycle/flow-to-completion':
      'When the signers, the visa giver and the reviewer of the main flow have performed their actions, the transaction becomes `completed`.',
  }),
)
