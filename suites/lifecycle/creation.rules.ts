import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** The creation of a transaction, and reading one. */
export const creationRules = tableOf(
  stated('States and transitions', { 'lifecycle/creation-draft': 'A new transaction is a draft.' }),
  stated('Endpoints: Transactions', {
    'lifecycle/creation-answer-state': 'The response to a creation is the transaction in state `draft`.',
    'lifecycle/get-transaction': 'The response to reading a transaction is the transaction with that id.',
    'lifecycle/get-as-updated': 'The response to reading a transaction shows it as last updated.',
  }),
)
