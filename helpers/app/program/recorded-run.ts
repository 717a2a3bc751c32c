import { existsSync } from 'node:fs'
import path from 'node:path'
import { readRunRecord, RunRecordError, type RunPart, type RunRecord } from '../../../reports/files/run-record.ts'
import { PREVIOUS, REPORTS } from '../../../reports/files/write.ts'
import type { RunOutcome } from '../../../reports/summary.ts'
import { missingParts } from '../../engine/gate/missing-parts.ts'
import { selectionOf, type Selection } from '../options/selection.ts'
import { useRecordedOwn } from '../project/recorded-own.ts'
import { version } from '../project/version.ts'
import { UsageError } from '../usage/usage-error.ts'
import { outcomeOf, type Finished } from './outcome-of.ts'

/** A run that ended, as its record keeps it. */
export interface RecordedRun {
  readonly outcome: RunOutcome
  readonly record: RunRecord
  readonly selection: Selection
}

/**
 * Reads the last run of a folder from its record, for a command that shows it again.
 * @param out the folder, as the user wrote it
 * @throws UsageError if there is no record, or another version of the suite wrote it
 */
export function recordedRun(out: string): RecordedRun {
  const record = recordIn(out)
  const { part } = record
  if (part.suite.version !== version)
    throw new UsageError(
      `--out ${out}: version ${part.suite.version} of the suite judged this run, but this is ${version}. Run the suite again.`,
    )
  useRecordedOwn(part)
  const selection = selectionIn(part)
  const outcome = outcomeOf({ ...watchedIn(part), records: part.records }, factsOf(part, selection))
  // Demands of the command line are not repeated: the record has their result.
  const { unmet, since } = part
  return { outcome: { ...outcome, unmet, ...(since && { since }) }, record, selection }
}

/**
 * Checks that a folder has the record of a run, before anything else is loaded.
 * @throws UsageError if it has none, with the folder of the run before if that one has
 */
export function requireRecord(out: string): void {
  if (existsSync(path.resolve(out, REPORTS.record))) return
  const isBefore = existsSync(path.resolve(out, PREVIOUS, REPORTS.record))
  const before = isBefore ? `, or give --out ${path.join(out, PREVIOUS)} for the run before` : ''
  throw new UsageError(`--out ${out} has no ${REPORTS.record}. Run \`countersign run\` first${before}.`)
}

function recordIn(out: string): RunRecord {
  try {
    return readRunRecord(out)
  } catch (error) {
    if (error instanceof RunRecordError) throw new UsageError(`--out ${out}: ${error.message}`)
    throw error
  }
}

function selectionIn({ rule, exclude, selected }: RunPart): Selection {
  const selection = selectionOf({ rule, exclude })
  return selected ? { ...selection, selected: new Set(selected) } : selection
}

function factsOf(part: RunPart, selection: Selection): Finished {
  const { target, workspace, gate, again, seed, shard, fault, known, missing: shards, records } = part
  const missing =
    shards &&
    missingParts(
      records.map(({ key }) => key),
      shards,
      seed,
    )
  return {
    selection,
    target,
    workspace,
    gate,
    again,
    seed,
    heldTo: { known: new Map(Object.entries(known)), demands: { required: [] } },
    startedAt: new Date(part.started_at),
    durationMs: part.duration_ms,
    ...(shard.of > 1 && { shard }),
    ...(shards && { isMerged: true }),
    ...(missing && { missing }),
    ...(fault !== undefined && { fault }),
  }
}

const watchedIn = ({ interrupted, stopped, faults, throttled_ms, retried, left }: RunPart) => ({
  interrupted,
  faults,
  left,
  throttledMs: throttled_ms,
  ...(stopped !== undefined && { stopped }),
  ...(retried && { retried }),
})
