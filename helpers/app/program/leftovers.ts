import { ledgerOf, openLedger, type Ledger } from '../../engine/leftovers/ledger.ts'
import { randomWord } from '../../engine/leftovers/mark.ts'
import type { Leftovers } from '../../engine/session/session.ts'
import type { Target } from '../../engine/targets/target.ts'
import { UsageError } from '../usage/usage-error.ts'

/** The variable of the key with which a run creates and cancels transactions. */
const KEY_VARIABLE = 'ESIGN_API_KEY'

/**
 * Opens the ledger of the transactions that a run creates. In a given workspace, the ledger is a file in the folder of the reports.
 * A workspace that the suite made disappears with its transactions, so it needs no file.
 * @param against the file of variables that describes the target, if it is the second one of a run
 * @throws UsageError if the file cannot be written
 */
export function leftoversOf(
  target: Target,
  isKept: boolean,
  out: string | undefined,
  against?: string,
): { of: Leftovers; close(): void } {
  const ledger = ledgerFor(target, out, against)
  return { of: { ledger, isKept }, close: () => ledger.close() }
}

/**
 * Says that drafts may be left. A clean-up does not find drafts of scenarios that test names.
 * @param since the start of the run
 */
export function unfindableText(count: number, since: Date): string {
  const [what, whose] = count === 1 ? ['1 draft', 'its creation'] : [`${count} drafts`, 'their creations']
  return `${what} may be left: ${whose} got no clear response, and a clean-up finds only names that belong to the run. Look for drafts created after ${since.toISOString()}.`
}

function ledgerFor({ workspace, baseUrl }: Target, out: string | undefined, against: string | undefined): Ledger {
  const mark = randomWord()
  if (workspace.made || out === undefined) return ledgerOf(mark)
  try {
    const head = { mark, target: baseUrl, key: KEY_VARIABLE, at: new Date().toISOString() }
    return openLedger(out, { ...head, ...(against !== undefined && { against }) })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new UsageError(`--out ${out}: the list of created transactions cannot be written there: ${why}`)
  }
}
