import { inferred, stated, tableOf, unreachable } from '../../helpers/catalogue/rule.ts'

/** Who made a transaction, for whom, and who watches it. */
export const peopleRules = tableOf(
  inferred('Transaction object', {
    'transaction/creator-workspace-name-shown': 'A creator by API has a `workspace_name`.',
    'transaction/creator-api-key-name-shown': 'A creator by API has an `api_key_name`.',
  }),
  inferred('Transaction object', ['issuing-entities-on', 'default-issuing-entity'], {
    'transaction/issuing-entity-id-shown': 'A transaction shows the id of its issuing entity.',
    'transaction/issuing-entity-name-shown': 'A transaction names its issuing entity.',
  }),
  stated('Transaction object', unreachable('no-trigger', 'no documented call and no control hook locks it'), {
    'transaction/issuing-entity-lock-effect':
      '`lock_sender_name_display` tells whether the sender name display is locked.',
  }),
  inferred('Transaction object', ['members'], {
    'transaction/watcher-member-id-shown': 'A watcher is shown with a `member_id`.',
    'transaction/watcher-email-shown': 'A watcher is shown with an `email`.',
    'transaction/watcher-full-name-shown': 'A watcher is shown with a `full_name`.',
  }),
)
