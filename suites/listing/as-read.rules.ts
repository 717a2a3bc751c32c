import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, HOLD, SETTING, TIME } from '../interface/document/needs.ts'

const ONE_TRANSACTION =
  'A list item is the summary of a transaction, with members of the same names as the transaction object: what the list and the ' +
  'reading by id tell of one attribute of one transaction cannot differ, once the list has caught up.'
const asRead = inferred(ONE_TRANSACTION)

/** What list items show is what the transaction shows that is read by its id. */
export const asReadRules = tableOf(
  asRead('Other objects', {
    'listing/name-as-read': 'A list item has the name that its transaction reads.',
    'listing/created-at-as-read': 'A list item has the time of creation that its transaction reads.',
    'listing/state-as-read':
      'The list items of drafts, and of started, paused and cancelled transactions, have the state that these read, and the other members.',
    'listing/metadata-as-read': 'A list item has the metadata that its transaction reads.',
    'listing/started-at-as-read': 'A list item has the time of the start that its transaction reads.',
    'listing/expires-at-as-read': 'A list item has the expiration time that its transaction reads.',
    'listing/participants-as-read': 'A list item has the participants that its transaction reads, by email and state.',
    'listing/creator-as-read': 'A list item names the workspace and the key of the creator as its transaction does.',
    'listing/flags-not-true':
      'The list item of a transaction that is neither stalled, private, nor written to has none of these flags true.',
    'listing/updated-as-read':
      'A list item has the name, the metadata and the privacy that an update has given its transaction.',
    'listing/items-own': 'Each of several list items has what is its own: metadata, participants, state and flags.',
  }),
  asRead('Other objects', ['folder'], {
    'listing/folder-as-read': 'A list item has the folder that its transaction reads, by id and name.',
  }),
  asRead('Other objects', ['members'], {
    'listing/watchers-as-read': 'A list item has the watchers that its transaction reads.',
  }),
  asRead('Other objects', ['seal'], {
    'listing/sealers-as-read': 'A list item has the sealers that its transaction reads, by id and name.',
  }),
  asRead('Other objects', SETTING, {
    'listing/participant-members-as-read':
      'A participant in a list item has the `full_name`, `full_name_type` and `waiting_period` that the transaction reads.',
  }),
  asRead('Other objects', ACTING, {
    'listing/progress-value-as-read':
      'A list item has the progress that its transaction reads, when one of two has signed.',
    'listing/participant-performed-as-read':
      'A list item has the states of the participants that its transaction reads, when one of two has signed.',
    'listing/state-completed-as-read':
      'The list item of a completed transaction has the state that it reads, and the other members.',
  }),
  asRead('Other objects', [...ACTING, ...HOLD], {
    'listing/state-closed-as-read':
      'The list item of a closed transaction has the state that it reads, and the other members.',
  }),
  asRead('Other objects', TIME, {
    'listing/state-expired-as-read':
      'The list item of an expired transaction has the state that it reads, and the other members.',
  }),
)
