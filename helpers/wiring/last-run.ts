import { lastRun, LastRunError } from '../../reports/last-run.ts'
import { UsageError } from './usage-error.ts'

/** @throws UsageError where no run has ended in the folder, or its report cannot be used */
export function lastRunIn(out: string): NonNullable<ReturnType<typeof lastRun>> {
  try {
    const last = lastRun(out)
    if (last) return last
    throw new UsageError(`--out ${out}: no conformance.json there; call \`countersign run\` first`)
  } catch (error) {
    if (error instanceof LastRunError) throw new UsageError(`--out ${out}: ${error.message}`)
    throw error
  }
}
