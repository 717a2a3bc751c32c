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
import { scenariosOf } from '../wiring/suite.ts'
import { UsageError } from '../wiring/usage-error.ts'
import { judge } from './judge.ts'
import { goingOn, refuseOther, resumeText, unfinishedIn, type Unfinished } from './resume.ts'
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
      const judgeAfter = (last: Last = {}) =>
        meetAndJudge(last.before ? goingOn(options, last.before) : options, environment, { out: folder, ...last })
      return withReportsAside(folder, judgeAfter, () => lastOf(options, folder))
    })
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    throw new UsageError(redactorOf(secretsIn(environment)).redact(error.message))
  }
}

/** What the last run of the folder left, as far as it matters. */
interface Last {
  /** The run whose rules that were not green are judged again. */
  readonly failed?: LastRun
  /** The run from which this one goes on. */
  readonly before?: Unfinished
}

function lastOf(options: RunOptions, folder: string): Last {
  assertOptions(options)
  if (options.resume) return { before: unfinishedIn(folder) }
  return options.lastFailed ? { failed: lastRunIn(folder) } : {}
}

async function meetAndJudge(
  options: RunOptions,
  environment: Environment,
  {
    out,
    failed,
    before,
  }: Last & { /** The folder of the reports, if there are to be any. */ readonly out?: string } = {},
): Promise<RunResult> {
  const deadline = options.deadline === undefined ? undefined : deadlineOf(options.deadline)
  const { watch = {}, signal, doctor, fault } = options
  const judged = judgedBy(options, environment)
  const gate = gateOf(options, environment)
  await assertKnownFault(fault)
  if (before) refuseOther(before, judged)
  const selection = selectionOf(options, judged, failed)
  const heldTo = await demandsOf(options, selection.selected, new Date())
  watch.onMeet?.(whereOf(judged))
  if (before) watch.onWarning?.(resumeText(before))
  // An address is met before scenarios are loaded, which takes longer than all else: whoever gave a wrong one is told at once.
  // What is started here takes its time too. What cannot be loaded is told by whoever judges.
  if (judged.kind !== 'address') void scenariosOf(selection.selected).catch(() => {})
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
      ...(before && { before }),
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
