import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** The creation of a transaction, and reading one. */
export const creationRules = tableOf(
  stated('States and transitions', { 'lifecycle/creation-draft': 'A new transaction is a draft.' }),
  stated('Endpoints: Transactions', {
    'lifecycle/creation-answer-state': 'The response to a creation is the transaction in state `draft`.',
    'lifecycle/get-transaction': 'Reading a transaction returns the transaction with that id.',
    'lifecycle/get-as-updated': 'Reading a transaction returns it as last updated.',
  }),
)
