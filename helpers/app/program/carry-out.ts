import { redactorOf } from '../../engine/evidence/redact.ts'
import { meetSetUp } from '../target/set-up.ts'
import { scenariosOf } from '../project/suite.ts'
import { judge } from './judge.ts'
import type { RunOptions, RunResult } from './options.ts'
import { resumeText } from './resume.ts'
import type { RunPlan } from './run-plan.ts'

/**
 * Meets the target of a plan, and judges it.
 * @param secrets the values of secret variables, which a container may write to its log
 * @throws UsageError when the target cannot be met, or its set-up is wrong
 */
export async function carryOut(
  plan: RunPlan,
  secrets: readonly (readonly [secret: string, shown: string])[],
  { signal, watch = {} }: Pick<RunOptions, 'signal' | 'watch'>,
): Promise<RunResult> {
  watch.onMeet?.(plan.target.where)
  if (plan.before) watch.onWarning?.(resumeText(plan.before))
  // Loading the scenarios takes longest. For an address, the first contact comes before it, so that a wrong address is reported at
  // once. An image or the embedded service starts while scenarios load. `judge` reports scenarios that cannot be loaded.
  if (plan.target.kind !== 'address') void scenariosOf(plan.selection.selected).catch(() => {})
  const { target, close, log } = await meetSetUp(plan.target, {
    warn: (warning) => watch.onWarning?.(warning),
    look: plan.look,
    ...(signal && { signal }),
  })
  try {
    const readLog = log && (() => redactorOf([...secrets, [target.workspace.key, '$ESIGN_API_KEY']]).redact(log()))
    const result = await judge(target, plan, { watch, ...(signal && { signal }) }, readLog)
    watch.onResult?.(result)
    return result
  } finally {
    await close()
  }
}
