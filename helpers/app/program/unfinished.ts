import path from 'node:path'
import { readShard, evidenceIn, ShardError, type ShardReport } from '../../../reports/files/shard-file.ts'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import { targetName } from '../../engine/outcome/target-name.ts'
import { lastRunIn } from '../options/last-run.ts'
import { isAtItsEnd } from '../process/run-watched.ts'
import { UsageError } from '../usage/usage-error.ts'
import { version } from '../project/version.ts'
import type { RunOptions } from './options.ts'

/** A run that did not come to its end, from which another goes on. */
export interface Unfinished {
  readonly part: ShardReport
  /** What came to a conclusion: it is not judged again. */
  readonly concluded: readonly ScenarioRecord[]
  /** The same with steps and exchanges. */
  evidence(): AsyncIterable<ScenarioRecord>
}

/**
 * Reads what the last run of a folder left to go on from, before its reports are set aside.
 * @throws UsageError where it left nothing, or came to its end
 */
export function unfinishedIn(out: string): Unfinished {
  const folder = folderOf(out)
  const part = partIn(folder)
  if (isAtItsEnd(part)) throw ended(folder)
  const concluded = part.records.filter(({ status }) => status !== 'broken')
  const keys = new Set(concluded.map(({ key }) => key))
  const all = evidenceIn(folder)
  return {
    part,
    concluded,
    async *evidence() {
      for await (const record of all) if (keys.has(record.key)) yield record
    },
  }
}

/** Where the last run that ended left its reports: they may have been set aside since. */
function folderOf(out: string): string {
  const { file, report } = lastRunIn(out)
  const folder = path.dirname(file)
  if (report.complete) throw ended(folder)
  if (report.target.kind !== 'address')
    throw new UsageError(`--resume: the target of the run in ${folder} ended with it; judge it anew, without --resume`)
  return folder
}

function partIn(folder: string): ShardReport {
  try {
    return readShard(folder)
  } catch (error) {
    if (error instanceof ShardError) throw new UsageError(`--resume: ${folder}: ${error.message}`)
    throw error
  }
}

const ended = (out: string) =>
  new UsageError(`--resume: the run in ${out} came to its end; --last-failed judges again what was not green`)

/** What cannot be asked for anew, by the name of its flag. */
const SETTLED = {
  rule: '--rule',
  exclude: '--exclude',
  seed: '--seed',
  shard: '--shard',
  lastFailed: '--last-failed',
  fault: '--fault',
} as const

/**
 * The options of a run that goes on: what is judged is settled by the one before.
 * @throws UsageError naming an option that asks for something else
 */
export function goingOn(options: RunOptions, { part }: Unfinished): RunOptions {
  for (const [name, flag] of Object.entries(SETTLED)) {
    const value = options[name as keyof typeof SETTLED]
    if (value === undefined || value === false || (Array.isArray(value) && value.length === 0)) continue
    throw new UsageError(`--resume: what is judged is what the run before was asked for; leave ${flag} out`)
  }
  const { rule, exclude, seed, shard } = part
  return { ...options, rule, exclude, seed, ...(shard.of > 1 && { shard }) }
}

/**
 * @param where the target of the run that goes on, as a person calls it
 * @throws UsageError where that is another target, or another version of the suite, than those of the run before
 */
export function refuseOther({ part }: Unfinished, where: string): void {
  const { target, suite } = part
  const then = targetName({ ...target, image: target.image?.name })
  if (where !== then)
    throw new UsageError(`--resume: the run before judged ${then}, and this one judges ${where}; judge it anew`)
  if (suite.version !== version)
    throw new UsageError(`--resume: the run before was of version ${suite.version}, and this is ${version}; judge anew`)
}
