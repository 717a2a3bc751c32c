import path from 'node:path'
import {
  readRunRecord,
  RunRecordError,
  runRecordWriter,
  type RunPart,
  type RunRecord,
} from '../../../reports/files/run-record.ts'
import type { Progress } from '../../../reports/terminal/progress/progress.ts'
import { workspacesTogether } from '../../engine/facts/stated-workspace.ts'
import { missingOf, whyNotOneRun } from '../../engine/gate/one-run.ts'
import { missingParts, missingText, withMissingRecords } from '../../engine/gate/missing-parts.ts'
import { shardText, type Shard } from '../../engine/gate/shard.ts'
import { conclude } from '../program/conclude.ts'
import { collectRecords } from '../../engine/run/records.ts'
import { keyOf } from '../../engine/scenario/scenario.ts'
import { retriesTogether } from '../../engine/session/retries.ts'
import { useRecordedOwn } from '../project/recorded-own.ts'
import { catalogueDigest } from '../project/catalogue-digest.ts'
import { gateAlone } from '../options/chosen-gate.ts'
import { demandsOf, type DemandFlags } from '../options/demands.ts'
import type { Environment } from '../options/environment.ts'
import { inLockedFolder } from '../process/folder-lock.ts'
import type { Watched } from '../process/run-watched.ts'
import type { Screen } from '../process/screen.ts'
import { againIn } from '../options/repeat.ts'
import { selectionOf } from '../options/selection.ts'
import { withEarlierReportsMoved } from '../process/earlier-reports.ts'
import { scenariosOf } from '../project/suite.ts'
import type { TargetFlags } from '../options/target-flags.ts'
import { UsageError } from '../usage/usage-error.ts'
import { printResult } from './print-result.ts'

/** The flags of `countersign merge`. */
export interface MergeFlags extends DemandFlags, Pick<TargetFlags, 'gate'> {
  readonly out: string
  readonly allure: boolean
}

type Part = RunPart & Pick<RunRecord, 'evidence'> & { readonly folder: string }

/**
 * Combines the parts of a run into one report and one verdict.
 * @param folders the folders with the reports of the parts
 * @returns the exit code
 * @throws UsageError if they are not parts of one run, or were judged by another version of the suite
 */
export async function merge(
  folders: readonly string[],
  flags: MergeFlags,
  environment: Environment,
  screen: Screen,
  progress: Progress,
): Promise<number> {
  const parts = folders.map(partIn)
  const why = whyNotOneRun(parts)
  if (why !== undefined) throw new UsageError(why)
  const clash = folders.find((folder) => path.resolve(folder) === path.resolve(flags.out))
  if (clash !== undefined)
    throw new UsageError(
      `--out ${flags.out} is the folder of a shard, whose reports would be lost. Give another folder.`,
    )
  return inLockedFolder(flags.out, 'run', (out) =>
    withEarlierReportsMoved(
      out,
      () => {},
      () => mergeInto(out, parts, flags, environment, screen, progress),
    ),
  )
}

function partIn(folder: string): Part {
  try {
    const { part, evidence } = readRunRecord(folder)
    return { ...part, evidence, folder }
  } catch (error) {
    if (error instanceof RunRecordError) throw new UsageError(`${folder}: ${error.message}`)
    throw error
  }
}

async function mergeInto(
  out: string,
  parts: readonly Part[],
  flags: MergeFlags,
  environment: Environment,
  screen: Screen,
  progress: Progress,
): Promise<number> {
  const [first, ...others] = parts
  if (!first) throw new UsageError('countersign merge needs the folders of the parts.')
  useRecordedOwn(first)
  const selection = selectionOf(first)
  const { selected } = selection
  const scenarios = await scenariosOf(selected)
  if (catalogueDigest(scenarios) !== first.catalogue)
    throw new UsageError(
      `${first.folder} was judged with another catalogue. Merge it with the version of the suite that judged it.`,
    )
  const heldTo = await demandsOf(flags, selected, new Date())
  const { target, seed } = first
  const gate = gateAlone(flags, environment)
  const shards = missingOf(parts)
  const missing = missingParts(scenarios.map(keyOf), shards, seed)
  const record = runRecordWriter(out)
  const records = collectRecords(scenarios)
  for (const part of parts) {
    progress.say(`merging ${part.folder} ...`)
    for (const one of part.records) records.add(one)
    for (const one of part.evidence()) record.add(one)
  }
  progress.stop()
  const watched = watchedOf(parts, shards)
  const facts = {
    selection,
    target,
    workspace: workspacesTogether([first.workspace, ...others.map(({ workspace }) => workspace)]),
    seed,
    // Parts may run at the same time, so the longest one is the time that people waited.
    startedAt: new Date(Math.min(...parts.map(({ started_at }) => Date.parse(started_at)))),
    durationMs: Math.max(...parts.map(({ duration_ms }) => duration_ms)),
    gate,
    heldTo,
    out,
    isMerged: true,
    ...(missing && { missing }),
    again: { ...first.again, ...(gate !== 'all' && { gate }), out: againIn(out) },
    ...(first.fault !== undefined && { fault: first.fault }),
  }
  const ended = records.all(watched.stopped ?? 'it was not run')
  const all = missing ? withMissingRecords(ended, missing) : ended
  const result = await conclude({ ...watched, records: all, left: all.flatMap(({ leftovers }) => leftovers) }, facts, {
    scenarios,
    record,
    allure: flags.allure,
  })
  printResult(result, out, screen)
  return result.exitCode
}

/** Combines how the parts ended, as if they were one run. */
function watchedOf(parts: readonly Part[], missing: readonly Shard[]): Omit<Watched, 'left' | 'records'> {
  const early = parts.flatMap(({ shard, stopped }) =>
    stopped === undefined ? [] : [`shard ${shardText(shard)}: ${stopped}`],
  )
  const absent = missing.length === 0 ? [] : [missingText(missing)]
  const why = [...absent, ...early].join('; ')
  const retried = retriesTogether(parts.map((part) => part.retried))
  return {
    ...(retried && { retried }),
    interrupted: parts.some(({ interrupted }) => interrupted),
    throttledMs: Math.max(...parts.map(({ throttled_ms }) => throttled_ms)),
    faults: parts.flatMap(({ shard, faults }) => faults.map((fault) => `shard ${shardText(shard)}: ${fault}`)),
    ...(why !== '' && { stopped: why }),
  }
}
