import { redactorOf } from '../../engine/evidence/redact.ts'
import { againstEnvironment } from '../options/against.ts'
import { readEnvironment, secretsIn } from '../options/environment.ts'
import { inLockedFolder } from '../process/folder-lock.ts'
import { withEarlierReportsMoved } from '../process/earlier-reports.ts'
import { UsageError } from '../usage/usage-error.ts'
import { carryOut, secondOf } from './carry-out.ts'
import { leftoverNotices } from './earlier-leftovers.ts'
import { earlierOf, type Earlier } from './earlier.ts'
import type { RunOptions, RunResult } from './options.ts'
import { planOf } from './run-plan.ts'

/**
 * Judges a target rule by rule: the embedded reference service, or the target that the options or the variables name. Only one
 * run at a time in a process, because unhandled errors count as errors of the run.
 * @throws UsageError if an option, the configuration or the first contact is wrong; nothing was judged then
 * @throws the reason of the signal if it was aborted while a container was starting
 */
export async function run(options: RunOptions = {}): Promise<RunResult> {
  const environment = options.environment ?? readEnvironment()
  const secrets = secretsIn(environment)
  try {
    return await inFolder(options, async (earlier) => {
      const { against } = options
      const other = against === undefined ? undefined : againstEnvironment(against, environment)
      if (other) secrets.push(...secretsIn(other))
      const plan = await planOf(options, environment, earlier)
      const second = against !== undefined && other ? secondOf(against, other, plan) : undefined
      return carryOut(plan, secrets, options, second)
    })
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    throw new UsageError(redactorOf(secrets).redact(error.message))
  }
}

/**
 * Runs `body` while no other command can write into the folder of the reports, if there is one. The reports of the last run are
 * moved first, even if the options are wrong.
 */
async function inFolder<T>(options: RunOptions, body: (earlier: Earlier) => Promise<T>): Promise<T> {
  const { out } = options
  if (out === undefined) return body(earlierOf(options))
  return inLockedFolder(out, 'run', (folder) => {
    for (const notice of leftoverNotices(folder, out)) options.watch?.onWarning?.(notice)
    return withEarlierReportsMoved(folder, () => earlierOf(options, folder), body)
  })
}
