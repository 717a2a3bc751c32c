import { countOf, printable } from '../../../reports/text.ts'
import type { Progress } from '../../../reports/terminal/progress/progress.ts'
import { ledgersIn, reopened, settle, type FoundLedger } from '../../engine/leftovers/ledger.ts'
import { openSession } from '../../engine/session/session.ts'
import type { Target } from '../../engine/targets/target.ts'
import type { Environment } from '../options/environment.ts'
import { inLockedFolder } from '../process/folder-lock.ts'
import { meet } from '../target/meet.ts'
import { plannedTarget } from '../options/planned-target.ts'
import type { Screen } from '../process/screen.ts'
import type { TargetFlags } from '../options/target-flags.ts'
import { UsageError } from '../usage/usage-error.ts'

/** The flags of `countersign cleanup`. */
export interface CleanupFlags extends Pick<TargetFlags, 'baseUrl'> {
  readonly out: string
}

const CLEAN = 0
const SOMETHING_LEFT = 3
/** Cancellations at the same time. */
const CONNECTIONS = 16

/**
 * Cancels the leftovers of earlier runs: runs that were killed, that kept what they created, or that could not cancel it.
 * @returns the exit code: 0 if nothing is left
 * @throws UsageError if the first contact fails, or a ledger belongs to a different target
 */
export async function cleanup(
  { out, ...flags }: CleanupFlags,
  environment: Environment,
  screen: Screen,
  progress: Progress,
): Promise<number> {
  return inLockedFolder(out, 'run', async (folder) => {
    const ledgers = ledgersIn(folder)
    const [first] = ledgers
    if (!first) {
      progress.stop()
      screen.write(`Nothing is left to cancel: there is no ledger of a run in ${out}.`)
      return CLEAN
    }
    const planned = plannedTarget(
      { baseUrl: flags.baseUrl ?? (environment.variables['ESIGN_BASE_URL'] || first.target) },
      environment,
    )
    progress.say(`connecting to the target: ${first.target} ...`)
    const { target, close } = await meet(planned)
    try {
      assertTheirs(ledgers, target)
      const left = await cancelled(ledgers, target)
      progress.stop()
      const all = new Set(ledgers.flatMap(({ open }) => open)).size
      screen.write(`${countOf(all, 'transaction')} listed in ${countOf(ledgers.length, 'ledger')} of ${out}.`)
      screen.write(
        left.length === 0
          ? 'Nothing is left: every transaction is cancelled, or had ended.'
          : `${countOf(left.length, 'transaction')} could not be cancelled: ${printable(left.join(', '))}. Try again later.`,
      )
      return left.length === 0 ? CLEAN : SOMETHING_LEFT
    } finally {
      await close()
    }
  })
}

/** @throws UsageError if a ledger belongs to another target, where its ids mean nothing */
function assertTheirs(ledgers: readonly FoundLedger[], { baseUrl }: Target): void {
  const other = ledgers.find(({ target }) => target !== baseUrl)
  if (!other) return
  throw new UsageError(
    `${other.file} belongs to ${other.target}, but the target is ${baseUrl}. Give --base-url ${other.target}, and set ${other.key} to the key of its workspace.`,
  )
}

/** Cancels the open transactions of each ledger, and those found by its mark. Returns the ids that are left. */
async function cancelled(ledgers: readonly FoundLedger[], target: Target): Promise<string[]> {
  const left: string[] = []
  for (const found of ledgers) {
    const ledger = reopened(found)
    const session = openSession(target, CONNECTIONS, { ledger, isKept: false })
    try {
      const still = await session.sweep()
      settle(
        found,
        found.open.filter((id) => !still.includes(id)),
        still,
      )
      left.push(...still)
    } finally {
      await session.close()
    }
  }
  return left
}
