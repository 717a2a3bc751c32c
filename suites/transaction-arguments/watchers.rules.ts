import { inferred, open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { UPDATE_KEEPS } from '../interface/document/derivations.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** The watchers of a transaction. */
export const watchersRules = tableOf(
  eachWrite.stated('Arguments for create and update', ['members'], {
    'transaction-arguments/watchers-kept-*': 'Workspace members passed as watchers * are watchers of the transaction.',
  }),
  eachWrite.inferred(
    'The argument has "workspace member emails", and the watchers of a transaction are "workspace members following the transaction", each with a `member_id`. ' +
      'The address of another person is neither, so it is never listed; the document leaves open whether it is refused or ignored.',
  )('Arguments for create and update', ['members'], {
    'transaction-arguments/watchers-stranger-*': 'Only addresses of workspace members become watchers *.',
  }),
  inferred(UPDATE_KEEPS)('Arguments for create and update', ['members'], {
    'transaction-arguments/watchers-omitted-keeps': 'If the watchers are omitted, an update leaves them unchanged.',
  }),
  open('Arguments for create and update', ['members'], {
    'transaction-arguments/watchers-update-again':
      'Whether the watchers of an update replace the old ones or are added to them.',
  }),
)
