import { inferred, open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { STATES } from '../../helpers/engine/given/states.ts'
import { ACTING, SETTING, TIME } from '../interface/document/needs.ts'
import { eachState } from '../interface/document/states.ts'

const LIST = 'Endpoints: Transactions'

/** What the document says of the creator of a transaction made by API, and of the filter. */
const MEMBERS_CREATE = unreachable(
  'web-application',
  'only a transaction that a member created in the web application has a creator with an email',
)

/** Filters of the list by what a transaction is and whose it is. */
export const filtersRules = tableOf(
  stated(LIST, ['folder'], {
    'listing/folder-kept': 'The list with `folder_id` shows a transaction of this folder.',
    'listing/folder-dropped': 'The list with `folder_id` shows no transaction of another folder.',
  }),
  stated(LIST, ['default-folder'], {
    'listing/default-folder-kept': 'The list with the `folder_id` of the default folder shows a transaction of it.',
  }),
  stated(LIST, ['default-folder', 'folder'], {
    'listing/default-folder-dropped':
      'The list with the `folder_id` of the default folder shows no transaction of another folder.',
  }),
  stated(LIST, {
    'listing/private-kept': 'The list with `private` shows a private transaction.',
    'listing/private-dropped': 'The list with `private` shows no transaction that is not private.',
    'listing/stalled-dropped': 'The list with `stalled` shows no transaction that is not stalled.',
    'listing/waiting-period-dropped':
      'The list with `waiting_period` shows no transaction without a reflection period.',
  }),
  stated(LIST, ['issuing-entities-on', 'issuing-entity'], {
    'listing/issuing-entity-kept': 'The list with `issuing_entity_id` shows a transaction of this issuing entity.',
    'listing/issuing-entity-dropped':
      'The list with `issuing_entity_id` shows no transaction of another issuing entity.',
  }),
  stated(LIST, ['api-key-id'], {
    'listing/api-key-kept': 'The list with `creator_api_key_id` shows a transaction created with this API key.',
  }),
  stated(LIST, ['api-key-id', 'second-key'], {
    'listing/api-key-dropped': 'The list with `creator_api_key_id` shows no transaction created with another API key.',
  }),
  stated(LIST, ACTING, {
    'listing/stalled-kept': 'The list with `stalled` shows a stalled transaction.',
  }),
  inferred(
    '`stall_trigger`: "Hours allotted ... afterwards the action and the transaction are flagged stalled", and the list with `stalled` shows "Only stalled transactions": one that is flagged is among them.',
  )(LIST, TIME, {
    'listing/stalled-overdue': 'The list with `stalled` shows a transaction an action of which took too long.',
  }),
  stated(LIST, SETTING, {
    'listing/waiting-period-kept': 'The list with `waiting_period` shows a transaction with a reflection period.',
  }),
  stated(LIST, MEMBERS_CREATE, {
    'listing/creator-kept': 'The list with `creator` shows a transaction that the member with this email created.',
    'listing/creator-dropped': 'The list with `creator` shows no transaction that another member created.',
  }),
  eachState(STATES).stated(LIST, {
    'listing/state-*-kept': 'The list with the `state` of a transaction shows *.',
  }),
  stated(LIST, {
    'listing/state-dropped': 'The list with a `state` shows no transaction in another state.',
  }),
  inferred(
    '"Only this folder" says what the list is made of, and `size` how many of the list are returned: a page is full as long as more transactions of the folder "exist than returned".',
  )(LIST, ['folder'], {
    'listing/filter-beyond-page':
      'The list shows a transaction that passes the filter behind more newer ones than a page holds.',
  }),
  inferred(
    '"Only this folder" is said of the transactions that are listed, and a transaction that was moved by an update is in the folder that it was moved to, and in no other.',
  )(LIST, ['folder', 'default-folder'], {
    'listing/folder-followed':
      'A transaction that moved to another folder is listed in that one, and no more in the first.',
  }),
  inferred(
    '"Only this issuing entity" is said of the transactions that are listed: what is created without one has "the workspace default issuing entity", and what an update gave another one has that, and no more the first.',
  )(LIST, ['issuing-entities-on', 'issuing-entity', 'default-issuing-entity'], {
    'listing/issuing-entity-followed':
      'The list with the default issuing entity shows what was created without one, until an update gives it another.',
  }),
  inferred(
    '"Only private transactions" is said of the transactions that are listed, and one that an update made not private is none, as one that it made private is one.',
  )(LIST, {
    'listing/private-followed':
      'A transaction is listed among private ones once an update made it private, and until one makes it not private.',
  }),
  open(LIST, {
    'listing/filter-false':
      'Which transactions `stalled`, `private`, `waiting_period` and `expires_soon` find if they are false.',
    'listing/filter-not-boolean': 'How the list answers boolean filters whose value is neither true nor false.',
    'listing/folder-unknown': 'How the list of a folder that does not exist is answered.',
    'listing/state-stalled': 'Whether the list takes stalled for a state.',
  }),
)
