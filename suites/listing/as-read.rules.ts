import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, CONVERSING, SETTING, TIME } from '../interface/document/needs.ts'
import { eachState } from '../interface/document/states.ts'

export const ONE_TRANSACTION =
  'A list item is the summary of a transaction, with members of the same names as the transaction object: once the list has caught up, ' +
  'the item cannot show another value for a member of a transaction than a reading by id.'
const asRead = inferred(ONE_TRANSACTION)

/** List items show the same values as their transactions, read by id. */
export const asReadRules = tableOf(
  asRead('Other objects', {
    'listing/name-as-read': 'A list item shows the same `name` as its transaction.',
    'listing/created-at-as-read': 'A list item shows the same `created_at` as its transaction.',
    'listing/state-as-read':
      'The list item of a draft, started, paused or cancelled transaction shows the same `state` and other members as the transaction.',
    'listing/metadata-as-read': 'A list item shows the same `metadata` as its transaction.',
    'listing/started-at-as-read': 'A list item shows the same `started_at` as its transaction.',
    'listing/expires-at-as-read': 'A list item shows the same `expires_at` as its transaction.',
    'listing/participants-as-read':
      'A list item shows participants with the same emails and states as its transaction.',
    'listing/creator-as-read':
      'The creator in a list item has the same `workspace_name` and `api_key_name` as in the transaction.',
    'listing/flags-not-true':
      'In a list item, `stalled`, `private`, `ongoing_conversation` and `has_unread_message` are true only if they apply to the transaction.',
    'listing/filtered-as-read': 'A list item shows the same values as its transaction, whichever filters are used.',
    'listing/updated-as-read':
      'When an update changes the name, the metadata and the privacy of a transaction, its list item shows the new values.',
  }),
  asRead('Other objects', CONVERSING, {
    'listing/flags-not-true-read':
      'When the only message has been read, `has_unread_message` of the list item is not true.',
  }),
  asRead('Other objects', ['folder'], {
    'listing/folder-as-read': 'A list item shows the same `folder_id` and `folder_name` as its transaction.',
  }),
  asRead('Other objects', ['members'], {
    'listing/watchers-as-read': 'A list item shows the same watchers as its transaction.',
  }),
  asRead('Other objects', ['seal'], {
    'listing/sealers-as-read': 'A list item shows sealers with the same ids and names as its transaction.',
  }),
  asRead('Other objects', SETTING, {
    'listing/participant-members-as-read':
      'A participant in a list item has the same `full_name`, `full_name_type` and `waiting_period` as in the transaction.',
  }),
  asRead('Other objects', ACTING, {
    'listing/progress-value-as-read':
      'When one of two signers has signed, a list item shows the same `progress_value` as its transaction, also after a cancellation.',
    'listing/participant-performed-as-read':
      'When some participants have signed or reviewed, a list item shows the same states of participants as its transaction.',
  }),
  asRead('Other objects', [...ACTING, ...TIME], {
    'listing/progress-value-expired-as-read':
      'When a transaction expires after one of two signers has signed, its list item shows the same `progress_value`.',
  }),
  eachState(['completed', 'closed', 'expired']).inferred(ONE_TRANSACTION)('Other objects', {
    'listing/state-*-as-read': 'The list item of * shows the same `state` and other members as the transaction.',
  }),
)
