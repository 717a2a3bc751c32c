import type { ConformanceReport } from '../../../reports/files/conformance-json.ts'
import type { ExitCode, RunOutcome } from '../../../reports/summary.ts'
import type { Rule } from '../../engine/catalogue/rule.ts'
import { shardText, type Shard } from '../../engine/gate/shard.ts'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import type { DemandFlags } from '../options/demands.ts'
import type { Environment } from '../options/environment.ts'
import type { SelectionFlags } from '../options/selection.ts'
import type { TargetFlags } from '../options/target-flags.ts'
import { UsageError } from '../usage/usage-error.ts'

/** The largest seed, and how many scenarios may run side by side at most. */
export const LARGEST_SEED = 2 ** 31 - 1
const MOST_AT_ONCE = 512
/** A week: no timer holds for longer than three. */
const LONGEST_DEADLINE_MS = 7 * 24 * 3_600_000

/** What a run is asked for: what the flags of `countersign run` ask for, by the same names. */
export interface RunOptions extends TargetFlags, SelectionFlags, DemandFlags {
  /** The folder of the reports; without one nothing is written. */
  readonly out?: string
  /** The seed of names, texts and order, from 0 to 2,147,483,647; by default drawn. */
  readonly seed?: number
  /** Scenarios side by side, from 1 to 512; by default 32. */
  readonly concurrency?: number
  /** After how many violated rules it stops; by default it does not. */
  readonly maxViolations?: number
  /** Whether only what was not green in the last run, whose reports are in `out`, is judged again. */
  readonly lastFailed?: boolean
  /**
   * Whether it goes on from the last run of `out`, which did not come to its end: rules, seed and shard are those of that one, and
   * what came to a conclusion is not judged again.
   */
  readonly resume?: boolean
  /** Milliseconds after which it ends in any case, from a second to a week: what it did not come to is not judged. */
  readonly deadline?: number
  /** Which part of the scenarios is run; needs `out` and `seed`. */
  readonly shard?: Shard
  /** Whether what was created stays; its ledger in `out` tells `countersign cleanup` what it is. */
  readonly keep?: boolean
  /** Whether what is told of the workspace is looked at before the first rule; by default it is. */
  readonly doctor?: boolean
  /** Keys and facts of the workspace; by default the variables of this process, over those of `.env` in its folder. */
  readonly environment?: Environment
  /** Ends the run early once it is aborted: what runs is ended, cleaned up and reported. */
  readonly signal?: AbortSignal
  /** Is told how the run goes on. */
  readonly watch?: RunWatch
}

/** What is told while a run goes on. */
export interface RunWatch {
  /** The target is about to be met, at this address. */
  readonly onMeet?: (where: string) => void
  /** Something in the set-up should be looked at; the run goes on. */
  readonly onWarning?: (warning: string) => void
  /** The target was met: so many scenarios begin. The rules are those whose violation counts: neither known nor excluded. */
  readonly onBegin?: (scenarios: number, catalogue: ReadonlyMap<string, Rule>) => void
  /** A scenario ended for the first time: what it found may not come again. */
  readonly onEnd?: (record: ScenarioRecord) => void
  /** What found a rule violated is run anew, after the others. */
  readonly onTry?: (done: number, total: number) => void
  /** All is judged and written; the folder of the reports, and the target, are the run's for as long as this takes. */
  readonly onResult?: (result: RunResult) => void
}

/** What came of a run. */
export interface RunResult {
  /** 0 passed; 1 violated; 3 nothing can be concluded; 4 an entry of the known list no longer holds; 130 interrupted. */
  readonly exitCode: ExitCode
  /** The run rule by rule: what `conformance.json` holds. */
  readonly report: ConformanceReport
  /** What went wrong outside of scenarios, a sentence each: of the suite, not of the target. */
  readonly faults: readonly string[]
  /** All that reports are made from. Unlike the report it may look otherwise in any version. */
  readonly outcome: RunOutcome
  /** How many transactions `keep` left, in a workspace that was given. */
  readonly kept?: number
  /** What the container wrote, where one was judged and not all is green. */
  readonly containerLog?: string
}

/**
 * Looks at options that the command line cannot get wrong, or that do not go together: programs need not be checked by a
 * compiler.
 * @throws UsageError naming an option that is out of its bounds, or that does not go with another
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
  if (lastFailed && out === undefined) throw new UsageError('--last-failed: of which run? Give --out, its folder')
  if (rest.resume && out === undefined) throw new UsageError('--resume: from which run? Give --out, its folder')
  if (rest.keep && out === undefined)
    throw new UsageError(
      '--keep: nothing would tell what is to be cancelled later; give --out, the folder of the ledger',
    )
  if (!shard) return
  const flag = `--shard ${shardText(shard)}`
  if (out === undefined) throw new UsageError(`${flag}: give --out, the folder from which countersign merge takes it`)
  if (lastFailed) throw new UsageError('--shard with --last-failed: so few rules need no parts; leave --shard out')
  if (seed === undefined)
    throw new UsageError(`${flag}: each part would draw a seed of its own; give --seed N, the same to each`)
  if ((rest.require ?? []).length > 0 || rest.maxNotExercised !== undefined)
    throw new UsageError(
      `${flag}: --require and --max-not-exercised are about the whole run; give them to countersign merge`,
    )
}

function assertWhole(name: string, value: number | undefined, least: number, most: number): void {
  if (value === undefined || (Number.isInteger(value) && value >= least && value <= most)) return
  throw new UsageError(`${name}: must be a whole number from ${least} to ${most}, not ${String(value)}`)
}
