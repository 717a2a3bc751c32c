import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

const FILTERS_FIRST =
  '"content" holds the transactions that were asked for, and `has_more` is "more transactions exist than returned": a page of the size 1 ' +
  'holds one that passes the filter where there is one, however many stand before it that do not.'

/** Pages of the list: their size, and whether more exist. */
export const pagesRules = tableOf(
  stated('Other objects', {
    'listing/has-more-boolean': 'If a list shows `has_more`, it is true or false.',
    'listing/content-array': 'The `content` of the list is an array.',
    'listing/has-more-beyond': 'If more transactions exist than were returned, `has_more` is true.',
    'listing/has-more-at-end': 'If all transactions that were asked for were returned, `has_more` is not true.',
  }),
  stated('Endpoints: Transactions', {
    'listing/size-kept': 'A list of more transactions than `size` returns as many as `size` says.',
  }),
  stated('Limits', {
    'listing/size-default':
      'A list without `size` returns 50 transactions where there are more, and says that there are, whatever else it is asked for.',
    'listing/size-at-limit': 'A `size` of 100 is accepted, and returns 100 transactions where there are more.',
    'listing/size-beyond-limit': 'A `size` of 101 is refused, or returns no more than 100 transactions.',
  }),
  inferred(FILTERS_FIRST)('Endpoints: Transactions', {
    'listing/filters-before-pages': 'A page is made of those that pass the filters.',
  }),
  open('Endpoints: Transactions', {
    'listing/size-odd': 'How a `size` of 0, of -1, or one that is no number is answered.',
  }),
)
