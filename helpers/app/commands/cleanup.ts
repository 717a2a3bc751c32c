import { existsSync } from 'node:fs'
import path from 'node:path'
import { AGAINST } from '../../../reports/files/write.ts'
import type { Progress } from '../../../reports/terminal/progress/progress.ts'
import { isEmpty, ledgersIn, reopened, settle, type FoundLedger } from '../../engine/leftovers/ledger.ts'
import type { Ending } from '../../engine/session/ending.ts'
import { openSession } from '../../engine/session/session.ts'
import type { Target } from '../../engine/targets/target.ts'
import { againstEnvironment, againstSecrets, namedAgainst } from '../options/against.ts'
import type { Environment } from '../options/environment.ts'
import { inLockedFolder } from '../process/folder-lock.ts'
import { meet } from '../target/meet.ts'
import { cleanupCommand } from '../program/earlier-leftovers.ts'
import { plannedTarget } from '../options/planned-target.ts'
import type { Screen } from '../process/screen.ts'
import type { TargetFlags } from '../options/target-flags.ts'
import { UsageError } from '../usage/usage-error.ts'
import { beginText, endLines, isClean, otherLines, resultOf, type LedgerResult } from './cleanup-text.ts'

/** The flags of `countersign cleanup`. */
export interface CleanupFlags extends Pick<TargetFlags, 'baseUrl'> {
  readonly out: string
  /** The file of variables that describes the second target of the run. */
  readonly against?: string
}

const CLEAN = 0
const SOMETHING_LEFT = 3
/** Cancellations at the same time. */
const CONNECTIONS = 16
/** Milliseconds between two lines about the progress. */
const SAY_EVERY_MS = 1_000

/**
 * Cancels the leftovers of earlier runs: runs that were killed, that kept what they created, or that could not cancel it.
 * @returns the exit code: 0 if nothing is left
 * @throws UsageError if the first contact fails, or all ledgers belong to a different target
 */
export async function cleanup(
  flags: CleanupFlags,
  environment: Environment,
  screen: Screen,
  progress: Progress,
): Promise<number> {
  const { against, out } = flags
  if (against === undefined) return cleanedUp(flags, environment, screen, progress)
  screen.mask(againstSecrets(against))
  const second = againstEnvironment(against, environment)
  try {
    return await cleanedUp({ ...flags, out: againstIn(out) }, second, screen, progress)
  } catch (error) {
    throw namedAgainst(against, error)
  }
}

/** The folder of the second target within that of the run; it may also be given itself. */
const againstIn = (out: string) => (path.basename(out) === AGAINST ? out : path.join(out, AGAINST))

async function cleanedUp(
  { out, ...flags }: CleanupFlags,
  environment: Environment,
  screen: Screen,
  progress: Progress,
): Promise<number> {
  const nothing = (why: string) => {
    progress.stop()
    screen.write(`Nothing is left to cancel: ${why}. Nothing was sent.`)
    return CLEAN
  }
  // The lock would create the folder.
  if (!existsSync(out)) return nothing(`there is no folder ${out}`)
  const body = async (folder: string) => {
    const [empty, ledgers] = partition(ledgersIn(folder), isEmpty)
    for (const ledger of empty) settle(ledger, [], true)
    const [first] = ledgers
    if (!first) return nothing(`there is no ledger of a run with open transactions in ${out}`)
    const named = flags.baseUrl ?? (environment.variables['ESIGN_BASE_URL'] || undefined)
    // Otherwise the second target would get the key of the first one.
    if (flags.against === undefined && first.against !== undefined && named?.replace(/\/+$/, '') !== first.target)
      throw ofSecond(first, out)
    const planned = plannedTarget({ baseUrl: named ?? first.target }, environment)
    progress.say(`connecting to the target: ${planned.where} ...`)
    const { target, close } = await meet(planned)
    try {
      const [own, others] = partition(ledgers, (ledger) => ledger.target === target.baseUrl)
      if (own.length === 0) throw notTheirs(first, target)
      progress.print(beginText(target.baseUrl, own, out))
      const results = await cancelled(own, target, progress)
      progress.stop()
      for (const line of endLines(target.baseUrl, results)) screen.write(line)
      for (const line of otherLines(others, out)) screen.write(line)
      return isClean(results) && others.length === 0 ? CLEAN : SOMETHING_LEFT
    } finally {
      await close()
    }
  }
  return inLockedFolder(out, 'run', body, false)
}

/** The ids of a ledger mean nothing on another target. */
const notTheirs = (ledger: FoundLedger, { baseUrl }: Target): UsageError =>
  new UsageError(
    `${ledger.file} belongs to ${ledger.target}, but the target is ${baseUrl}. Give --base-url ${ledger.target}, and set ${ledger.key} to the key of its workspace.`,
  )

/** Only the file of variables has the key of the second target. */
const ofSecond = (ledger: FoundLedger, out: string): UsageError =>
  new UsageError(
    `${ledger.file} belongs to ${ledger.target}, the second target of a run. Name its file of variables: ${cleanupCommand(ledger, out)}`,
  )

/** Cancels the open transactions of each ledger, and those found by its mark. */
async function cancelled(ledgers: readonly FoundLedger[], target: Target, progress: Progress): Promise<LedgerResult[]> {
  const results: LedgerResult[] = []
  for (const found of ledgers) {
    const result = resultOf(found)
    const ledger = reopened(found)
    const all = found.open.length
    let saidAt = 0
    const watch = {
      ...result.watch,
      onEnding(id: string, ending: Ending) {
        result.watch.onEnding(id, ending)
        if (Date.now() < saidAt + SAY_EVERY_MS) return
        saidAt = Date.now()
        progress.say(`cancelling: ${result.endings.size} of ${Math.max(all, result.endings.size)} done ...`)
      },
    }
    const session = openSession(target, CONNECTIONS, { ledger, isKept: false, watch })
    try {
      settle(found, await session.sweep(), result.isSearched)
      results.push(result)
    } finally {
      await session.close()
    }
  }
  return results
}

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}
