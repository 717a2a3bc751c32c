import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { conformanceSchema, type ConformanceReport } from './conformance-json.ts'
import { PREVIOUS, REPORTS } from './write.ts'

/** A report that is there and cannot be used. */
export class LastRunError extends Error {
  override readonly name = 'LastRunError'
}

/**
 * What the last run that ended told in a folder: one that was killed, or could not begin, has set its reports aside.
 * @returns nothing where no run has ended there
 * @throws LastRunError where what is there is no report of this version
 */
export function lastRun(out: string): { readonly file: string; readonly report: ConformanceReport } | undefined {
  const files = [out, path.join(out, PREVIOUS)].map((folder) => path.join(folder, REPORTS.conformance))
  const file = files.find((one) => existsSync(one))
  if (file === undefined) return undefined
  try {
    return { file, report: conformanceSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) }
  } catch {
    throw new LastRunError(`${file} is no report of this version; judge the target anew`)
  }
}
