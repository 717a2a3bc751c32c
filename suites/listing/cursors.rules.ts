import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

const NEXT =
  '`starting_after` "returns those listed after it", and `size` is the "list page size": the page after a transaction begins with the ' +
  'one that is listed right after it, as nothing else would bring a client from page to page.'

/** What the list gives after a transaction, and before one. */
export const cursorsRules = tableOf(
  stated('Other objects', {
    'listing/has-more-after-beyond': 'If more are listed after a transaction than were returned, `has_more` is true.',
    'listing/has-more-after-end': 'If all that are listed after a transaction were returned, `has_more` is not true.',
  }),
  stated('Endpoints: Transactions', {
    'listing/starting-after-following':
      '`starting_after` returns the transactions that are listed after the one it names.',
    'listing/starting-after-none-before': '`starting_after` returns none that is listed before the one it names.',
    'listing/starting-after-not-itself': '`starting_after` does not return the transaction that it names.',
    'listing/starting-after-last': 'Nothing is returned after the last one of a list.',
    'listing/ending-before-preceding':
      '`ending_before` returns the transactions that are listed before the one it names.',
    'listing/ending-before-none-after': '`ending_before` returns none that is listed after the one it names.',
    'listing/ending-before-not-itself': '`ending_before` does not return the transaction that it names.',
    'listing/ending-before-first': 'Nothing is returned before the first one of a list.',
    'listing/cursors-together': '`starting_after` together with `ending_before` is refused.',
  }),
  inferred(NEXT)('Endpoints: Transactions', {
    'listing/starting-after-next': 'A page after a transaction begins with those that are listed right after it.',
  }),
  open('Endpoints: Transactions', {
    'listing/cursor-unknown': 'How `starting_after` and `ending_before` are answered where they name nothing.',
    'listing/cursor-not-kept': 'Which transactions are listed after one that the filters do not keep.',
    'listing/ending-before-window': 'Which of many `ending_before` returns, and which side its `has_more` is about.',
  }),
  stated('Endpoints: Transactions', ['workspaces'], {
    'listing/starting-after-unfiltered':
      '`starting_after` without any filter returns older ones of the workspace alone.',
    'listing/ending-before-unfiltered': '`ending_before` without any filter returns newer ones of the workspace alone.',
  }),
)
