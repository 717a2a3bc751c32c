import type { RunOutcome } from '../../../reports/summary.ts'
import { missingRules, missingUnmet, withoutMissing, type MissingParts } from '../../engine/gate/missing-parts.ts'
import { shardText } from '../../engine/gate/shard.ts'
import { unmetOf } from '../../engine/gate/unmet.ts'
import { withKnown } from '../../engine/outcome/known.ts'
import { withLeftOut } from '../../engine/outcome/left-out.ts'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import { verdictsOf, type RuleResult } from '../../engine/outcome/verdict.ts'
import { isAtItsEnd, type Watched } from '../process/run-watched.ts'
import { catalogue, sightable } from '../project/suite.ts'
import { version } from '../project/version.ts'
import type { RunPlan } from './run-plan.ts'

/** The facts of a finished run that its conclusions and reports depend on, besides its records. */
export interface Finished extends Pick<RunPlan, 'selection' | 'gate' | 'heldTo' | 'seed' | 'shard' | 'out' | 'again'> {
  /** The target that was met. */
  readonly target: RunOutcome['target']
  readonly workspace: RunOutcome['workspace']
  readonly fault?: string
  readonly startedAt: Date
  readonly durationMs: number
  /** The shards that a merge did not get. */
  readonly missing?: MissingParts
  /** Whether the run consists of merged parts. */
  readonly isMerged?: boolean
}

/** The verdicts of a run, with known violations and rules that were left out marked. */
export function resultsOf(
  records: readonly ScenarioRecord[],
  { selection, heldTo, missing }: Pick<Finished, 'selection' | 'heldTo' | 'missing'>,
): RuleResult[] {
  const { selected, excluded } = selection
  const results = withLeftOut(verdictsOf(catalogue, records), selected, excluded)
  return withKnown(missing ? withoutMissing(results, missing, sightable) : results, heldTo.known)
}

/** The outcome of a run that ended. */
export function outcomeOf(watched: Watched, facts: Finished): RunOutcome {
  const { records, interrupted, faults, stopped, left, throttledMs, retried } = watched
  const {
    target,
    workspace,
    seed,
    startedAt,
    durationMs,
    gate,
    again,
    fault,
    heldTo,
    selection,
    shard,
    missing,
    isMerged,
  } = facts
  const complete = isAtItsEnd({ interrupted, stopped, faults })
  const results = resultsOf(records, facts)
  const { selected } = selection
  const rules = missing && missingRules(results)
  const extent = { selected, isWhole: selected.size === catalogue.size, complete, ...(rules && { missing: rules }) }
  const unmet = unmetOf(results, heldTo.demands, extent, startedAt)
  return {
    suite: { name: 'countersign', version },
    target,
    workspace,
    startedAt,
    durationMs,
    seed,
    gate,
    again,
    requests: records.reduce((sum, { requests }) => sum + requests, 0),
    throttledMs,
    ...(retried && { retried }),
    complete,
    interrupted,
    results,
    records,
    // Demands apply to the whole run, so they are checked when its parts are merged.
    unmet: shard ? [] : [...(missing && rules ? [missingUnmet(missing, rules)] : []), ...unmet],
    leftovers: left,
    ...(shard && { shard }),
    ...(isMerged && { missing: (missing?.shards ?? []).map(shardText) }),
    ...(stopped !== undefined && { stopped }),
    ...(fault !== undefined && { fault }),
  }
}
