import { tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachState } from '../interface/document/states.ts'

/** Documents and fields that are added after the start. */
export const additionsAfterStartRules = tableOf(
  eachState(['started', 'paused']).inferred(`No row of the table begins with a new document or a new field, and the only
    row that leads to draft is "POST /v1/transactions"; "after
    start, updates remain possible".`)('States and transitions', {
    'lifecycle/*-document-keeps-state': 'Adding a document to * leaves its state unchanged.',
    'lifecycle/*-field-keeps-state': 'Adding a field to * leaves its state unchanged.',
  }),
)
