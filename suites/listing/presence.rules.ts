import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Members that list items and the list itself always have, whatever their value is. */
export const presenceRules = tableOf(
  stated('Other objects', {
    'listing/progress-value-shown': 'A list item has a `progress_value`.',
    'listing/origin-present':
      'At least one list item of a draft or a started transaction has `origin`, even if it is null.',
    'listing/max-expiry-present':
      'At least one list item of a draft or a started transaction has `max_expiry`, even if it is null.',
  }),
  inferred(`"Transaction summaries in the list contain: ... stalled, ... ongoing_conversation, has_unread_message, ...
    private": the summary of every transaction contains these members, and a member that does not apply is false; an
    absent member is not contained.`)('Other objects', {
    'listing/stalled-shown-when-false': 'The list item of a transaction that is not stalled has `stalled`.',
    'listing/private-shown-when-false': 'The list item of a transaction that is not private has `private`.',
    'listing/ongoing-conversation-shown-when-false':
      'If no participant has written a message, the list item has `ongoing_conversation`.',
    'listing/has-unread-message-shown-when-false':
      'If no participant has written a message, the list item has `has_unread_message`.',
  }),
  inferred(`A list item has "participants (email, state, full_name, full_name_type, waiting_period)", and is the summary
    of a transaction: it shows the same members of a participant as the transaction.`)('Other objects', {
    'listing/participant-values-as-read':
      'A participant in a list item has the same `full_name`, `full_name_type` and `waiting_period` (unless it is 0) as in the transaction.',
  }),
  inferred(`A list response has "has_more (boolean: more transactions exist than returned)", without a condition: if no
    more exist, the boolean is false, and an absent member is not a boolean.`)('Other objects', {
    'listing/has-more-shown-at-end': 'If every requested transaction was returned, the list has `has_more`.',
  }),
)
