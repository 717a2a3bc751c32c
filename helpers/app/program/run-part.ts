import type { RunPart } from '../../../reports/files/run-record.ts'
import type { RunOutcome } from '../../../reports/summary.ts'
import type { Scenario } from '../../engine/scenario/scenario.ts'
import type { Watched } from '../process/run-watched.ts'
import { recordedOwn } from '../project/recorded-own.ts'
import { catalogue } from '../project/suite.ts'
import { catalogueDigest } from '../project/catalogue-digest.ts'
import type { Finished } from './outcome-of.ts'

/** The result of a run as its record keeps it: a merge, a resumed run and the reports of a later command begin from it. */
export function runPartOf(
  { records, interrupted, stopped, faults, throttledMs, retried, left }: Watched,
  {
    selection,
    heldTo,
    shard,
    seed,
    gate,
    again,
    target,
    workspace,
    fault,
    startedAt,
    durationMs,
    missing,
    isMerged,
  }: Finished,
  { suite, unmet, since }: RunOutcome,
  scenarios: readonly Scenario[],
): RunPart {
  return {
    schema: 2,
    suite: { ...suite },
    catalogue: catalogueDigest(scenarios),
    shard: { ...(shard ?? { index: 1, of: 1 }) },
    target,
    workspace,
    ...(isMerged && { missing: (missing?.shards ?? []).map((one) => ({ ...one })) }),
    ...(fault !== undefined && { fault }),
    again,
    ...recordedOwn(),
    seed,
    gate,
    rule: [...selection.globs.rule],
    exclude: [...selection.globs.exclude],
    ...(selection.selected.size < catalogue.size && { selected: [...selection.selected] }),
    known: Object.fromEntries(heldTo.known),
    unmet: unmet.map((one) => ({ ...one })),
    ...(since && { since }),
    started_at: startedAt.toISOString(),
    duration_ms: durationMs,
    throttled_ms: throttledMs,
    ...(retried && { retried }),
    interrupted,
    ...(stopped !== undefined && { stopped }),
    faults: [...faults],
    left: [...left],
    records: [...records],
  }
}
