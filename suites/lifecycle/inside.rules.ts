import { inferred, tableOf } from '../../helpers/catalogue/rule.ts'
import { eachState } from '../interface/states.ts'

/** What is added inside a transaction after its start, and what a cancellation is answered with. */
export const insideRules = tableOf(
  eachState(['started', 'paused']).inferred(
    'No row of the table begins with a new document or a new field, and the only one that leads to draft is "POST /v1/transactions"; ' +
      '"after start, updates remain possible".',
  )('States and transitions', {
    'lifecycle/*-document-keeps-state': 'A document that is added to * leaves its state as it was.',
    'lifecycle/*-field-keeps-state': 'A field that is added to * leaves its state as it was.',
  }),
  inferred(
    'The call "returns the transaction in cancelled state", of a move with "closed_at set": the transaction that it returns has been cancelled.',
  )('Endpoints: Transactions', {
    'lifecycle/cancel-answer-closed-at': 'A cancellation is answered with `closed_at`.',
  }),
)
