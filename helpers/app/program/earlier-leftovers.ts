import { countOf } from '../../../reports/text.ts'
import { shellQuote } from '../../engine/evidence/curl.ts'
import { isEmpty, ledgersIn, type FoundLedger } from '../../engine/leftovers/ledger.ts'

/** The command that cancels what the runs of a folder left on a target. It works whatever the environment says. */
export const cleanupCommand = (target: string, out: string): string =>
  ['npx', 'countersign', 'cleanup', '--base-url', target, '--out', out].map(shellQuote).join(' ')

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
    const ledgers = ledgersIn(folder).filter((ledger) => !isEmpty(ledger))
    return [...new Set(ledgers.map(({ target }) => target))].map((target) => {
      const theirs = ledgers.filter((ledger) => ledger.target === target)
      return (
        `An earlier run was killed, or ran with --keep: it left ${contentText(theirs)} on ${target}.\n` +
        `To cancel what is left: ${cleanupCommand(target, out)}`
      )
    })
  } catch (error) {
    return [`--out ${out}: the ledgers of earlier runs cannot be read: ${String(error)}`]
  }
}
