import { inferred, open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, SETTING, TIME } from '../interface/document/needs.ts'

const LIST = 'Endpoints: Transactions'

/** Transactions created by API have a creator without an email, so the filter `creator` finds none of them. */
const MEMBERS_CREATE = unreachable(
  'web-application',
  'only a transaction that a member created in the web application has a creator with an email',
)

/** Filters of the list by properties of transactions and by their creators. */
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
    'listing/private-dropped': 'The list with `private` shows only private transactions.',
    'listing/stalled-dropped': 'The list with `stalled` shows only stalled transactions.',
    'listing/waiting-period-dropped':
      'The list with `waiting_period` shows only transactions with a reflection period.',
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
  stated(LIST, ['second-key'], {
    'listing/api-key-each': 'Filtered by the id of one of two keys, the list shows only what this key created.',
  }),
  stated(LIST, ACTING, {
    'listing/stalled-kept': 'The list with `stalled` shows a stalled transaction.',
    'listing/stalled-ended': 'The list with `stalled` shows no transaction that no longer shows `stalled`.',
  }),
  inferred(`\`stall_trigger\`: "Hours allotted ... afterwards the action and the transaction are flagged stalled", and
    the list with \`stalled\` shows "Only stalled transactions": a flagged transaction is one of them.`)(LIST, TIME, {
    'listing/stalled-overdue':
      'When an action was not completed in its allotted time, the list with `stalled` shows its transaction.',
  }),
  stated(LIST, SETTING, {
    'listing/waiting-period-kept': 'The list with `waiting_period` shows a transaction with a reflection period.',
  }),
  stated(LIST, MEMBERS_CREATE, {
    'listing/creator-kept': 'The list with `creator` shows a transaction that the member with this email created.',
    'listing/creator-dropped': 'The list with `creator` shows no transaction that another member created.',
  }),
  inferred(`"Only this folder" determines which transactions are in the list, and \`size\` how many of them are
    returned: a page is full as long as more transactions of the folder "exist than returned".`)(LIST, ['folder'], {
    'listing/filter-beyond-page':
      'A transaction that passes the filters is listed even if more newer transactions exist than fit on a page.',
  }),
  inferred(`"Only this folder" describes the listed transactions, and a transaction that an update moved is only in its
    new folder.`)(LIST, ['folder', 'default-folder'], {
    'listing/folder-followed':
      'When an update moves a transaction to another folder, the transaction is listed in that folder and no longer in the first.',
  }),
  inferred(
    '"Only this issuing entity" describes the listed transactions: a transaction created without an issuing entity has "the workspace default issuing entity", until an update gives it another one.',
  )(LIST, ['issuing-entities-on', 'issuing-entity', 'default-issuing-entity'], {
    'listing/issuing-entity-followed':
      'The list with the default issuing entity shows a transaction created without an issuing entity, until an update gives it another.',
  }),
  inferred(`"Only private transactions" describes the listed transactions, and an update of \`private\` can add a
    transaction to them or remove it.`)(LIST, {
    'listing/private-followed':
      'The list with `private` shows a transaction that an update made private, and leaves out one that is no longer private.',
  }),
  open(LIST, {
    'listing/filter-false':
      'Which transactions the list with `stalled`, `private`, `waiting_period` or `expires_soon` shows if the filter is false.',
    'listing/filter-not-boolean': 'How the service responds to boolean filters whose value is neither true nor false.',
    'listing/folder-unknown':
      'How the service responds to a list with the `folder_id` of a folder that does not exist.',
    'listing/state-stalled': 'Whether the list accepts `stalled` as a `state`.',
  }),
)
