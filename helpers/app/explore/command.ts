import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { exploreLine } from '../../../reports/repeat-line.ts'
import type { Progress } from '../../../reports/terminal/progress/progress.ts'
import { countOf } from '../../../reports/text.ts'
import { redactorOf } from '../../engine/evidence/redact.ts'
import { secretsIn, type Environment } from '../options/environment.ts'
import { inLockedFolder } from '../process/folder-lock.ts'
import type { Screen } from '../process/screen.ts'
import { INTERRUPTED, onFirstSignal } from '../process/signals.ts'
import { leftoverNotices } from '../program/earlier-leftovers.ts'
import { version } from '../project/version.ts'
import { meetSetUp } from '../target/set-up.ts'
import { UsageError } from '../usage/usage-error.ts'
import { exploreMet, type ExploreResult } from './explore-target.ts'
import { planOf, type ExploreFlags, type ExplorePlan } from './plan.ts'
import { EXPLORE_FILE, exitCodeOf, printExplored } from './print.ts'

/** Milliseconds between two lines of progress. */
const SAY_EVERY_MS = 1_000

/**
 * Plays random sequences on a target, and prints each mismatch with the model of the document.
 * @param progress already started
 * @returns the exit code
 * @throws UsageError if the command line, the configuration or the first contact is wrong; nothing was explored then
 */
export async function exploreTarget(
  flags: ExploreFlags,
  environment: Environment,
  screen: Screen,
  progress: Progress,
): Promise<number> {
  try {
    return await inLockedFolder(flags.out, 'explore', async (folder) => {
      for (const notice of leftoverNotices(folder, flags.out)) progress.print(notice)
      return exploreInto(folder, flags, await planOf(flags, environment), screen, progress)
    })
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    throw new UsageError(redactorOf(secretsIn(environment)).redact(error.message))
  }
}

async function exploreInto(
  folder: string,
  flags: ExploreFlags,
  plan: ExplorePlan,
  screen: Screen,
  progress: Progress,
): Promise<number> {
  const { target: planned, seed, runs, until } = plan
  const interruption = new AbortController()
  const { signal } = interruption
  const release = onFirstSignal(() => {
    interruption.abort()
    progress.print('Interrupted: cleaning up. Interrupt again to stop at once.')
  })
  try {
    progress.say(`connecting to the target: ${planned.where} ...`)
    const met = await meetSetUp(planned, { warn: progress.print, look: flags.doctor ?? true, signal })
    try {
      let saidAt = 0
      const onPlayed = (sequences: number, findings: number) => {
        if (Date.now() - saidAt < SAY_EVERY_MS) return
        saidAt = Date.now()
        progress.say(`exploring: ${countOf(sequences, 'sequence')}, ${countOf(findings, 'mismatch', 'mismatches')}`)
      }
      const result = await exploreMet(met.target, {
        seed,
        runs,
        ...(until !== undefined && { until }),
        out: folder,
        signal,
        onPlayed,
      })
      progress.stop()
      const code = exitCodeOf(result, signal.aborted)
      write(folder, result, plan, code)
      // Where only the time was limited, as many sequences as fitted in.
      const again = until === undefined ? runs : Math.min(runs, Math.max(1, result.sequences))
      printExplored(result, { code, out: flags.out, repeat: exploreLine(plan, again) }, screen)
      return code
    } finally {
      await met.close()
    }
  } catch (error) {
    if (signal.aborted && signal.reason === error) return INTERRUPTED
    throw error
  } finally {
    release()
  }
}

/** Writes the result. It has no secrets: each finding was redacted by what its sequence knew. */
function write(folder: string, result: ExploreResult, { target, seed, runs }: ExplorePlan, exitCode: number): void {
  const { failures, leftOut, left, ...rest } = result
  const content = {
    suite: { name: 'countersign', version },
    target: target.where,
    seed,
    runs,
    exit_code: exitCode,
    ...rest,
    left_out: leftOut,
    failures: Object.fromEntries(failures),
    leftovers: left,
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, EXPLORE_FILE), `${JSON.stringify(content, undefined, 2)}\n`)
}
