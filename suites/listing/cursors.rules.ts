import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachState } from '../interface/document/states.ts'

/** Ended transactions that only some runs can bring about. */
export const FURTHER_CURSORS = ['completed', 'expired'] as const

/** The transactions that the list returns after a given transaction, or before it. */
export const cursorsRules = tableOf(
  stated('Other objects', {
    'listing/has-more-after-beyond':
      'If more transactions are listed after the named one than were returned, `has_more` is true.',
    'listing/has-more-after-end':
      'If every transaction listed after the named one was returned, `has_more` is not true.',
  }),
  stated('Endpoints: Transactions', {
    'listing/starting-after-following': '`starting_after` returns the transactions listed after the one that it names.',
    'listing/starting-after-none-before':
      '`starting_after` returns no transaction listed before the one that it names.',
    'listing/starting-after-not-itself': '`starting_after` does not return the transaction that it names.',
    'listing/starting-after-last': '`starting_after` with the last transaction of a list returns nothing.',
    'listing/ending-before-preceding': '`ending_before` returns the transactions listed before the one that it names.',
    'listing/ending-before-none-after': '`ending_before` returns no transaction listed after the one that it names.',
    'listing/ending-before-not-itself': '`ending_before` does not return the transaction that it names.',
    'listing/ending-before-first': '`ending_before` with the first transaction of a list returns nothing.',
    'listing/cursor-after-fifty':
      '`starting_after` and `ending_before` also name a transaction that is listed after 50 others.',
    'listing/cursors-together': '`starting_after` together with `ending_before` is refused.',
  }),
  eachState(FURTHER_CURSORS).stated('Endpoints: Transactions', {
    'listing/cursor-*': '`starting_after` and `ending_before` can also name *.',
  }),
  inferred(`\`starting_after\` "returns those listed after it", and \`size\` is the "list page size": the page after a
    transaction begins with the one listed right after it, because a client
    could not follow the pages otherwise.`)('Endpoints: Transactions', {
    'listing/starting-after-next': 'A page after a transaction begins with the transactions listed right after it.',
  }),
  open('Endpoints: Transactions', {
    'listing/cursor-unknown': 'How the service responds to `starting_after` and `ending_before` with an unknown id.',
    'listing/cursor-not-kept': 'Which transactions are listed after one that the filters leave out.',
    'listing/ending-before-window':
      'Which of many preceding transactions `ending_before` returns, and which side `has_more` refers to.',
  }),
  stated('Endpoints: Transactions', ['workspaces'], {
    'listing/starting-after-unfiltered':
      '`starting_after` without any filter returns only older transactions of the workspace.',
    'listing/ending-before-unfiltered':
      '`ending_before` without any filter returns only newer transactions of the workspace.',
  }),
)
