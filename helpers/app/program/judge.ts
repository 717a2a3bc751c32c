import { runRecordWriter } from '../../../reports/files/run-record.ts'
import { failsRun } from '../../../reports/summary.ts'
import { countOf } from '../../../reports/text.ts'
import { statedWorkspace, workspacesTogether } from '../../engine/facts/stated-workspace.ts'
import { fallsTo } from '../../engine/gate/shard.ts'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import { keyOf } from '../../engine/scenario/scenario.ts'
import type { Target } from '../../engine/targets/target.ts'
import { runWatched } from '../process/run-watched.ts'
import { catalogue, scenariosOf } from '../project/suite.ts'
import { conclude } from './conclude.ts'
import { resultsOf } from './outcome-of.ts'
import { leftoversOf, unfindableText } from './leftovers.ts'
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
    workspace: before ? workspacesTogether([before.part.workspace, workspace]) : workspace,
    startedAt,
    ...(target.fault !== undefined && { fault: target.fault }),
  }
  const written = out === undefined ? undefined : runRecordWriter(out)
  if (before) for (const one of before.evidence()) written?.add(one)
  const leftovers = leftoversOf(target, plan.keep, out, plan.against)
  const ran = await runWatched({
    target,
    scenarios: own,
    seed,
    concurrency,
    leftovers: leftovers.of,
    ...(maxViolations !== undefined && { enough: enoughAt(maxViolations, plan, before?.concluded ?? []) }),
    ...(deadline && { deadline }),
    ...(signal && { signal }),
    onBegin: (...watched) => watch.onBegin?.(own.length, counted, ...watched),
    onEnd: (one) => watch.onEnd?.(one),
    onTry: (done, total) => watch.onTry?.(done, total),
    onRecord: (one) => written?.add(one),
  })
  const kept = plan.keep ? leftovers.of.ledger.open.size : undefined
  const { unfindable } = leftovers.of.ledger
  if (unfindable > 0 && !plan.keep) watch.onWarning?.(unfindableText(unfindable, startedAt))
  leftovers.close()
  const watched = before ? combined(before, ran) : ran
  const durationMs = Date.now() - startedAt.getTime() + (before?.part.duration_ms ?? 0)
  const ended = { ...facts, durationMs, ...(before && { startedAt: new Date(before.part.started_at) }) }
  const result = await conclude(watched, ended, { scenarios, record: written, allure: plan.allure, readLog })
  return { ...result, ...(kept !== undefined && { kept }) }
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
