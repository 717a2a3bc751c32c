import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

const WALK =
  '`starting_after` "returns those listed after it": what is listed after the last one of each page, page by page until `has_more` is ' +
  'false, is the whole list, each transaction once.'
const UNDISTURBED =
  `${WALK} The list is "most recent first", so what is created meanwhile stands before all that the walk has met, and is none of ` +
  'what comes after.'
const FULL_ACCESS =
  'The list gives "transactions of the workspace that the caller may view or edit". A key with full access may view what another key of ' +
  'its workspace created, unless that is private.'

/** The order of the list, and walks through it. */
export const orderRules = tableOf(
  stated('Endpoints: Transactions', {
    'listing/own-listed': 'A transaction that the caller created is listed.',
    'listing/own-listed-in-each-state': 'A transaction that was started, paused or cancelled is listed as well.',
    'listing/most-recent-first': 'The list shows the most recent transactions first.',
    'listing/most-recent-first-filtered':
      'The list shows the most recent transactions first, whatever it is filtered by.',
    'listing/most-recent-first-across-pages': 'The pages of the list show the most recent transactions first.',
  }),
  inferred(WALK)('Endpoints: Transactions', {
    'listing/walk-complete': 'A walk by `starting_after` meets every transaction.',
    'listing/walk-once': 'A walk by `starting_after` meets no transaction twice.',
  }),
  inferred(UNDISTURBED)('Endpoints: Transactions', {
    'listing/walk-undisturbed': 'A walk meets each transaction once, though new ones are created between its pages.',
  }),
  inferred(FULL_ACCESS)('Endpoints: Transactions', ['second-key'], {
    'listing/other-key-listed': 'What another key of the workspace created is listed.',
  }),
  open('Endpoints: Transactions', {
    'listing/order-after-update': 'Whether an update brings a transaction to the front of the list.',
  }),
)
