import { refusedValuesRules } from './refused-values.rules.ts'
import { heldValuesRules } from './held-values.rules.ts'

/**
 * The name under which a transaction is sent. The table of its values has a row for the feature and a row for the API:
 * if both forbid a value, the refusal is stated; if only the row of the API forbids it, the refusal is inferred.
 */
export const senderNameDisplayTopics = { 'held-values': heldValuesRules, 'refused-values': refusedValuesRules }
