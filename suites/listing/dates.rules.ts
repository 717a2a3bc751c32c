import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { TIME } from '../interface/document/needs.ts'

const LIST = 'Endpoints: Transactions'

/** Filters of the list by times. */
export const datesRules = tableOf(
  stated(LIST, {
    'listing/created-gt': 'The list with `created_gt`, to the second, shows a transaction created after it.',
    'listing/created-gt-milliseconds': 'The list with `created_gt`, to the millisecond, shows one created after it.',
    'listing/created-gt-at-instant': 'The list with `created_gt` shows a transaction created at that very time.',
    'listing/created-gt-dropped': 'The list with `created_gt` shows no transaction created before it.',
    'listing/created-gt-dropped-milliseconds':
      'The list with `created_gt` shows no transaction created a millisecond before it.',
    'listing/created-lt': 'The list with `created_lt`, to the second, shows a transaction created before it.',
    'listing/created-lt-milliseconds': 'The list with `created_lt`, to the millisecond, shows one created before it.',
    'listing/created-lt-at-instant':
      'The list with `created_lt` shows a transaction created at that very time, where its milliseconds are shown.',
    'listing/created-lt-dropped': 'The list with `created_lt` shows no transaction created after it.',
    'listing/created-lt-dropped-milliseconds':
      'The list with `created_lt` shows no transaction created a millisecond after it.',
    'listing/created-window': 'The list with `created_gt` and `created_lt` shows what was created between them alone.',
  }),
  inferred(
    '`created_gt` and `created_lt` are "ISO 8601", and a time with an offset is one: it is the instant that it names, two hours of offset or none.',
  )(LIST, {
    'listing/created-gt-offset': 'A `created_gt` with an offset from UTC is the instant that it names.',
    'listing/created-lt-offset': 'A `created_lt` with an offset from UTC is the instant that it names.',
  }),
  stated(LIST, {
    'listing/expires-soon-kept':
      'The list with `expires_soon` shows a started transaction that expires in 47 hours, by its duration.',
    'listing/expires-soon-dropped':
      'The list with `expires_soon` shows no started transaction that expires in 49 hours, by its duration.',
    'listing/expires-soon-at-kept':
      'The list with `expires_soon` shows a started transaction whose expires_at is 47 hours ahead.',
    'listing/expires-soon-at-dropped':
      'The list with `expires_soon` shows no started transaction whose expires_at is 49 hours ahead.',
  }),
  stated(LIST, TIME, {
    'listing/expires-soon-later':
      'The list with `expires_soon` shows a started transaction once no more than 47 of its hours are left, and not before 48 are.',
  }),
  open(LIST, {
    'listing/created-lt-seconds':
      'Whether `created_lt` shows a transaction created at that very time, where its milliseconds are not shown.',
    'listing/expires-soon-others': 'Whether `expires_soon` finds drafts and paused transactions.',
  }),
)
