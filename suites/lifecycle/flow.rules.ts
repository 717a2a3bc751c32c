import { stated, tableOf } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'
import { AUTHORIZABLE } from '../interface/seals.ts'

/** The main flow, with all that a contract may have in one transaction, from the draft to where it ends. */
export const flowRules = tableOf(
  stated('What the service does', {
    'lifecycle/flow-to-start':
      'A transaction with two documents, two signers, a visa and a reviewer is created, filled and started, and is what it was told.',
    'lifecycle/flow-to-cancel': 'Such a transaction is updated, paused and cancelled after its start.',
  }),
  stated('What the service does', ACTING, {
    'lifecycle/flow-to-completion': 'Such a transaction is completed once each of its participants has acted.',
  }),
  stated('What the service does', AUTHORIZABLE, {
    'lifecycle/flow-with-seal':
      'A transaction with a signer, a reviewer, and a sealer whose certificate is authorized is created, filled and started.',
  }),
)
