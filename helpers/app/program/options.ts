import type { Comparison } from '../../../reports/comparison/comparison.ts'
import type { ConformanceReport } from '../../../reports/files/conformance-json.ts'
import type { ExitCode, RunOutcome } from '../../../reports/summary.ts'
import type { Rule } from '../../engine/catalogue/rule.ts'
import { shardText, type Shard } from '../../engine/gate/shard.ts'
import type { Waits } from '../../engine/given/waits.ts'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import type { DemandFlags } from '../options/demands.ts'
import type { Environment } from '../options/environment.ts'
import type { SelectionFlags } from '../options/selection.ts'
import type { TargetFlags } from '../options/target-flags.ts'
import { UsageError } from '../usage/usage-error.ts'

/** The largest seed, and the most scenarios at the same time. */
export const LARGEST_SEED = 2 ** 31 - 1
const MOST_AT_ONCE = 512
/** A week. Timers of Node cannot wait much longer than three weeks. */
const LONGEST_DEADLINE_MS = 7 * 24 * 3_600_000

/** The options of a run. They have the names of the flags of `countersign run`. */
export interface RunOptions extends TargetFlags, SelectionFlags, DemandFlags {
  /** The folder of the reports. Without one, the run writes no reports. */
  readonly out?: string
  /** Whether to write Allure results as well, for a server that collects them. `countersign report` needs none. */
  readonly allure?: boolean
  /** The seed of names, texts and the order of scenarios, from 0 to 2,147,483,647; random by default. */
  readonly seed?: number
  /** How many scenarios run at the same time, from 1 to 512; by default 32. */
  readonly concurrency?: number
  /** The number of violated rules after which the run stops; by default it does not stop. */
  readonly maxViolations?: number
  /** Whether to judge only the rules that were violated or inconclusive in the last run of `out`. */
  readonly lastFailed?: boolean
  /**
   * Whether to resume the last run of `out`, which did not finish. Rules, seed and shard are those of that run, and scenarios with
   * a conclusion do not run again.
   */
  readonly resume?: boolean
  /** Milliseconds after which the run ends, from a second to a week; the remaining rules are not judged. */
  readonly deadline?: number
  /** Which part of the scenarios is run; needs `out` and `seed`. */
  readonly shard?: Shard
  /** Whether to keep everything that the run creates. `countersign cleanup` removes it later, by the ledger in `out`. */
  readonly keep?: boolean
  /** Whether to check the configured workspace facts before the first rule; by default they are checked. */
  readonly doctor?: boolean
  /**
   * A file of variables, such as `.env`, that describes a second target. It is judged after the first, by the same rules and seed,
   * and compared with it. Its reports go to the folder `against` within `out`.
   */
  readonly against?: string
  /** Keys and facts of the workspace; by default the variables of this process, then those of `.env` in its folder. */
  readonly environment?: Environment
  /** Aborting it ends the run early: running scenarios end, the run cleans up, and the reports are written. */
  readonly signal?: AbortSignal
  /** Callbacks for the progress of the run. */
  readonly watch?: RunWatch
}

/** Callbacks for the progress of a run. */
export interface RunWatch {
  /** Called before the first contact with the target. */
  readonly onMeet?: (where: string) => void
  /** Called with a problem of the set-up that does not stop the run, or with what an earlier run left on its target. */
  readonly onWarning?: (warning: string) => void
  /**
   * Called after the first contact, with the number of scenarios, the rules that are neither known nor excluded, and a function that
   * returns what scenarios wait for at the moment.
   */
  readonly onBegin?: (
    scenarios: number,
    catalogue: ReadonlyMap<string, Rule>,
    waiting: Waits['current'],
    throttledMs: () => number,
  ) => void
  /** Called when a scenario has run once. Its violations are not confirmed yet. */
  readonly onEnd?: (record: ScenarioRecord) => void
  /** Called while the scenarios that found a violation run again, after all others. */
  readonly onTry?: (done: number, total: number) => void
  /** Called once the reports are written. The target and the lock of the folder are held until it returns. */
  readonly onResult?: (result: RunResult) => void
  /** Called before the second target of `against` is judged. The callbacks for scenarios are then about this target. */
  readonly onSecond?: (where: string) => void
  /** Called once the reports of the second target are written. */
  readonly onAgainst?: (against: Against) => void
}

/** The second target of a run. */
export interface Against {
  readonly second: RunResult
  /** The differences: A is the first target, B the second. */
  readonly comparison: Comparison
}

/** The result of a run. */
export interface RunResult {
  /** 0 passed; 1 violated; 3 nothing can be concluded; 4 an entry of the known list no longer holds; 130 interrupted. */
  readonly exitCode: ExitCode
  /** The verdict of every rule: the content of `conformance.json`. */
  readonly report: ConformanceReport
  /** Errors of the suite itself, outside of scenarios, one sentence each. */
  readonly faults: readonly string[]
  /** The source of all reports. Unlike the report, its type may change in any version. */
  readonly outcome: RunOutcome
  /** How many transactions `keep` left in the given workspace. */
  readonly kept?: number
  /** The result of the second target, if there was one. The exit code is that of the first. */
  readonly against?: Against
  /** The log of the container, if there was one and the run did not pass. */
  readonly containerLog?: string
}

/**
 * Checks the bounds and the combinations of options. The command line checks most bounds itself, but a program may pass
 * any value.
 * @throws UsageError naming an option that is out of bounds, or that cannot be combined with another
 */
export function assertOptions({
  seed,
  concurrency,
  maxViolations,
  deadline,
  lastFailed,
  shard,
  out,
  ...rest
}: RunOptions): void {
  assertWhole('seed', seed, 0, LARGEST_SEED)
  assertWhole('concurrency', concurrency, 1, MOST_AT_ONCE)
  assertWhole('max-violations', maxViolations, 1, Number.MAX_SAFE_INTEGER)
  assertWhole('max-not-exercised', rest.maxNotExercised, 0, Number.MAX_SAFE_INTEGER)
  assertWhole('deadline', deadline, 1_000, LONGEST_DEADLINE_MS)
  if (lastFailed && out === undefined) throw new UsageError('--last-failed needs --out, the folder of the earlier run.')
  if (rest.resume && out === undefined) throw new UsageError('--resume needs --out, the folder of the earlier run.')
  if (rest.allure && out === undefined) throw new UsageError('--allure needs --out, the folder of the results.')
  if (rest.keep && out === undefined)
    throw new UsageError('--keep needs --out, the folder for the list of transactions to cancel later.')
  assertAgainst({ ...rest, lastFailed, shard })
  if (!shard) return
  const flag = `--shard ${shardText(shard)}`
  if (out === undefined) throw new UsageError(`${flag} needs --out, the folder that countersign merge reads.`)
  if (lastFailed) throw new UsageError('--shard cannot be combined with --last-failed. Leave --shard out.')
  if (seed === undefined) throw new UsageError(`${flag} needs --seed N, because all parts must use the same seed.`)
  if ((rest.require ?? []).length > 0 || rest.maxNotExercised !== undefined)
    throw new UsageError(
      `${flag}: --require and --max-not-exercised apply to the whole run. Give them to countersign merge.`,
    )
}

/** The options that cannot be combined with a second target, and that target. */
type Given = { readonly [K in 'against' | 'lastFailed' | 'shard' | 'resume' | 'keep']?: RunOptions[K] | undefined }

/** @throws UsageError if an option limits a run to less than a comparison of two targets needs */
function assertAgainst({ against, lastFailed, shard, resume, keep }: Given): void {
  if (against === undefined) return
  const given = { '--last-failed': lastFailed, '--shard': shard, '--resume': resume, '--keep': keep }
  const [flag] = Object.entries(given).find(([, value]) => value !== undefined && value !== false) ?? []
  if (flag !== undefined) throw new UsageError(`--against cannot be combined with ${flag}. Leave ${flag} out.`)
}

function assertWhole(name: string, value: number | undefined, least: number, most: number): void {
  if (value === undefined || (Number.isInteger(value) && value >= least && value <= most)) return
  throw new UsageError(`${name}: must be a whole number from ${least} to ${most}, not ${String(value)}`)
}
