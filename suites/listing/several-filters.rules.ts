import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

const LIST = 'Endpoints: Transactions'

/** All filters apply, whichever are passed. */
export const ALL_OF_THEM =
  'Each argument says which transactions are listed ("Only this folder", "Only private transactions"), and none says that another ' +
  'argument overrides it: the list shows the transactions that pass every filter, also on a page after or before one of them.'
const together = inferred(ALL_OF_THEM)

/** Several filters at once. */
export const severalFiltersRules = tableOf(
  together(LIST, ['folder'], {
    'listing/filters-together':
      'The list with several filters shows exactly the transactions that pass all of them, page by page.',
  }),
  together(LIST, ['folder', 'issuing-entities-on', 'issuing-entity', 'api-key-id', 'second-key'], {
    'listing/filters-together-made':
      'The list with `folder_id`, `issuing_entity_id`, `creator_api_key_id` or other filters shows exactly the transactions that pass all, whatever their state and whichever key lists them.',
  }),
  together(LIST, ['workspaces'], {
    'listing/filters-together-unsearched':
      'Without `text_search`, the list shows exactly the transactions that pass its other filters, page by page.',
  }),
  together(LIST, ACTING, {
    'listing/filters-together-stalled':
      'If `stalled`, `expires_soon`, `private`, `state` and times are combined, the list shows exactly the transactions that pass every filter used.',
  }),
)
