import { tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachState } from '../interface/document/states.ts'

/** What is added inside a transaction after its start. */
export const additionsAfterStartRules = tableOf(
  eachState(['started', 'paused']).inferred(
    'No row of the table begins with a new document or a new field, and the only one that leads to draft is "POST /v1/transactions"; ' +
      '"after start, updates remain possible".',
  )('States and transitions', {
    'lifecycle/*-document-keeps-state': 'A document that is added to * leaves its state as it was.',
    'lifecycle/*-field-keeps-state': 'A field that is added to * leaves its state as it was.',
  }),
)
