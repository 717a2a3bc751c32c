import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Pages of the list: their size, and whether more exist. */
export const pagesRules = tableOf(
  stated('Other objects', {
    'listing/has-more-boolean': 'If a list shows `has_more`, it is true or false.',
    'listing/content-array': 'The `content` of the list is an array.',
    'listing/has-more-beyond': 'If more transactions exist than were returned, `has_more` is true.',
    'listing/has-more-at-end': 'If every requested transaction was returned, `has_more` is not true.',
  }),
  stated('Endpoints: Transactions', {
    'listing/size-kept': 'If more transactions exist than `size`, the list returns exactly `size` transactions.',
  }),
  stated('Limits', {
    'listing/size-default':
      'If more than 50 transactions exist, a list without `size` returns 50 with `has_more` true, whatever its other arguments are.',
    'listing/size-at-limit': 'A `size` of 100 is accepted and returns 100 transactions of a longer list.',
    'listing/size-beyond-limit': 'A `size` of 101 is refused or returns at most 100 transactions.',
  }),
  inferred(`"content" holds the transactions that were asked for, and \`has_more\` is "more transactions exist than
    returned": if a transaction passes the filter, a page of \`size\` 1 has one, however many newer transactions fail
    the filter.`)('Endpoints: Transactions', {
    'listing/filters-before-pages': 'The list is filtered before it is divided into pages.',
  }),
  open('Endpoints: Transactions', {
    'listing/size-odd': 'How the service responds to a `size` of 0 or -1, or one that is not a number.',
  }),
)
