import { countOf, printable } from '../../../reports/text.ts'
import type { FoundLedger } from '../../engine/leftovers/ledger.ts'
import type { Ending, SweepWatch } from '../../engine/session/ending.ts'
import { byTarget, cleanupCommand, contentText } from '../program/earlier-leftovers.ts'

/** The results for the transactions of one ledger. */
export interface LedgerResult {
  readonly ledger: FoundLedger
  /** The last result for each transaction, including those that were found by name. */
  readonly endings: ReadonlyMap<string, Ending>
  /** Whether the transactions whose creation got no response could be looked up. */
  readonly isSearched: boolean
  readonly watch: SweepWatch
}

/** Collects the results for a ledger. The draft of the clean-up itself counts only if it is left. */
export function resultOf(ledger: FoundLedger): LedgerResult {
  const endings = new Map<string, Ending>()
  let isSearched = true
  let draft: string | undefined
  return {
    ledger,
    endings,
    get isSearched() {
      return isSearched
    },
    watch: {
      onEnding(id, ending) {
        if (id !== draft || ending.kind === 'left') endings.set(id, ending)
      },
      onDraft: (id) => void (draft = id),
      onUnsearched: () => void (isSearched = false),
    },
  }
}

/** Whether nothing is left of these ledgers. */
export const isClean = (results: readonly LedgerResult[]): boolean =>
  results.every(({ endings, isSearched }) => isSearched && [...endings.values()].every(({ kind }) => kind !== 'left'))

/** Says what is about to be cancelled, and where. */
export const beginText = (target: string, ledgers: readonly FoundLedger[], out: string): string =>
  `Cleaning up ${target}: ${countOf(ledgers.length, 'ledger')} in ${out} with ${contentText(ledgers)}.`

/** Says what was cancelled on a target, what had ended, and what is left and why. */
export function endLines(target: string, results: readonly LedgerResult[]): string[] {
  const all = results.flatMap(({ endings }) => [...endings])
  const numberOf = (kind: Ending['kind']) => all.filter(([, ending]) => ending.kind === kind).length
  const listed = new Set(results.flatMap(({ ledger }) => ledger.open))
  const byName = all.filter(([id]) => !listed.has(id)).length
  const left = all.flatMap(([id, ending]) => (ending.kind === 'left' ? [`  ${id}: ${printable(ending.why)}`] : []))
  const unsearched = results.filter(({ isSearched }) => !isSearched).map(({ ledger }) => ledger)
  const counts = [
    `${numberOf('cancelled')} cancelled`,
    `${numberOf('ended')} had ended before`,
    `${numberOf('gone')} unknown to the target`,
    `${left.length} left`,
  ]
  return [
    `${target}: ${contentText(results.map(({ ledger }) => ledger))}: ${counts.join(', ')}.`,
    ...(byName > 0 ? [`${countOf(byName, 'transaction')} found by name, because the creation got no response.`] : []),
    ...left,
    ...(unsearched.length > 0
      ? [
          `${contentText(unsearched)}: the target did not list its transactions, so the creations could not be looked up.`,
        ]
      : []),
    isClean(results)
      ? 'Nothing is left.'
      : 'The ledger keeps what is left. Remove the cause, then run the same command again.',
  ]
}

/** Names the ledgers of other targets, with the commands for them. */
export function otherLines(ledgers: readonly FoundLedger[], out: string): string[] {
  return byTarget(ledgers).map((theirs) => {
    const [first] = theirs
    return `Not touched: ${contentText(theirs)} on ${first.target}. To cancel what is left there: ${cleanupCommand(first, out)}`
  })
}
