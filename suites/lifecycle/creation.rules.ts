import { stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const ENDPOINTS = 'Endpoints: Transactions'

/** A transaction that was created, and reading one. */
export const creationRules = {
  'lifecycle/creation-draft': stated('States and transitions', 'A new transaction is a draft.'),
  'lifecycle/creation-answer-state': stated(ENDPOINTS, 'A creation is answered with the transaction in draft state.'),
  'lifecycle/get-transaction': stated(ENDPOINTS, 'Reading a transaction returns the transaction with that id.'),
  'lifecycle/get-as-updated': stated(ENDPOINTS, 'A transaction reads as it was last updated.'),
} satisfies RuleTable<'lifecycle'>
