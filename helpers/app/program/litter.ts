import { ledgerOf, openLedger, type Ledger } from '../../engine/leftovers/ledger.ts'
import { drawnMark } from '../../engine/leftovers/mark.ts'
import type { Litter } from '../../engine/session/session.ts'
import type { Target } from '../../engine/targets/target.ts'
import { UsageError } from '../usage/usage-error.ts'

/** The variable of the key with which a run creates, and cancels. */
const KEY_VARIABLE = 'ESIGN_API_KEY'

/**
 * What becomes of what a run creates. In a workspace that is not its own it is noted in the folder of the reports; one that the
 * suite made, and a service that ends with the run, take it along.
 * @throws UsageError where nothing can be written there
 */
export function litterOf(target: Target, isKept: boolean, out: string | undefined): { of: Litter; close(): void } {
  const ledger = ledgerFor(target, out)
  return { of: { ledger, isKept }, close: () => ledger.close() }
}

function ledgerFor({ workspace, baseUrl }: Target, out: string | undefined): Ledger {
  const mark = drawnMark()
  if (workspace.made || out === undefined) return ledgerOf(mark)
  try {
    return openLedger(out, { mark, target: baseUrl, key: KEY_VARIABLE, at: new Date().toISOString() })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new UsageError(`--out ${out}: the ledger of what is created cannot be written there: ${why}`)
  }
}
