import { open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'
import { eachState } from '../interface/document/states.ts'
import { ONE_TRANSACTION } from './as-read.rules.ts'

/** States in which a transaction may still show that a participant has written and refused. */
export const FLAGGED = ['paused', 'cancelled', 'expired'] as const

/** The members of list items. */
export const membersRules = tableOf(
  stated('Other objects', {
    'listing/object': 'The `object` of a list item is `transaction`.',
    'listing/id-shown': 'A list item has the `id` of its transaction.',
    'listing/name-shown': 'A list item has the `name` of its transaction.',
    'listing/folder-id-shown': 'A list item has a `folder_id`.',
    'listing/folder-name-shown': 'A list item has a `folder_name`.',
    'listing/created-at-shown': 'A list item has a `created_at`.',
    'listing/state-shown': 'A list item has a `state`.',
    'listing/metadata-shown': 'The list item of a transaction with metadata has `metadata`.',
    'listing/private-shown': 'If a transaction is private, `private` of its list item is true.',
    'listing/started-at-shown': 'The list item of a started transaction has a `started_at`.',
    'listing/expires-at-shown': 'The list item of a started transaction has an `expires_at`.',
    'listing/participants-shown':
      'If a transaction has a signer, `participants` of its list item lists the signer by email.',
    'listing/participant-state-shown': 'A participant in a list item has a `state`.',
    'listing/creator-workspace-name': 'The creator in a list item has a `workspace_name`.',
    'listing/creator-api-key-name': 'The creator in a list item has an `api_key_name`.',
  }),
  stated('Other objects', ['members'], {
    'listing/watchers-shown': 'The list item of a transaction with watchers has `watchers`.',
  }),
  stated('Other objects', ['seal'], { 'listing/sealers-named': 'A sealer in a list item has a `name`.' }),
  stated('Other objects', ACTING, {
    'listing/stalled-shown':
      'If a transaction is stalled, `stalled` of its list item is true, and `state` has another value.',
    'listing/ongoing-conversation-shown':
      'When a participant has written a message, `ongoing_conversation` of the list item is true.',
    'listing/has-unread-message-shown':
      'If a transaction has an unread message, `has_unread_message` of its list item is true.',
  }),
  eachState(FLAGGED).inferred(ONE_TRANSACTION)('Other objects', ACTING, {
    'listing/flags-*-as-read':
      'If a participant has written a message and refused, the list item of * shows the same flags as the transaction.',
  }),
  open('Other objects', {
    'listing/origin-kind': 'Which kind of value `origin` of a list item has; its type and meaning are not documented.',
    'listing/max-expiry-kind':
      'Which kind of value `max_expiry` of a list item has; its type and meaning are not documented.',
  }),
)
