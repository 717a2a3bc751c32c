import { existsSync } from 'node:fs'
import path from 'node:path'
import { AGAINST } from '../../../reports/files/write.ts'
import { countOf } from '../../../reports/text.ts'
import { shellQuote } from '../../engine/evidence/curl.ts'
import { isEmpty, ledgersIn, type FoundLedger } from '../../engine/leftovers/ledger.ts'

/**
 * The command that cancels what the runs of a folder left on a target. The second target of a run has its key in a file of variables.
 * It works whatever the environment says.
 * @param out the folder of the runs
 */
export function cleanupCommand({ target, against }: Pick<FoundLedger, 'target' | 'against'>, out: string): string {
  const where = against === undefined ? ['--base-url', target] : ['--against', against]
  return ['npx', 'countersign', 'cleanup', ...where, '--out', out].map(shellQuote).join(' ')
}

/** The content of ledgers: `12 transactions`, `1 transaction and 2 creations without a response`. */
export function contentText(ledgers: readonly Pick<FoundLedger, 'open' | 'unanswered'>[]): string {
  const open = new Set(ledgers.flatMap((ledger) => ledger.open)).size
  const unanswered = ledgers.reduce((sum, ledger) => sum + ledger.unanswered, 0)
  const creations = unanswered === 0 ? [] : [`${countOf(unanswered, 'creation')} without a response`]
  return [countOf(open, 'transaction'), ...creations].join(' and ')
}

/**
 * Says for each target what earlier runs of a folder left there, and how to cancel it. It never fails: this is a notice for a
 * run that can do without.
 * @param out the folder as the user wrote it
 */
export function leftoverNotices(folder: string, out: string): string[] {
  try {
    const folders = [folder, path.join(folder, AGAINST)].filter((one) => existsSync(one))
    const ledgers = folders.flatMap(ledgersIn).filter((ledger) => !isEmpty(ledger))
    return byTarget(ledgers).map(
      (theirs) =>
        `An earlier run was killed, or ran with --keep: it left ${contentText(theirs)} on ${theirs[0].target}.\n` +
        `To cancel what is left: ${cleanupCommand(theirs[0], out)}`,
    )
  } catch (error) {
    return [`--out ${out}: the ledgers of earlier runs cannot be read: ${String(error)}`]
  }
}

/** The ledgers of each target, and of each file of variables that describes one. */
export function byTarget(ledgers: readonly FoundLedger[]): [FoundLedger, ...FoundLedger[]][] {
  const groups = new Map<string, [FoundLedger, ...FoundLedger[]]>()
  for (const ledger of ledgers) {
    const key = JSON.stringify([ledger.target, ledger.against])
    const group = groups.get(key)
    if (group) group.push(ledger)
    else groups.set(key, [ledger])
  }
  return [...groups.values()]
}
