import { evidenceWriter } from '../../reports/shard-file.ts'
import { failsRun } from '../../reports/summary.ts'
import { countOf } from '../../reports/text.ts'
import { fallsTo } from '../gate/shard.ts'
import { withoutRules } from '../outcome/excluded.ts'
import type { ScenarioRecord } from '../outcome/record.ts'
import { keyOf } from '../scenario/scenario.ts'
import type { Target } from '../targets/target.ts'
import type { Deadline } from '../wiring/deadline.ts'
import { runWatched } from '../wiring/run-watched.ts'
import { catalogue, scenariosOf } from '../wiring/suite.ts'
import { allureOf, conclude, resultsOf, type Finished } from './conclude.ts'
import { litterOf } from './litter.ts'
import { leaveShard } from './leave-shard.ts'
import type { RunOptions, RunResult } from './options.ts'

/** Scenarios side by side, where nothing else is asked for. */
const CONCURRENCY = 32

/** What is decided of a run before it begins. */
interface Begun extends Pick<Finished, 'selected' | 'excluded' | 'gate' | 'heldTo' | 'seed' | 'out'> {
  readonly target: Target
  readonly deadline?: Deadline
}

/**
 * Judges a target that was met, and writes what came of it.
 * @param readLog reads what the target wrote, where it runs in a container
 */
export async function judge(
  { target, deadline, ...begun }: Begun,
  { fault, shard, maxViolations, concurrency = CONCURRENCY, signal, watch = {}, ...asked }: RunOptions,
  readLog?: () => string,
): Promise<RunResult> {
  const { selected, excluded, heldTo, seed, out } = begun
  const scenarios = await scenariosOf(selected)
  const own = shard ? scenarios.filter((scenario) => fallsTo(keyOf(scenario), shard)) : scenarios
  // What is known, or excluded, is not told as suspected.
  const told = new Map([...catalogue].filter(([id]) => !heldTo.known.has(id) && !excluded.has(id)))
  const startedAt = new Date()
  const facts = {
    ...begun,
    target: { kind: target.kind, base_url: target.baseUrl, ...(target.image && { image: target.image }) },
    startedAt,
    ...(fault !== undefined && { fault }),
    ...(shard && { shard }),
  }
  const allure = allureOf(facts)
  const evidence = shard && out !== undefined ? evidenceWriter(out) : undefined
  const litter = litterOf(target, asked.keep ?? false, out)
  const watched = await runWatched({
    target,
    scenarios: own,
    seed,
    concurrency,
    litter: litter.of,
    ...(maxViolations !== undefined && { enough: enoughAt(maxViolations, begun) }),
    ...(deadline && { deadline }),
    ...(signal && { signal }),
    onBegin: () => watch.onBegin?.(own.length, told),
    onEnd: (record) => watch.onEnd?.(record),
    onTry: (done, total) => watch.onTry?.(done, total),
    onRecord(record) {
      evidence?.add(record)
      allure?.add(withoutRules(record, excluded))
    },
  })
  const kept = asked.keep ? litter.of.ledger.open.size : undefined
  litter.close()
  const ended = { ...facts, durationMs: Date.now() - startedAt.getTime() }
  const faults =
    shard && out !== undefined && evidence
      ? await leaveShard(watched, { ...ended, ...asked, shard, out, scenarios, evidence })
      : []
  const result = await conclude({ ...watched, faults: [...watched.faults, ...faults] }, ended, allure, readLog)
  return { ...result, ...(kept !== undefined && { kept }) }
}

/** Stops a run at so many violated rules that fail it. */
const enoughAt = (most: number, begun: Pick<Begun, 'excluded' | 'heldTo' | 'gate'>) => ({
  why: `${countOf(most, 'rule')} violated, as many as --max-violations allows`,
  isReached: (records: readonly ScenarioRecord[]) =>
    resultsOf(records, begun).filter((result) => failsRun(result, begun.gate)).length >= most,
})
