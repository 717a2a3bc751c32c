import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING, TIME } from '../interface/needs.ts'

const OBJECT = 'Transaction object'
const ACTED_LATER = { needs: [...ACTING, ...TIME] }
const ACTED = { needs: ACTING }

/** What the items of the list show beyond the transaction that is read by its id. */
export const summariesRules = {
  'listing/completed-at-shown': stated(OBJECT, 'The list item of a completed transaction shows `completed_at`.', ACTED),
  'listing/completed-at-type': stated(OBJECT, '`completed_at` in a list item is an ISO 8601 date-time.', ACTED),
  'listing/completed-at-time': inferred(OBJECT, '`completed_at` is the time of the completion.', ACTED_LATER),
  'listing/creator-workspace': stated(OBJECT, 'The creator in a list item has a `workspace`.'),
  'listing/creator-api-key-id': stated(OBJECT, 'The creator in a list item has an `api_key_id`.'),
  'listing/creator-api-key-id-of-creation': stated(
    OBJECT,
    'The `api_key_id` in a list item is the id of the key that authenticated the creation.',
    { needs: ['api-key-id'] },
  ),
  'listing/creator-api-key-id-by-key': stated(
    OBJECT,
    'List items of transactions created with two keys have two different `api_key_id`s, whichever key lists them.',
    { needs: ['second-key'] },
  ),
} satisfies RuleTable<'listing'>
