import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { written } from '../interface/writes.ts'

const ARGUMENTS = 'Arguments for create and update'
const MEMBERS = { needs: ['members'] } as const

/** Who watches a transaction. */
export const watchersRules = {
  ...written('transaction-arguments/watchers-kept', (when) =>
    stated(ARGUMENTS, `Workspace members passed as watchers ${when} are watchers of the transaction.`, MEMBERS),
  ),
  ...written('transaction-arguments/watchers-stranger', (when) =>
    inferred(ARGUMENTS, `An address that is no workspace member does not become a watcher ${when}.`, MEMBERS),
  ),
  'transaction-arguments/watchers-omitted-keeps': inferred(
    ARGUMENTS,
    'An update without watchers leaves the watchers as they were.',
    MEMBERS,
  ),
  'transaction-arguments/watchers-update-again': open(
    ARGUMENTS,
    'Whether the watchers of an update replace the old ones or join them.',
    MEMBERS,
  ),
} satisfies RuleTable<'transaction-arguments'>
