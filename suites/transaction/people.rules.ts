import { inferred, stated, tableOf, unreachable } from '../../helpers/catalogue/rule.ts'

/** Who made a transaction, for whom and in whose name, who sees it, who watches it, and who hears of it by email. */
export const peopleRules = tableOf(
  inferred('')('Transaction object', {
    'transaction/creator-workspace-name-shown': 'A creator by API has a `workspace_name`.',
    'transaction/creator-api-key-name-shown': 'A creator by API has an `api_key_name`.',
  }),
  inferred('')('Transaction object', ['issuing-entities-on', 'default-issuing-entity'], {
    'transaction/issuing-entity-id-shown': 'A transaction shows the id of its issuing entity.',
    'transaction/issuing-entity-name-shown': 'A transaction names its issuing entity.',
  }),
  stated('Transaction object', unreachable('no-trigger', 'no documented call and no control hook locks it'), {
    'transaction/issuing-entity-lock-effect':
      '`lock_sender_name_display` tells whether the sender name display is locked.',
  }),
  inferred('')('Transaction object', ['members'], {
    'transaction/watcher-member-id-shown': 'A watcher is shown with a `member_id`.',
    'transaction/watcher-email-shown': 'A watcher is shown with an `email`.',
    'transaction/watcher-full-name-shown': 'A watcher is shown with a `full_name`.',
  }),
  stated('Transaction object', {
    'transaction/private-creator-sees': 'A private transaction can be read by its creator.',
  }),
  stated('Transaction object', unreachable('roles', 'it needs a member with admin rights'), {
    'transaction/private-admin-sees': 'A private transaction is seen by members with admin rights.',
  }),
  stated('Transaction object', unreachable('roles', 'it needs a member without admin rights'), {
    'transaction/private-hidden':
      'A private transaction is not seen by members without admin rights who did not create it.',
  }),
  stated(
    'Transaction object',
    unreachable('email', 'it shows in an email to participants or to carbon copy addresses'),
    {
      'transaction/sender-name-display-effect': '`sender_name_display` tells in whose name the transaction is sent.',
      'transaction/carbon-copies-notified': 'Carbon copy addresses are notified on completion.',
      'transaction/carbon-copies-documents': 'Carbon copy addresses have access to the signed documents on completion.',
      'transaction/carbon-copy-subject-effect': '`carbon_copy_subject` is the subject of the carbon copy email.',
      'transaction/carbon-copy-message-effect': '`carbon_copy_message` is the message of the carbon copy email.',
    },
  ),
)
