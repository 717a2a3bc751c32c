import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { comparisonOf } from '../../../reports/comparison/comparison.ts'
import { comparable } from '../../../reports/comparison/report.ts'
import { AGAINST } from '../../../reports/files/write.ts'
import { redactorOf } from '../../engine/evidence/redact.ts'
import { againstTarget, namedAgainst } from '../options/against.ts'
import { againOf } from '../options/repeat.ts'
import type { Environment } from '../options/environment.ts'
import type { MetTarget } from '../target/meet.ts'
import { meetSetUp } from '../target/set-up.ts'
import { scenariosOf } from '../project/suite.ts'
import { judge } from './judge.ts'
import type { RunOptions, RunResult } from './options.ts'
import { resumeText } from './resume.ts'
import type { RunPlan } from './run-plan.ts'

/** The secrets that a target may repeat, each with its replacement. */
type Secrets = readonly (readonly [secret: string, shown: string])[]
type Watching = Pick<RunOptions, 'signal' | 'watch'>

/** A second target, and the file that describes it. */
export interface Second {
  readonly file: string
  readonly plan: RunPlan
}

/**
 * The plan for a second target: the same rules and seed, with reports in a folder within that of the run. The known list and the
 * demands are about the first target.
 * @throws UsageError if the file describes no usable second target
 */
export function secondOf(file: string, environment: Environment, first: RunPlan): Second {
  const target = againstTarget(file, environment, first.gate, first.target)
  const heldTo = { known: new Map(), demands: { required: [] } }
  const out = first.out === undefined ? {} : { out: path.join(first.out, AGAINST) }
  return {
    file,
    plan: {
      ...first,
      against: file,
      target,
      heldTo,
      ...out,
      again: againOf({ ...out, gate: first.gate, rules: first.again.rules ?? [] }, target, first.gate),
    },
  }
}

/**
 * Meets the target of a plan, and judges it. A second target is met before the first is judged, and judged after it.
 * @param secrets the values of secret variables, which a container may write to its log
 * @throws UsageError when a target cannot be met, or its set-up is wrong
 */
export async function carryOut(
  plan: RunPlan,
  secrets: Secrets,
  watching: Watching,
  second?: Second,
): Promise<RunResult> {
  const met = await metFor(plan, watching)
  try {
    if (!second) return await judged(met, plan, secrets, watching)
    const other = await metFor(second.plan, watching).catch((error: unknown) => {
      throw namedAgainst(second.file, error)
    })
    try {
      const result = await judged(met, plan, secrets, watching)
      return watching.signal?.aborted ? result : await judgedAgainst(result, other, second.plan, watching)
    } finally {
      await other.close()
    }
  } finally {
    await met.close()
  }
}

async function metFor(plan: RunPlan, { signal, watch = {} }: Watching): Promise<MetTarget> {
  watch.onMeet?.(plan.target.where)
  if (plan.before) watch.onWarning?.(resumeText(plan.before))
  // Loading the scenarios takes longest. For an address, the first contact comes before it, so that a wrong address is reported at
  // once. An image or the embedded service starts while scenarios load. `judge` reports scenarios that cannot be loaded.
  const loading = plan.target.kind === 'address' ? undefined : scenariosOf(plan.selection.selected).catch(() => {})
  try {
    return await meetSetUp(plan.target, {
      warn: (warning) => watch.onWarning?.(warning),
      look: plan.look,
      ...(signal && { signal }),
    })
  } catch (error) {
    // Loading cannot be stopped, and a command that has ended must not keep its process alive.
    await loading
    throw error
  }
}

async function judged({ target, log }: MetTarget, plan: RunPlan, secrets: Secrets, watching: Watching) {
  const readLog = log && (() => redactorOf([...secrets, [target.workspace.key, '$ESIGN_API_KEY']]).redact(log()))
  const result = await judge(target, plan, watching, readLog)
  watching.watch?.onResult?.(result)
  return result
}

/** Judges the second target, and compares it with the first. */
async function judgedAgainst(
  first: RunResult,
  { target }: MetTarget,
  plan: RunPlan,
  watching: Watching,
): Promise<RunResult> {
  const { watch } = watching
  if (plan.out !== undefined) mkdirSync(plan.out, { recursive: true })
  watch?.onSecond?.(plan.target.where)
  const second = await judge(target, plan, watching)
  const against = { second, comparison: comparisonOf(comparable(first.report), comparable(second.report)) }
  watch?.onAgainst?.(against)
  return { ...first, against }
}
