import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

const CONTAINED =
  '"Transaction summaries in the list contain: ... stalled, ... ongoing_conversation, has_unread_message, ... private": they contain it ' +
  'of every transaction, and of one of which it is not so the member says false; what is absent is not contained.'

/** Members that list items and the list itself have, whatever their value. */
export const presenceRules = tableOf(
  stated('Other objects', {
    'listing/progress-value-shown': 'A list item has a `progress_value`.',
    'listing/origin-present': 'The list item of a draft, or that of a started transaction, has `origin`, be it null.',
    'listing/max-expiry-present':
      'The list item of a draft, or that of a started transaction, has `max_expiry`, be it null.',
  }),
  inferred(CONTAINED)('Other objects', {
    'listing/stalled-shown-when-false': 'The list item of a transaction that is not stalled has `stalled`.',
    'listing/private-shown-when-false': 'The list item of a transaction that is not private has `private`.',
    'listing/ongoing-conversation-shown-when-false':
      'The list item of a transaction to which nobody wrote has `ongoing_conversation`.',
    'listing/has-unread-message-shown-when-false':
      'The list item of a transaction to which nobody wrote has `has_unread_message`.',
  }),
  inferred(
    'A list item has "participants (email, state, full_name, full_name_type, waiting_period)", and is the summary of a transaction: it shows of a participant the attributes that the transaction shows.',
  )('Other objects', {
    'listing/participant-values-as-read':
      'A participant in a list item has the `full_name` and the `full_name_type` that the transaction reads, and its `waiting_period` where that is not 0.',
  }),
  inferred(
    'A list response has "has_more (boolean: more transactions exist than returned)", without a condition: where none exist, a boolean says false, and absence is no boolean.',
  )('Other objects', {
    'listing/has-more-shown-at-end': 'A list that returned all transactions that were asked for has `has_more`.',
  }),
)
