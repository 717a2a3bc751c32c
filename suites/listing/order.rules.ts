import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

const PAGING =
  '`starting_after` "returns those listed after it": a client that asks for the transactions after the last one of each page, until ' +
  '`has_more` is false, receives the whole list, each transaction once.'
/** The order of the list, and paging through it. */
export const orderRules = tableOf(
  stated('Endpoints: Transactions', {
    'listing/own-listed': 'A transaction that the caller created is listed.',
    'listing/own-listed-in-each-state':
      'A transaction that the caller created is also listed when it is started, paused or cancelled.',
    'listing/most-recent-first': 'The list shows the most recent transactions first.',
    'listing/most-recent-first-filtered': 'A filtered list shows the most recent transactions first.',
    'listing/most-recent-first-across-pages': 'The pages of the list show the most recent transactions first.',
  }),
  inferred(PAGING)('Endpoints: Transactions', {
    'listing/walk-complete': 'Paging with `starting_after` returns every transaction.',
    'listing/walk-once': 'Paging with `starting_after` returns no transaction twice.',
  }),
  inferred(`${PAGING} The list is "most recent first", so transactions created meanwhile are listed before those that
    the client has received, and are not on later pages.`)('Endpoints: Transactions', {
    'listing/walk-undisturbed':
      'If transactions are created between two pages, paging with `starting_after` still returns each earlier transaction once.',
  }),
  inferred(`The list returns "transactions of the workspace that the caller may view or edit". A key with full access
    may view a transaction that another key of its workspace created,
    unless the transaction is private.`)('Endpoints: Transactions', ['second-key'], {
    'listing/other-key-listed': 'A transaction that another key of the workspace created is listed.',
  }),
  inferred(`The list returns "transactions of the workspace that the caller may view or edit", and a private transaction
    is "seen only by its creator and members with admin rights".`)('Endpoints: Transactions', {
    'listing/private-listed': 'The list shows a private transaction to the key that created it, without any filter.',
  }),
  open('Endpoints: Transactions', {
    'listing/order-after-update': 'Whether an update moves a transaction to the front of the list.',
  }),
)
