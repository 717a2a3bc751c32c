import { lastRun, LastRunError } from '../../../reports/files/last-run.ts'
import { UsageError } from '../usage/usage-error.ts'

/** What the last run told, and the file in which it did. */
export type LastRun = NonNullable<ReturnType<typeof lastRun>>

/** @throws UsageError where no run has ended in the folder, or its report cannot be used */
export function lastRunIn(out: string): LastRun {
  try {
    const last = lastRun(out)
    if (last) return last
    throw new UsageError(`--out ${out}: no conformance.json there; call \`countersign run\` first`)
  } catch (error) {
    if (error instanceof LastRunError) throw new UsageError(`--out ${out}: ${error.message}`)
    throw error
  }
}
