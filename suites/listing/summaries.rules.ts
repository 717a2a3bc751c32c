import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, HOLD, TIME } from '../interface/document/needs.ts'

/** What the items of the list show beyond the transaction that is read by its id. */
export const summariesRules = tableOf(
  stated('Transaction object', ACTING, {
    'listing/completed-at-shown': 'The list item of a completed transaction shows `completed_at`.',
    'listing/completed-at-type': '`completed_at` in a list item is an ISO 8601 date-time.',
  }),
  inferred(
    '`completed_at` "appears in list items of completed transactions"; the document names each time after the move whose time it is ("started_at" of the start, "closed_at" when closed), so it is the time at which the transaction was completed.',
  )('Transaction object', [...ACTING, ...TIME], {
    'listing/completed-at-time': '`completed_at` is the time of the completion.',
  }),
  inferred(
    '"closed (all participants completed their action)" and "completed (final documents extended and available for download)" are two states, and `closed_at` and `completed_at` two members: the time of a completion that comes later than the closing is not the time of the closing.',
  )('Transaction object', [...ACTING, ...HOLD, ...TIME], {
    'listing/completed-at-not-closing': '`completed_at` is the time of the completion, not of the closing before it.',
  }),
  stated('Transaction object', {
    'listing/creator-workspace': 'The creator in a list item has a `workspace`.',
    'listing/creator-api-key-id': 'The creator in a list item has an `api_key_id`.',
  }),
  stated('Other objects', ['seal'], {
    'listing/sealers-held':
      'The list item of a transaction that a certificate signs has it among its `sealers`, by its id.',
  }),
  stated('Transaction object', ['api-key-id'], {
    'listing/creator-api-key-id-of-creation':
      'The `api_key_id` in a list item is the id of the key that authenticated the creation.',
  }),
  stated('Transaction object', ['second-key'], {
    'listing/creator-api-key-id-by-key':
      'List items of transactions created with two keys have two different `api_key_id`s, whichever key lists them.',
  }),
)
