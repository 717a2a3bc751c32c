import { presenceRules } from './presence.rules.ts'
import { pagesRules } from './pages.rules.ts'
import { cursorsRules } from './cursors.rules.ts'
import { orderRules } from './order.rules.ts'
import { filtersRules } from './filters.rules.ts'
import { severalFiltersRules } from './several-filters.rules.ts'
import { statesRules } from './states.rules.ts'
import { datesRules } from './dates.rules.ts'
import { malformedRules } from './malformed.rules.ts'
import { searchRules } from './search.rules.ts'
import { searchFurtherRules } from './search-further.rules.ts'
import { membersRules } from './members.rules.ts'
import { asReadRules } from './as-read.rules.ts'
import { itemsOwnRules } from './items-own.rules.ts'
import { summariesRules } from './summaries.rules.ts'

/** The list of transactions. */
export const listingTopics = {
  summaries: summariesRules,
  pages: pagesRules,
  cursors: cursorsRules,
  order: orderRules,
  filters: filtersRules,
  states: statesRules,
  'several-filters': severalFiltersRules,
  dates: datesRules,
  malformed: malformedRules,
  search: searchRules,
  'search-further': searchFurtherRules,
  members: membersRules,
  'as-read': asReadRules,
  'items-own': itemsOwnRules,
  presence: presenceRules,
}
