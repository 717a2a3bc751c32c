import { writeShard, type EvidenceWriter } from '../../../reports/files/shard-file.ts'
import { writeShardWorkspace } from '../../../reports/files/shard-workspace.ts'
import type { Shard } from '../../engine/gate/shard.ts'
import type { Scenario } from '../../engine/scenario/scenario.ts'
import { catalogueDigest } from '../project/catalogue-digest.ts'
import type { Watched } from '../process/run-watched.ts'
import { version } from '../project/version.ts'
import type { Finished } from './conclude.ts'

/** A finished part of a run. */
export interface LeftPart extends Pick<
  Finished,
  'selection' | 'seed' | 'startedAt' | 'durationMs' | 'target' | 'workspace' | 'fault'
> {
  readonly shard: Shard
  /** The folder of the reports. */
  readonly out: string
  /** All scenarios of the run. */
  readonly scenarios: readonly Scenario[]
  readonly evidence: EvidenceWriter
}

/**
 * Writes the result of a part of a run, for `countersign merge` and `--resume`.
 * @returns errors that occurred
 */
export async function leaveShard(watched: Watched, part: LeftPart): Promise<string[]> {
  const { shard, fault, selection, scenarios, evidence, target, workspace, seed, startedAt, durationMs, out } = part
  const { records, interrupted, stopped, faults, throttledMs, retried } = watched
  try {
    await evidence.end()
    writeShardWorkspace(workspace, out)
    writeShard(
      {
        schema: 1,
        suite: { name: 'countersign', version },
        catalogue: catalogueDigest(scenarios),
        shard: { ...shard },
        target,
        ...(fault !== undefined && { fault }),
        seed,
        rule: [...selection.globs.rule],
        exclude: [...selection.globs.exclude],
        started_at: startedAt.toISOString(),
        duration_ms: durationMs,
        throttled_ms: throttledMs,
        ...(retried && { retried }),
        interrupted,
        ...(stopped !== undefined && { stopped }),
        faults: [...faults],
        records: [...records],
      },
      out,
    )
    return []
  } catch (error) {
    return [
      `the files for countersign merge and --resume cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    ]
  }
}
