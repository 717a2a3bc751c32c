import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

const LIST = 'Endpoints: Transactions'

/** The text search of transactions that have more to them than a new draft, or less. */
export const searchFurtherRules = tableOf(
  stated(LIST, {
    'listing/search-unnamed': '`text_search` finds a transaction that was given no name by its id.',
    'listing/search-long': '`text_search` finds a transaction by a metadata value of 200 characters.',
    'listing/search-in-started':
      '`text_search` finds a started transaction by its id, its metadata, its document, and the email of each of its participants.',
    'listing/search-start-only-inside':
      '`text_search` with a leading `^` finds no transaction by what its documents and the emails of its participants hold, and do not start with.',
  }),
  inferred(
    '`text_search` "matches ... participant email, document name, ... metadata values": those that the transaction has. What an update, a new name or a removal took away, it has no more.',
  )(LIST, {
    'listing/search-followed':
      'A transaction is found by the metadata and the name of a document that it was updated to, and no more by what it had.',
  }),
)
