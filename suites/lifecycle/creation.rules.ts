import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** A transaction that was created, and reading one. */
export const creationRules = tableOf(
  stated('States and transitions', { 'lifecycle/creation-draft': 'A new transaction is a draft.' }),
  stated('Endpoints: Transactions', {
    'lifecycle/creation-answer-state': 'A creation is answered with the transaction in draft state.',
    'lifecycle/get-transaction': 'Reading a transaction returns the transaction with that id.',
    'lifecycle/get-as-updated': 'A transaction reads as it was last updated.',
  }),
)
