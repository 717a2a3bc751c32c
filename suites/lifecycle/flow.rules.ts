import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** The main flow, from the draft to the completion: its steps, one after another, with one key. */
export const flowRules = tableOf(
  stated('What the service does', {
    'lifecycle/flow-to-start':
      'A transaction is created, files are uploaded and added to it as documents, fields are placed on them, two signers, ' +
      'a visa giver and a reviewer are assigned, and it is started: each step is accepted, and then the transaction has it all.',
    'lifecycle/flow-to-cancellation': 'A transaction so started is updated, paused and cancelled, one after another.',
  }),
  stated('What the service does', ACTING, {
    'lifecycle/flow-to-completion':
      'A transaction so started is completed once its signers, its visa giver and its reviewer have performed their actions.',
  }),
)
