import { open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** What list items show. */
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
    'listing/private-shown': 'The list item of a private transaction has `private`, and it is true.',
    'listing/started-at-shown': 'The list item of a started transaction has a `started_at`.',
    'listing/expires-at-shown': 'The list item of a started transaction has an `expires_at`.',
    'listing/participants-shown':
      'The list item of a transaction with a signer has them among its `participants`, by email.',
    'listing/participant-state-shown': 'A participant in a list item has a `state`.',
    'listing/creator-workspace-name': 'The creator in a list item has a `workspace_name`.',
    'listing/creator-api-key-name': 'The creator in a list item has an `api_key_name`.',
  }),
  stated('Other objects', ['members'], {
    'listing/watchers-shown': 'The list item of a transaction with watchers has `watchers`.',
  }),
  stated('Other objects', ['seal'], {
    'listing/sealers-named': 'A sealer in a list item has a `name`.',
  }),
  stated('Other objects', ACTING, {
    'listing/stalled-shown': 'The list item of a stalled transaction has `stalled`, and it is true; it is no `state`.',
    'listing/ongoing-conversation-shown':
      'The list item of a transaction one of whose participants wrote has `ongoing_conversation`, and it is true.',
    'listing/has-unread-message-shown':
      'The list item of a transaction with an unread message has `has_unread_message`, and it is true.',
  }),
  open('Other objects', {
    'listing/origin-kind': 'Which kind of value `origin` of a list item has: its type and meaning are not shown.',
    'listing/max-expiry-kind':
      'Which kind of value `max_expiry` of a list item has: its type and meaning are not shown.',
  }),
)
