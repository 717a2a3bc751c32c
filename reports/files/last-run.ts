import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { conformanceSchema, type ConformanceReport } from './conformance-json.ts'
import { PREVIOUS, REPORTS } from './write.ts'

/** An existing report that cannot be used. */
export class LastRunError extends Error {
  override readonly name = 'LastRunError'
}

/**
 * The report of the last completed run in a folder, or of the one before if that was killed or failed to begin.
 * @returns undefined if no run has completed there
 * @throws LastRunError if the report is not of this version
 */
export function lastRun(out: string): { readonly file: string; readonly report: ConformanceReport } | undefined {
  const files = [out, path.join(out, PREVIOUS)].map((folder) => path.join(folder, REPORTS.conformance))
  const file = files.find((one) => existsSync(one))
  if (file === undefined) return undefined
  try {
    return { file, report: conformanceSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) }
  } catch {
    throw new LastRunError(`${file} is not a report of this version. Run the suite again.`)
  }
}
