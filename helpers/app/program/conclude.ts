import path from 'node:path'
import { allureReporter, type AllureReporter } from '../../../reports/allure/reporter.ts'
import { conformanceReport } from '../../../reports/files/conformance-json.ts'
import { exitCodeOf, LEAST_REPORTED_MS, type RunOutcome } from '../../../reports/summary.ts'
import { timeText } from '../../../reports/text.ts'
import { REPORTS, writeReports } from '../../../reports/files/write.ts'
import {
  missingRules,
  missingText,
  missingUnmet,
  withoutMissing,
  type MissingParts,
} from '../../engine/gate/missing-parts.ts'
import { shardText } from '../../engine/gate/shard.ts'
import { unmetOf } from '../../engine/gate/unmet.ts'
import { withoutRules } from '../../engine/outcome/excluded.ts'
import { withKnown } from '../../engine/outcome/known.ts'
import { withLeftOut } from '../../engine/outcome/left-out.ts'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import { explainedRecords, verdictsOf, type RuleResult } from '../../engine/outcome/verdict.ts'
import { isAtItsEnd, type Watched } from '../process/run-watched.ts'
import { catalogue } from '../project/suite.ts'
import { version } from '../project/version.ts'
import type { RunResult } from './options.ts'
import type { RunPlan } from './run-plan.ts'

/** The facts of a finished run that its conclusions and reports depend on, besides its records. */
export interface Finished extends Pick<RunPlan, 'selection' | 'gate' | 'heldTo' | 'seed' | 'shard' | 'out'> {
  /** The target that was met. */
  readonly target: RunOutcome['target']
  readonly fault?: string
  readonly startedAt: Date
  readonly durationMs: number
  /** The shards that a merge did not get. */
  readonly missing?: MissingParts
  /** Whether the run consists of merged parts. */
  readonly isMerged?: boolean
}

/** Opens the folder of the Allure results, if the run writes reports. */
export function allureOf({
  out,
  target,
  seed,
  selection,
  heldTo,
  missing,
}: Pick<Finished, 'out' | 'target' | 'seed' | 'selection' | 'heldTo' | 'missing'>): AllureReporter | undefined {
  if (out === undefined) return undefined
  return allureReporter({
    resultsDir: path.join(out, REPORTS.allureResults),
    catalogue,
    selected: selection.selected,
    known: heldTo.known,
    environment: {
      ...(missing && { incomplete: missingText(missing.shards) }),
      target: target.base_url,
      kind: target.kind,
      ...(target.image && { image: target.image.name }),
      seed: String(seed),
      suite: `countersign ${version}`,
    },
  })
}

/** The verdicts of a run, with known violations and rules that were left out marked. */
export function resultsOf(
  records: readonly ScenarioRecord[],
  { selection, heldTo, missing }: Pick<Finished, 'selection' | 'heldTo' | 'missing'>,
): RuleResult[] {
  const { selected, excluded } = selection
  const results = withLeftOut(verdictsOf(catalogue, records), selected, excluded)
  return withKnown(missing ? withoutMissing(results, missing) : results, heldTo.known)
}

/**
 * Draws the conclusions of a run that ended, and writes its reports if it has a folder for them.
 * @param readLog reads the log of the container, which is kept unless the run passed
 */
export async function conclude(
  watched: Watched,
  facts: Finished,
  allure?: AllureReporter,
  readLog?: () => string,
): Promise<RunResult> {
  const faults = [...watched.faults, ...(await endOf(allure, watched, facts))]
  const outcome = outcomeOf({ ...watched, faults }, facts)
  const exitCode = exitCodeOf(outcome)
  const containerLog = exitCode === 0 ? undefined : readLog?.()
  if (facts.out !== undefined) writeReports(outcome, facts.out, containerLog)
  const report = conformanceReport(outcome)
  return { exitCode, report, faults, outcome, ...(containerLog !== undefined && { containerLog }) }
}

/** Completes the Allure results. Returns the error if they cannot be written, as an error of the suite. */
async function endOf(
  allure: AllureReporter | undefined,
  { records, throttledMs }: Watched,
  facts: Finished,
): Promise<string[]> {
  try {
    const ran = records.filter(({ key }) => !facts.missing?.byKey.has(key))
    const explained = explainedRecords(catalogue, ran)
    const reported = explained.map((record) => withoutRules(record, facts.selection.excluded))
    const more = throttledMs < LEAST_REPORTED_MS ? {} : { throttled: timeText(throttledMs) }
    await allure?.end(reported, resultsOf(records, facts), more)
    return []
  } catch (error) {
    return [`Allure results: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function outcomeOf(watched: Watched, facts: Finished): RunOutcome {
  const { records, interrupted, faults, stopped, left, throttledMs, retried } = watched
  const { target, seed, startedAt, durationMs, gate, fault, heldTo, selection, shard, missing, isMerged } = facts
  const complete = isAtItsEnd({ interrupted, stopped, faults })
  const results = resultsOf(records, facts)
  const { selected } = selection
  const rules = missing && missingRules(results, missing)
  const extent = { selected, isWhole: selected.size === catalogue.size, complete, ...(rules && { missing: rules }) }
  const unmet = unmetOf(results, heldTo.demands, extent, startedAt)
  return {
    suite: { name: 'countersign', version },
    target,
    startedAt,
    durationMs,
    seed,
    gate,
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
