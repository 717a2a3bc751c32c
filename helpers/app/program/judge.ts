import { evidenceWriter, deleteEvidence } from '../../../reports/files/shard-file.ts'
import { failsRun } from '../../../reports/summary.ts'
import { countOf } from '../../../reports/text.ts'
import { statedWorkspace, workspacesTogether } from '../../engine/facts/stated-workspace.ts'
import { fallsTo, type Shard } from '../../engine/gate/shard.ts'
import { withoutRules } from '../../engine/outcome/excluded.ts'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import { keyOf } from '../../engine/scenario/scenario.ts'
import type { Target } from '../../engine/targets/target.ts'
import { isAtItsEnd, runWatched, type Watched } from '../process/run-watched.ts'
import { catalogue, scenariosOf } from '../project/suite.ts'
import { allureOf, conclude, resultsOf } from './conclude.ts'
import { leftoversOf } from './leftovers.ts'
import { leaveShard, type LeftPart } from './leave-shard.ts'
import type { RunOptions, RunResult } from './options.ts'
import { leftOf, combined } from './resume.ts'
import type { RunPlan } from './run-plan.ts'

/**
 * Judges a target by the plan, and writes the reports.
 * @param readLog reads the log of the target, if it runs in a container
 */
export async function judge(
  target: Target,
  plan: RunPlan,
  { signal, watch = {} }: Pick<RunOptions, 'signal' | 'watch'>,
  readLog?: () => string,
): Promise<RunResult> {
  const { selection, heldTo, seed, shard, concurrency, maxViolations, deadline, out, before } = plan
  const { selected, excluded } = selection
  const scenarios = await scenariosOf(selected)
  const left = before ? leftOf(scenarios, before) : scenarios
  const own = shard ? left.filter((scenario) => fallsTo(keyOf(scenario), shard)) : left
  // Known and excluded rules are not shown as suspected.
  const counted = new Map([...catalogue].filter(([id]) => !heldTo.known.has(id) && !excluded.has(id)))
  const startedAt = new Date()
  const workspace = statedWorkspace(target.workspace, target.capabilities)
  const facts = {
    ...plan,
    target: { kind: target.kind, base_url: target.baseUrl, ...(target.image && { image: target.image }) },
    workspace: before ? workspacesTogether([before.workspace, workspace]) : workspace,
    startedAt,
    ...(target.fault !== undefined && { fault: target.fault }),
  }
  const allure = allureOf(facts)
  // Only a target that outlives its run can be judged further by a later command.
  const evidence = out !== undefined && (shard || target.kind === 'address') ? evidenceWriter(out) : undefined
  const keep = (record: ScenarioRecord) => {
    evidence?.add(record)
    allure?.add(withoutRules(record, excluded))
  }
  if (before) for await (const record of before.evidence()) keep(record)
  const leftovers = leftoversOf(target, plan.keep, out)
  const ran = await runWatched({
    target,
    scenarios: own,
    seed,
    concurrency,
    leftovers: leftovers.of,
    ...(maxViolations !== undefined && { enough: enoughAt(maxViolations, plan, before?.concluded ?? []) }),
    ...(deadline && { deadline }),
    ...(signal && { signal }),
    onBegin: () => watch.onBegin?.(own.length, counted),
    onEnd: (record) => watch.onEnd?.(record),
    onTry: (done, total) => watch.onTry?.(done, total),
    onRecord: keep,
  })
  const kept = plan.keep ? leftovers.of.ledger.open.size : undefined
  leftovers.close()
  const watched = before ? combined(before, ran) : ran
  const durationMs = Date.now() - startedAt.getTime() + (before?.part.duration_ms ?? 0)
  const ended = { ...facts, durationMs, ...(before && { startedAt: new Date(before.part.started_at) }) }
  const faults =
    evidence && out !== undefined ? await leave(watched, { ...ended, shard, out, scenarios, evidence }) : []
  const result = await conclude({ ...watched, faults: [...watched.faults, ...faults] }, ended, allure, readLog)
  return { ...result, ...(kept !== undefined && { kept }) }
}

/** Writes the files that a merge of this part, or a run that resumes this one, needs. A whole, finished run needs none. */
async function leave(
  watched: Watched,
  { shard, ...part }: Omit<LeftPart, 'shard'> & { readonly shard: Shard | undefined },
): Promise<string[]> {
  if (shard || !isAtItsEnd(watched)) return leaveShard(watched, { ...part, shard: shard ?? { index: 1, of: 1 } })
  await part.evidence.end().catch(() => {})
  deleteEvidence(part.out)
  return []
}

/** Stops a run after a number of violated rules that fail it. */
const enoughAt = (
  most: number,
  plan: Pick<RunPlan, 'selection' | 'heldTo' | 'gate'>,
  before: readonly ScenarioRecord[],
) => ({
  why: `${countOf(most, 'rule')} violated, as many as --max-violations allows`,
  isReached: (records: readonly ScenarioRecord[]) =>
    resultsOf([...before, ...records], plan).filter((result) => failsRun(result, plan.gate)).length >= most,
})
