import { lastRun, LastRunError } from '../../../reports/files/last-run.ts'
import { UsageError } from '../usage/usage-error.ts'

/** The report of the last run, and its file. */
export type LastRun = NonNullable<ReturnType<typeof lastRun>>

/** @throws UsageError if the folder has no report of a run, or it cannot be used */
export function lastRunIn(out: string): LastRun {
  try {
    const last = lastRun(out)
    if (last) return last
    throw new UsageError(`--out ${out} has no conformance.json. Run \`countersign run\` first.`)
  } catch (error) {
    if (error instanceof LastRunError) throw new UsageError(`--out ${out}: ${error.message}`)
    throw error
  }
}
