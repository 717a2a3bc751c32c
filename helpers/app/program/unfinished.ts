import path from 'node:path'
import { readRunRecord, RunRecordError, type RunPart, type RunRecord } from '../../../reports/files/run-record.ts'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import { targetName } from '../../engine/outcome/target-name.ts'
import { lastRunIn } from '../options/last-run.ts'
import { isAtItsEnd } from '../process/run-watched.ts'
import { UsageError } from '../usage/usage-error.ts'
import { version } from '../project/version.ts'
import type { RunOptions } from './options.ts'

/** A run that did not finish, and that another run resumes. */
export interface Unfinished {
  readonly part: RunPart
  /** The records with a conclusion, whose scenarios do not run again. */
  readonly concluded: readonly ScenarioRecord[]
  /** The same records with steps and exchanges. */
  evidence(): Iterable<ScenarioRecord>
}

/**
 * Reads what the last run of a folder left for a later run to resume.
 * @throws UsageError if it left nothing, or it finished
 */
export function unfinishedIn(out: string): Unfinished {
  const folder = folderOf(out)
  const { part, evidence } = recordIn(folder)
  if (isAtItsEnd(part)) throw ended(folder)
  const concluded = part.records.filter(({ status }) => status !== 'broken')
  const keys = new Set(concluded.map(({ key }) => key))
  return {
    part,
    concluded,
    *evidence() {
      for (const record of evidence()) if (keys.has(record.key)) yield record
    },
  }
}

/** The folder with the reports of the last run that ended. They may have been moved since. */
function folderOf(out: string): string {
  const { file, report } = lastRunIn(out)
  const folder = path.dirname(file)
  if (report.complete) throw ended(folder)
  if (report.target.kind !== 'address')
    throw new UsageError(`--resume: the target of the run in ${folder} has ended. Start a new run without --resume.`)
  return folder
}

function recordIn(folder: string): RunRecord {
  try {
    return readRunRecord(folder)
  } catch (error) {
    if (error instanceof RunRecordError) throw new UsageError(`--resume: ${folder}: ${error.message}`)
    throw error
  }
}

const ended = (out: string) =>
  new UsageError(
    `--resume: the run in ${out} finished. To judge its violated and inconclusive rules again, use --last-failed.`,
  )

/** The flags that a resumed run takes from the earlier run. */
const SETTLED = {
  rule: '--rule',
  rules: '--rules',
  exclude: '--exclude',
  seed: '--seed',
  shard: '--shard',
  lastFailed: '--last-failed',
  fault: '--fault',
} as const

/**
 * The options of a run that resumes another: the earlier run determines the rules, the seed and the shard.
 * @throws UsageError naming an option that would change them
 */
export function resumedOptions(options: RunOptions, { part }: Unfinished): RunOptions {
  for (const [name, flag] of Object.entries(SETTLED)) {
    const value = options[name as keyof typeof SETTLED]
    if (value === undefined || value === false || (Array.isArray(value) && value.length === 0)) continue
    throw new UsageError(`--resume continues with the rules and the seed of the earlier run. Leave ${flag} out.`)
  }
  const { rule, exclude, seed, shard, again } = part
  return { ...options, rule, exclude, rules: again.rules ?? [], seed, ...(shard.of > 1 && { shard }) }
}

/**
 * Refuses to resume a run of another target or of another version of the suite.
 * @param where the name of the target of this run
 * @throws UsageError if the target or the version differs
 */
export function refuseOther({ part }: Unfinished, where: string): void {
  const { target, suite } = part
  const then = targetName({ ...target, image: target.image?.name })
  if (where !== then)
    throw new UsageError(
      `--resume: the earlier run judged ${then}, but this run judges ${where}. Start a new run without --resume.`,
    )
  if (suite.version !== version)
    throw new UsageError(
      `--resume: the earlier run used version ${suite.version}, but this is ${version}. Start a new run without --resume.`,
    )
}
