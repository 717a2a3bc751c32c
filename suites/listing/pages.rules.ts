import { inferred, open, stated, tableOf } from '../../helpers/catalogue/rule.ts'

const NEXT =
  '`starting_after` "returns those listed after it", and `size` is the "list page size": the page after a transaction begins with the ' +
  'one that is listed right after it, as nothing else would bring a client from page to page.'
const FILTERS_FIRST =
  '"content" holds the transactions that were asked for, and `has_more` is "more transactions exist than returned": a page of the size 1 ' +
  'holds one that passes the filter where there is one, however many stand before it that do not.'

/** Pages of the list: their size, what stands before and after a transaction, and whether more exist. */
export const pagesRules = tableOf(
  stated('Other objects', {
    'listing/has-more-boolean': 'The `has_more` of the list is true or false.',
    'listing/content-array': 'The `content` of the list is an array.',
    'listing/has-more-beyond': '`has_more` is true where more transactions exist than were returned.',
    'listing/has-more-at-end': '`has_more` is not true where all transactions that were asked for were returned.',
    'listing/has-more-after-beyond': '`has_more` is true where more are listed after a transaction than were returned.',
    'listing/has-more-after-end': '`has_more` is not true where all that are listed after a transaction were returned.',
  }),
  stated('Endpoints: Transactions', {
    'listing/size-kept': 'A list of more transactions than `size` returns as many as `size` says.',
    'listing/starting-after-following':
      '`starting_after` returns the transactions that are listed after the one it names.',
    'listing/starting-after-none-before': '`starting_after` returns none that is listed before the one it names.',
    'listing/starting-after-not-itself': '`starting_after` does not return the transaction that it names.',
    'listing/starting-after-last': 'Nothing is returned after the last one of a list.',
    'listing/starting-after-unfiltered':
      '`starting_after` without any filter returns older ones of the workspace alone.',
    'listing/ending-before-preceding':
      '`ending_before` returns the transactions that are listed before the one it names.',
    'listing/ending-before-none-after': '`ending_before` returns none that is listed after the one it names.',
    'listing/ending-before-not-itself': '`ending_before` does not return the transaction that it names.',
    'listing/ending-before-first': 'Nothing is returned before the first one of a list.',
    'listing/cursors-together': '`starting_after` together with `ending_before` is refused.',
  }),
  stated('Limits', {
    'listing/size-default': 'A list without `size` returns 50 transactions where there are more.',
    'listing/size-at-limit': 'A `size` of 100 is accepted, and returns 100 transactions where there are more.',
    'listing/size-beyond-limit': 'A `size` of 101 is refused, or returns no more than 100 transactions.',
  }),
  inferred(NEXT)('Endpoints: Transactions', {
    'listing/starting-after-next': 'A page after a transaction begins with those that are listed right after it.',
  }),
  inferred(FILTERS_FIRST)('Endpoints: Transactions', {
    'listing/filters-before-pages': 'A page is made of those that pass the filters.',
  }),
  open('Endpoints: Transactions', {
    'listing/size-odd': 'How a `size` of 0, of -1, or one that is no number is answered.',
    'listing/cursor-unknown': 'How `starting_after` and `ending_before` are answered where they name nothing.',
    'listing/cursor-not-kept': 'What is listed after a transaction that the filters do not keep.',
    'listing/ending-before-window': 'Which of many `ending_before` returns, and which side its `has_more` is about.',
  }),
)
