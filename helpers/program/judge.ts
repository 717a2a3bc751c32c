import { evidenceWriter, forgetEvidence } from '../../reports/shard-file.ts'
import { failsRun } from '../../reports/summary.ts'
import { countOf } from '../../reports/text.ts'
import { fallsTo, type Shard } from '../gate/shard.ts'
import { withoutRules } from '../outcome/excluded.ts'
import type { ScenarioRecord } from '../outcome/record.ts'
import { keyOf } from '../scenario/scenario.ts'
import type { Target } from '../targets/target.ts'
import type { Deadline } from '../wiring/deadline.ts'
import { isAtItsEnd, runWatched, type Watched } from '../wiring/run-watched.ts'
import { catalogue, scenariosOf } from '../wiring/suite.ts'
import { allureOf, conclude, resultsOf, type Finished } from './conclude.ts'
import { litterOf } from './litter.ts'
import { leaveShard, type LeftPart } from './leave-shard.ts'
import type { RunOptions, RunResult } from './options.ts'
import { leftOf, together, type Unfinished } from './resume.ts'

/** Scenarios side by side, where nothing else is asked for. */
const CONCURRENCY = 32

/** What is decided of a run before it begins. */
interface Begun extends Pick<Finished, 'selected' | 'excluded' | 'gate' | 'heldTo' | 'seed' | 'out'> {
  readonly target: Target
  readonly deadline?: Deadline
  /** The run from which this one goes on. */
  readonly before?: Unfinished
}

/**
 * Judges a target that was met, and writes what came of it.
 * @param readLog reads what the target wrote, where it runs in a container
 */
export async function judge(
  { target, deadline, before, ...begun }: Begun,
  { fault, shard, maxViolations, concurrency = CONCURRENCY, signal, watch = {}, ...asked }: RunOptions,
  readLog?: () => string,
): Promise<RunResult> {
  const { selected, excluded, heldTo, seed, out } = begun
  const scenarios = await scenariosOf(selected)
  const left = before ? leftOf(scenarios, before) : scenarios
  const own = shard ? left.filter((scenario) => fallsTo(keyOf(scenario), shard)) : left
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
  // What ends with its run cannot be gone on with.
  const evidence = out !== undefined && (shard || target.kind === 'address') ? evidenceWriter(out) : undefined
  const keep = (record: ScenarioRecord) => {
    evidence?.add(record)
    allure?.add(withoutRules(record, excluded))
  }
  if (before) for await (const record of before.evidence()) keep(record)
  const litter = litterOf(target, asked.keep ?? false, out)
  const ran = await runWatched({
    target,
    scenarios: own,
    seed,
    concurrency,
    litter: litter.of,
    ...(maxViolations !== undefined && { enough: enoughAt(maxViolations, begun, before?.concluded ?? []) }),
    ...(deadline && { deadline }),
    ...(signal && { signal }),
    onBegin: () => watch.onBegin?.(own.length, told),
    onEnd: (record) => watch.onEnd?.(record),
    onTry: (done, total) => watch.onTry?.(done, total),
    onRecord: keep,
  })
  const kept = asked.keep ? litter.of.ledger.open.size : undefined
  litter.close()
  const watched = before ? together(before, ran) : ran
  const durationMs = Date.now() - startedAt.getTime() + (before?.part.duration_ms ?? 0)
  const ended = { ...facts, durationMs, ...(before && { startedAt: new Date(before.part.started_at) }) }
  const faults =
    evidence && out !== undefined ? await leave(watched, { ...ended, ...asked, shard, out, scenarios, evidence }) : []
  const result = await conclude({ ...watched, faults: [...watched.faults, ...faults] }, ended, allure, readLog)
  return { ...result, ...(kept !== undefined && { kept }) }
}

/** Leaves what others need who merge this part, or go on from this run: nothing where it is whole, and came to its end. */
async function leave(
  watched: Watched,
  { shard, ...part }: Omit<LeftPart, 'shard'> & { readonly shard: Shard | undefined },
): Promise<string[]> {
  if (shard || !isAtItsEnd(watched)) return leaveShard(watched, { ...part, shard: shard ?? { index: 1, of: 1 } })
  await part.evidence.end().catch(() => {})
  forgetEvidence(part.out)
  return []
}

/** Stops a run at so many violated rules that fail it. */
const enoughAt = (
  most: number,
  begun: Pick<Begun, 'selected' | 'excluded' | 'heldTo' | 'gate'>,
  before: readonly ScenarioRecord[],
) => ({
  why: `${countOf(most, 'rule')} violated, as many as --max-violations allows`,
  isReached: (records: readonly ScenarioRecord[]) =>
    resultsOf([...before, ...records], begun).filter((result) => failsRun(result, begun.gate)).length >= most,
})
