import { inferred, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'

/** The creator, the issuing entity and the watchers of a transaction, its privacy, and its emails. */
export const peopleRules = tableOf(
  inferred(
    'For the creator the table has "`name`, `email` (web application creator); `workspace_name`, `api_key_name` (API creator)": a transaction created with an API key has an API creator, and these two members describe such a creator.',
  )('Transaction object', {
    'transaction/creator-workspace-name-shown':
      'If a transaction was created by API, its creator has a `workspace_name`.',
    'transaction/creator-api-key-name-shown': 'If a transaction was created by API, its creator has an `api_key_name`.',
  }),
  inferred(`The table gives \`creator\` the members "\`workspace_name\`, \`api_key_name\` (API creator)": the creator of
    a transaction does not depend on the key that reads it later.`)('Transaction object', ['second-key'], {
    'transaction/creator-of-creation': '`creator` of a transaction is the same, whichever key reads it.',
  }),
  inferred(
    'The table gives the object `issuing_entity` the members "`id` (string), `name` (string), `lock_sender_name_display` (boolean: whether the sender name display is locked)" without a condition, and a transaction that was given an issuing entity has one to show. A missing member would break the promise of the table.',
  )('Transaction object', ['issuing-entities-on', 'default-issuing-entity'], {
    'transaction/issuing-entity-id-shown': 'A transaction shows the `id` of its issuing entity.',
    'transaction/issuing-entity-name-shown': 'A transaction shows the `name` of its issuing entity.',
    'transaction/issuing-entity-lock-shown':
      'If a transaction shows its issuing entity, it shows whether the sender name display is locked.',
  }),
  stated('Transaction object', ['issuing-entities-on', 'issuing-entity', 'issuing-entity-name'], {
    'transaction/issuing-entity-name-told':
      '`issuing_entity.name` is the name of the issuing entity whose id was passed.',
  }),
  stated('Transaction object', unreachable('no-trigger', 'no documented call and no control hook locks it'), {
    'transaction/issuing-entity-lock-effect':
      '`lock_sender_name_display` shows whether the sender name display is locked.',
  }),
  inferred(
    'The table lists watchers as "Workspace members following the transaction: `member_id`, `email`, `full_name` (all strings)": a member of the workspace who was passed as a watcher has all three, and the table names no case in which one is left out.',
  )('Transaction object', ['members'], {
    'transaction/watcher-member-id-shown': 'Each watcher is shown with a `member_id`.',
    'transaction/watcher-email-shown': 'Each watcher is shown with an `email`.',
    'transaction/watcher-full-name-shown': 'Each watcher is shown with a `full_name`.',
  }),
  inferred(`Watchers are "Workspace members following the transaction: \`member_id\`, ...": an id that two members
    shared would identify neither.`)('Transaction object', ['members'], {
    'transaction/watcher-member-ids-differ': 'Two watchers have different values of `member_id`.',
  }),
  stated('Transaction object', {
    'transaction/private-creator-sees': 'A private transaction can be read by its creator.',
    'transaction/private-creator-lists': 'A private transaction is in the list of its creator.',
  }),
  stated('Transaction object', unreachable('roles', 'it needs a member with admin rights'), {
    'transaction/private-admin-sees': 'Members with admin rights see a private transaction.',
  }),
  stated('Transaction object', unreachable('roles', 'it needs a member without admin rights'), {
    'transaction/private-hidden':
      'Members without admin rights who did not create a private transaction do not see it.',
  }),
  stated(
    'Transaction object',
    unreachable('email', 'it shows in an email to participants or to carbon copy addresses'),
    {
      'transaction/sender-name-display-effect': '`sender_name_display` shows in whose name the transaction is sent.',
      'transaction/carbon-copies-notified': 'Carbon copy addresses are notified on completion.',
      'transaction/carbon-copies-documents': 'Carbon copy addresses have access to the signed documents on completion.',
      'transaction/carbon-copy-subject-effect': '`carbon_copy_subject` is the subject of the carbon copy email.',
      'transaction/carbon-copy-message-effect': '`carbon_copy_message` is the message of the carbon copy email.',
    },
  ),
)
