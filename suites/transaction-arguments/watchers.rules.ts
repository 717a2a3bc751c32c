import { inferred, open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { UPDATE_KEEPS } from '../interface/document/derivations.ts'
import { eachWrite } from '../interface/writes/writes.ts'

const MEMBERS_ONLY =
  'The argument takes "workspace member emails", and the watchers of a transaction are "workspace members following the transaction", each with a `member_id`. ' +
  'An address that is no member of the workspace is neither, so it never stands among them; whether it is refused or passed over is left open.'

/** Who watches a transaction. */
export const watchersRules = tableOf(
  eachWrite.stated('Arguments for create and update', ['members'], {
    'transaction-arguments/watchers-kept-*': 'Workspace members passed as watchers * are watchers of the transaction.',
  }),
  eachWrite.inferred(MEMBERS_ONLY)('Arguments for create and update', ['members'], {
    'transaction-arguments/watchers-stranger-*': 'An address that is no workspace member does not become a watcher *.',
  }),
  inferred(UPDATE_KEEPS)('Arguments for create and update', ['members'], {
    'transaction-arguments/watchers-omitted-keeps': 'An update without watchers leaves the watchers as they were.',
  }),
  open('Arguments for create and update', ['members'], {
    'transaction-arguments/watchers-update-again':
      'Whether the watchers of an update replace the old ones or join them.',
  }),
)
