import { inferred, open, tableOf } from '../../helpers/catalogue/rule.ts'
import { eachWrite } from '../interface/writes.ts'

/** Who watches a transaction. */
export const watchersRules = tableOf(
  eachWrite.stated('Arguments for create and update', ['members'], {
    'transaction-arguments/watchers-kept-*': 'Workspace members passed as watchers * are watchers of the transaction.',
  }),
  eachWrite.inferred('')('Arguments for create and update', ['members'], {
    'transaction-arguments/watchers-stranger-*': 'An address that is no workspace member does not become a watcher *.',
  }),
  inferred('')('Arguments for create and update', ['members'], {
    'transaction-arguments/watchers-omitted-keeps': 'An update without watchers leaves the watchers as they were.',
  }),
  open('Arguments for create and update', ['members'], {
    'transaction-arguments/watchers-update-again':
      'Whether the watchers of an update replace the old ones or join them.',
  }),
)
