import { inferred, open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { UPDATE_KEEPS } from '../interface/document/derivations.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** Why other persons do not become watchers. */
const WORKSPACE_MEMBERS =
  'The argument has "workspace member emails", and the watchers of a transaction are "workspace members following the transaction", each with a `member_id`. ' +
  'The address of another person is neither, so it is never listed; the document leaves open whether it is refused or ignored.'

/** The watchers of a transaction. */
export const watchersRules = tableOf(
  eachWrite.stated('Arguments for create and update', ['members'], {
    'transaction-arguments/watchers-kept-*': 'Workspace members passed as watchers * are watchers of the transaction.',
  }),
  eachWrite.inferred(WORKSPACE_MEMBERS)('Arguments for create and update', ['workspaces', 'members'], {
    'transaction-arguments/watchers-elsewhere-*': 'Members of another workspace do not become watchers *.',
  }),
  eachWrite.inferred(WORKSPACE_MEMBERS)('Arguments for create and update', ['members'], {
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
