import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { TIME } from '../interface/document/needs.ts'

const LIST = 'Endpoints: Transactions'

/** Filters of the list by times. */
export const datesRules = tableOf(
  stated(LIST, {
    'listing/created-gt': 'The list with `created_gt`, to the second, shows a transaction created after it.',
    'listing/created-gt-milliseconds':
      'The list with `created_gt`, to the millisecond, shows a transaction created after it.',
    'listing/created-gt-at-instant': 'The list with `created_gt` shows a transaction created at exactly that time.',
    'listing/created-gt-dropped': 'The list with `created_gt` shows no transaction created before it.',
    'listing/created-gt-dropped-milliseconds':
      'The list with `created_gt` shows no transaction created a millisecond before it.',
    'listing/created-lt': 'The list with `created_lt`, to the second, shows a transaction created before it.',
    'listing/created-lt-milliseconds':
      'The list with `created_lt`, to the millisecond, shows a transaction created before it.',
    'listing/created-lt-at-instant':
      'If `created_at` shows milliseconds, the list with `created_lt` shows a transaction created at exactly that time.',
    'listing/created-lt-dropped': 'The list with `created_lt` shows no transaction created after it.',
    'listing/created-lt-dropped-milliseconds':
      'The list with `created_lt` shows no transaction created a millisecond after it.',
    'listing/created-window':
      'The list with `created_gt` and `created_lt` shows exactly the transactions created between them.',
  }),
  inferred(`\`created_gt\` and \`created_lt\` are "ISO 8601", and this format includes times with an offset from UTC.
    Such a time names one instant, whatever its offset is.`)(LIST, {
    'listing/created-gt-offset': '`created_gt` with an offset from UTC means the instant that it names.',
    'listing/created-lt-offset': '`created_lt` with an offset from UTC means the instant that it names.',
  }),
  stated(LIST, {
    'listing/expires-soon-kept':
      'The list with `expires_soon` shows a started transaction that expires in 47 hours and 45 minutes according to its `duration`.',
    'listing/expires-soon-dropped':
      'The list with `expires_soon` shows no started transaction that expires in 48 hours and 15 minutes according to its `duration`.',
    'listing/expires-soon-at-kept':
      'The list with `expires_soon` shows a started transaction whose `expires_at` is 47 hours and 45 minutes ahead.',
    'listing/expires-soon-at-dropped':
      'The list with `expires_soon` shows no started transaction whose `expires_at` is 48 hours and 15 minutes ahead.',
  }),
  stated(LIST, {
    'listing/expires-soon-followed':
      'The list with `expires_soon` follows updates of the expiry: it shows a transaction by its present one.',
  }),
  stated(LIST, TIME, {
    'listing/expires-soon-later':
      'The list with `expires_soon` shows a started transaction when at most 47 hours are left, and never when more than 48 are left.',
  }),
  open(LIST, {
    'listing/created-lt-seconds':
      'Whether the list with `created_lt` shows a transaction created at exactly that time, if `created_at` shows no milliseconds.',
    'listing/expires-soon-others': 'Whether the list with `expires_soon` shows drafts and paused transactions.',
  }),
)
