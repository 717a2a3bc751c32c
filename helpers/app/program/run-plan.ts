import { randomInt } from 'node:crypto'
import type { Again } from '../../../reports/repeat-line.ts'
import { timeText } from '../../../reports/text.ts'
import type { Gate } from '../../engine/catalogue/gate.ts'
import type { Shard } from '../../engine/gate/shard.ts'
import { compact } from '../../engine/values/compact.ts'
import { gateOf } from '../options/chosen-gate.ts'
import { deadlineAfter, type Deadline } from '../process/deadline.ts'
import { demandsOf, type HeldTo } from '../options/demands.ts'
import type { Environment } from '../options/environment.ts'
import { useOwnRules } from '../project/own-rules.ts'
import { assertKnownFault } from '../target/known-fault.ts'
import { lastFailedOf } from '../options/last-failed.ts'
import { plannedTarget, type PlannedTarget } from '../options/planned-target.ts'
import { againOf } from '../options/repeat.ts'
import { selectionOf, type Selection } from '../options/selection.ts'
import type { Earlier } from './earlier.ts'
import { LARGEST_SEED, type RunOptions } from './options.ts'
import { resumedOptions, refuseOther, type Unfinished } from './unfinished.ts'

/** Scenarios at the same time, by default. */
const CONCURRENCY = 32

/** All decisions about a run before the first contact. Later steps only read them. */
export interface RunPlan {
  readonly target: PlannedTarget
  /** The flags that choose the same target again. */
  readonly again: Again
  /** Whether the configured facts of the workspace are checked before the first rule. */
  readonly look: boolean
  readonly selection: Selection
  /** Which violated rules fail the run. */
  readonly gate: Gate
  readonly heldTo: HeldTo
  readonly seed: number
  /** Scenarios at the same time. */
  readonly concurrency: number
  /** The number of violated rules after which the run stops. */
  readonly maxViolations?: number
  /** When the run ends in any case. */
  readonly deadline?: Deadline
  /** The part of the scenarios to run. */
  readonly shard?: Shard
  /** Whether everything that the run creates is kept. */
  readonly keep: boolean
  /** Whether Allure results are written besides the other reports. */
  readonly allure: boolean
  /** The folder of the reports. Without one, the run writes no reports. */
  readonly out?: string
  /** The file of variables that describes the target, if it is the second one of a run. */
  readonly against?: string
  /** The earlier run that this one resumes. */
  readonly before?: Unfinished
}

/**
 * Decides everything about a run that begins now.
 * @param asked the given options; a run that resumes another takes some options from that run
 * @throws UsageError for the first wrong option or variable, before anything is sent
 */
export async function planOf(
  asked: RunOptions,
  environment: Environment,
  { folder, failed, before }: Earlier = {},
): Promise<RunPlan> {
  const options = before ? resumedOptions(asked, before) : asked
  await useOwnRules(options.rules ?? [])
  const deadline = options.deadline === undefined ? undefined : deadlineOf(options.deadline)
  const target = plannedTarget(options, environment)
  const gate = gateOf(options, environment)
  await assertKnownFault(options.fault)
  if (before) refuseOther(before, target.where)
  const all = selectionOf(options)
  const selection = failed ? lastFailedOf(all, failed, target.where) : all
  const heldTo = await demandsOf(options, selection.selected, new Date())
  return compact({
    target,
    again: againOf(options, target, gate),
    look: options.doctor ?? true,
    selection,
    gate,
    heldTo,
    seed: options.seed ?? randomInt(LARGEST_SEED),
    concurrency: options.concurrency ?? CONCURRENCY,
    maxViolations: options.maxViolations,
    deadline,
    shard: options.shard,
    keep: options.keep ?? false,
    allure: options.allure ?? false,
    out: folder,
    before,
  })
}

const deadlineOf = (ms: number): Deadline => deadlineAfter(ms, `its deadline was reached after ${timeText(ms)}`)
