import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

const LIST = 'Endpoints: Transactions'

const ALL_OF_THEM =
  'Each argument says which transactions are listed ("Only this folder", "Only private transactions"), and none that it gives way to ' +
  'another: what is listed is what all of them say, on a page after or before one of them as well.'
const together = inferred(ALL_OF_THEM)

/** Several filters at once. */
export const severalFiltersRules = tableOf(
  together(LIST, ['folder'], {
    'listing/filters-together':
      'The list with several filters shows those transactions that pass all of them, and no others, page by page.',
  }),
  together(LIST, ['folder', 'issuing-entities-on', 'issuing-entity', 'api-key-id', 'second-key'], {
    'listing/filters-together-made':
      'The list by folder, issuing entity and creating key shows what passes all of them, in any state, whichever key asks.',
  }),
  together(LIST, ACTING, {
    'listing/filters-together-stalled':
      'The list by `stalled`, `expires_soon`, `private`, state and time shows what passes all of them that are asked for.',
  }),
)
