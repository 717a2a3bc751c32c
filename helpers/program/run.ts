import { randomInt } from 'node:crypto'
import { timeText } from '../../reports/text.ts'
import { createRedactor, type Redactor } from '../evidence/redact.ts'
import type { Target } from '../targets/target.ts'
import { deadlineAfter, type Deadline } from '../wiring/deadline.ts'
import { demandsOf } from '../wiring/demands.ts'
import { gateOf, judgedBy, readEnvironment, secretsIn, whereOf, type Environment } from '../wiring/environment.ts'
import { inLockedFolder } from '../wiring/folder-lock.ts'
import { assertKnownFault } from '../wiring/known-fault.ts'
import { lastRunIn, type LastRun } from '../wiring/last-run.ts'
import { selectionOf } from '../wiring/selection.ts'
import { meetSetUp } from '../wiring/set-up.ts'
import { withReportsAside } from '../wiring/set-aside.ts'
import { UsageError } from '../wiring/usage-error.ts'
import { judge } from './judge.ts'
import { assertOptions, LARGEST_SEED, type RunOptions, type RunResult } from './options.ts'

/**
 * Judges a target rule by rule: the embedded reference service, or the one that the options or the variables name. One run at
 * a time in a process: errors that nobody waits for count as faults of the run while it lasts.
 * @throws UsageError when an option, the configuration or the first contact is wrong: nothing was judged then; the reason of
 * the signal where it came while a container was starting
 */
export async function run(options: RunOptions = {}): Promise<RunResult> {
  const environment = options.environment ?? readEnvironment()
  const { out } = options
  try {
    if (out === undefined) {
      assertOptions(options)
      return await meetAndJudge(options, environment)
    }
    return await inLockedFolder(out, 'run', (folder) => {
      const judgeAfter = (last: LastRun | undefined) => meetAndJudge(options, environment, folder, last)
      return withReportsAside(folder, judgeAfter, () => lastOf(options, folder))
    })
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    throw new UsageError(redactorOf(secretsIn(environment)).redact(error.message))
  }
}

function lastOf(options: RunOptions, folder: string): LastRun | undefined {
  assertOptions(options)
  return options.lastFailed ? lastRunIn(folder) : undefined
}

/**
 * @param out the folder of the reports, if there are to be any
 * @param last the run whose rules that were not green are judged again
 */
async function meetAndJudge(
  options: RunOptions,
  environment: Environment,
  out?: string,
  last?: LastRun,
): Promise<RunResult> {
  const deadline = options.deadline === undefined ? undefined : deadlineOf(options.deadline)
  const { watch = {}, signal, doctor, fault } = options
  const judged = judgedBy(options, environment)
  const gate = gateOf(options, environment)
  await assertKnownFault(fault)
  const selection = selectionOf(options, judged, last)
  const heldTo = demandsOf(options, selection.selected, new Date())
  watch.onMeet?.(whereOf(judged))
  // Before scenarios are loaded, which takes longer than all else: whoever gave a wrong address is told at once.
  const { target, close, log } = await meetSetUp(judged, {
    warn: (warning) => watch.onWarning?.(warning),
    ...(doctor !== undefined && { look: doctor }),
    ...(signal && { signal }),
  })
  try {
    const seed = options.seed ?? randomInt(LARGEST_SEED)
    const facts = {
      ...selection,
      gate,
      heldTo,
      seed,
      target,
      ...(out !== undefined && { out }),
      ...(deadline && { deadline }),
    }
    const readLog = log && (() => logOf(log(), environment, target))
    const result = await judge(facts, options, readLog)
    watch.onResult?.(result)
    return result
  } finally {
    await close()
  }
}

/** The deadline of a run that begins now. */
const deadlineOf = (ms: number): Deadline => deadlineAfter(ms, `its deadline was reached after ${timeText(ms)}`)

function redactorOf(secrets: readonly (readonly [secret: string, shown: string])[]): Redactor {
  const redactor = createRedactor()
  for (const [secret, shown] of secrets) redactor.add(secret, shown)
  return redactor
}

/** What a container wrote, without the secrets that it may have written. */
function logOf(log: string, environment: Environment, { workspace }: Target): string {
  return redactorOf([...secretsIn(environment), [workspace.key, '$ESIGN_API_KEY']]).redact(log)
}
