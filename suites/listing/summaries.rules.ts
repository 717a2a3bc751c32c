import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, HOLD, TIME } from '../interface/document/needs.ts'

/** Members that only list items show, and the sealers of list items. */
export const summariesRules = tableOf(
  stated('Transaction object', ACTING, {
    'listing/completed-at-shown': 'The list item of a completed transaction shows `completed_at`.',
    'listing/completed-at-type': '`completed_at` in a list item is an ISO 8601 date-time.',
  }),
  inferred(
    '`completed_at` "appears in list items of completed transactions"; the document names each time after the transition that it dates ("started_at" of the start, "closed_at" when closed), so it is the time at which the transaction was completed.',
  )('Transaction object', [...ACTING, ...TIME], {
    'listing/completed-at-time': '`completed_at` is the time of the completion.',
  }),
  inferred(
    '"closed (all participants completed their action)" and "completed (final documents extended and available for download)" are two states, and `closed_at` and `completed_at` two members: if a transaction is completed later than it is closed, the two times differ.',
  )('Transaction object', [...ACTING, ...HOLD, ...TIME], {
    'listing/completed-at-not-closing': '`completed_at` is the time of the completion, not of the closing before it.',
  }),
  stated('Transaction object', {
    'listing/creator-workspace': 'The creator in a list item has a `workspace`.',
    'listing/creator-api-key-id': 'The creator in a list item has an `api_key_id`.',
  }),
  stated('Other objects', ['seal'], {
    'listing/sealers-held': 'If a certificate is assigned to a field, `sealers` of the list item lists it by its id.',
  }),
  stated('Transaction object', ['api-key-id'], {
    'listing/creator-api-key-id-of-creation':
      'The `api_key_id` in a list item is the id of the key that authenticated the creation.',
  }),
  stated('Transaction object', ['second-key'], {
    'listing/creator-api-key-id-by-key':
      'List items of transactions created with two keys have different values of `api_key_id`, whichever key lists them.',
  }),
)
