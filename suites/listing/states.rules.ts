import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { STATES } from '../../helpers/engine/given/states.ts'
import { ENDED, eachState } from '../interface/document/states.ts'

/** States that any target can reach without the control interface. */
export const REACHED = ['cancelled', 'paused', 'started', 'draft'] as const

/** The states after the start whose transactions are searched: a job may index only those of some states. */
export const SEARCHED = ['paused', ...ENDED] as const

/** The lists that show a transaction in its state. */
export const statesRules = tableOf(
  eachState(STATES).stated('Endpoints: Transactions', {
    'listing/state-*-kept': '* is shown in the list with its `state`.',
  }),
  stated('Endpoints: Transactions', {
    'listing/state-dropped': 'The list with a `state` shows no transaction in another state.',
  }),
  eachState(['expired', 'closed', 'completed']).stated('Endpoints: Transactions', {
    'listing/state-alone-*': 'The list without `state` shows *, and the list with another `state` leaves it out.',
  }),
  eachState(ENDED).stated('Endpoints: Transactions', ['workspaces'], {
    'listing/own-listed-unfiltered-*': 'If a request has no arguments, the list shows *.',
  }),
  eachState(SEARCHED).stated('Endpoints: Transactions', {
    'listing/search-in-*': '`text_search` finds * by its metadata, its document, and the emails of its participants.',
  }),
  inferred(
    'A list item is the summary of a transaction, and a reading by id shows "the transaction object as last updated": once the list has caught up, it shows the same, whichever requests came before.',
  )('Endpoints: Transactions', ['workspaces'], {
    'listing/followed-in-same-list':
      'If the same list is requested before and after an update and a start, it shows the new `name` and `state`.',
  }),
)
