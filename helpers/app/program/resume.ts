import { shardText } from '../../engine/gate/shard.ts'
import { retriesTogether } from '../../engine/session/retries.ts'
import { keyOf, type Scenario } from '../../engine/scenario/scenario.ts'
import { catalogueDigest } from '../project/catalogue-digest.ts'
import type { Watched } from '../process/run-watched.ts'
import { UsageError } from '../usage/usage-error.ts'
import type { Unfinished } from './unfinished.ts'

/**
 * The scenarios that remain to be run.
 * @throws UsageError if the earlier run had another catalogue
 */
export function leftOf(scenarios: readonly Scenario[], { part, concluded }: Unfinished): Scenario[] {
  if (catalogueDigest(scenarios) !== part.catalogue)
    throw new UsageError('--resume: the earlier run had another catalogue. Start a new run without --resume.')
  const done = new Set(concluded.map(({ key }) => key))
  return scenarios.filter((scenario) => !done.has(keyOf(scenario)))
}

/** Combines an earlier run and the run that resumed it, as if they were one run. */
export function combined({ part, concluded }: Unfinished, watched: Watched): Watched {
  const retried = retriesTogether([part.retried, watched.retried])
  return {
    ...watched,
    records: [...concluded, ...watched.records],
    throttledMs: part.throttled_ms + watched.throttledMs,
    ...(retried && { retried }),
    left: [...new Set([...concluded.flatMap(({ leftovers }) => leftovers), ...watched.left])],
  }
}

/** The message of a run that resumes another. */
export const resumeText = ({ part, concluded }: Unfinished): string => {
  const of = part.shard.of > 1 ? ` of shard ${shardText(part.shard)}` : ''
  return `Resuming: ${concluded.length} of ${part.records.length} scenarios${of} were judged before.`
}
