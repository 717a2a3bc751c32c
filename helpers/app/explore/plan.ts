import { randomInt } from 'node:crypto'
import type { Again } from '../../../reports/repeat-line.ts'
import { compact } from '../../engine/values/compact.ts'
import type { Environment } from '../options/environment.ts'
import { plannedTarget, type PlannedTarget } from '../options/planned-target.ts'
import { againOf } from '../options/repeat.ts'
import type { TargetFlags } from '../options/target-flags.ts'
import { LARGEST_SEED } from '../program/options.ts'
import { assertKnownFault } from '../target/known-fault.ts'

/** The sequences of an exploration without a limit in time, and with one. */
const RUNS = 300
const MANY = 1_000_000
const MINUTE_MS = 60_000

/** The flags of `countersign explore`. */
export interface ExploreFlags extends TargetFlags {
  readonly runs?: number
  readonly minutes?: number
  readonly seed?: number
  readonly doctor?: boolean
  readonly out: string
}

/** All decisions about an exploration before the first contact. */
export interface ExplorePlan {
  readonly target: PlannedTarget
  /** The flags that choose the same target again. */
  readonly again: Again
  readonly seed: number
  readonly runs: number
  /** When no further sequence begins, in milliseconds since the epoch. */
  readonly until?: number
}

/**
 * Decides everything about an exploration that begins now.
 * @throws UsageError for the first wrong flag or variable, before anything is sent
 */
export async function planOf(flags: ExploreFlags, environment: Environment): Promise<ExplorePlan> {
  const target = plannedTarget(flags, environment)
  await assertKnownFault(flags.fault)
  const { minutes } = flags
  return compact({
    target,
    again: againOf(flags, target, 'all'),
    seed: flags.seed ?? randomInt(LARGEST_SEED),
    runs: flags.runs ?? (minutes === undefined ? RUNS : MANY),
    until: minutes === undefined ? undefined : Date.now() + minutes * MINUTE_MS,
  })
}
