import { lastRunIn, type LastRun } from '../options/last-run.ts'
import { assertOptions, type RunOptions } from './options.ts'
import { unfinishedIn, type Unfinished } from './unfinished.ts'

/** The folder of a run, and the last run there, if this one depends on it. */
export interface Earlier {
  /** The folder of the reports, as an absolute path; without one nothing is written. */
  readonly folder?: string
  /** The run whose failed rules are judged again. */
  readonly failed?: LastRun
  /** The run that this one resumes. */
  readonly before?: Unfinished
}

/**
 * Reads what a run needs of the last one in its folder.
 * @throws UsageError if options do not go together, or the last run cannot be resumed or repeated
 */
export function earlierOf(options: RunOptions, folder?: string): Earlier {
  assertOptions(options)
  if (folder === undefined) return {}
  if (options.resume) return { folder, before: unfinishedIn(folder) }
  return options.lastFailed ? { folder, failed: lastRunIn(folder) } : { folder }
}
