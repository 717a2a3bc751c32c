import path from 'node:path'
import { curlFolder } from '../../reports/curl-folder.ts'
import type { Progress } from '../../reports/terminal/progress.ts'
import { summaryText } from '../../reports/terminal/summary-text.ts'
import { REPORTS } from '../../reports/write.ts'
import { pasted } from '../evidence/curl-files.ts'
import { run, type RunResult } from '../program/run.ts'
import type { Environment, JudgedFlags } from '../wiring/environment.ts'
import type { Screen } from '../wiring/screen.ts'
import { INTERRUPTED, onFirstSignal } from '../wiring/signals.ts'
import { repeatCommand } from './repeat.ts'

/** The flags of `countersign run`. */
export interface RunFlags extends JudgedFlags {
  readonly rule: readonly string[]
  readonly out: string
  readonly seed?: number
  readonly concurrency: number
  /** Whether what is told of the workspace is looked at first. */
  readonly doctor: boolean
}

/**
 * Judges a target, leaves reports, and tells what came of it.
 * @param progress already shows that the command lives
 * @returns the exit code
 * @throws UsageError when the command line, the configuration or the first contact is wrong: nothing was judged then
 */
export async function runConformance(
  flags: RunFlags,
  environment: Environment,
  screen: Screen,
  progress: Progress,
): Promise<number> {
  const interruption = new AbortController()
  let releaseSignals = () => {}
  const listen = () => {
    releaseSignals = onFirstSignal(() => {
      interruption.abort()
      progress.print('Interrupted: ending what runs, cleaning up, writing the reports. Again to end at once.')
    })
  }
  // Elsewhere a signal ends the command at once until scenarios begin: nothing was made that would have to be cleared up.
  if (flags.image !== undefined) listen()
  try {
    const { exitCode } = await run({
      ...flags,
      environment,
      signal: interruption.signal,
      watch: {
        onMeet: (where) => progress.say(`meeting the target: ${where} ...`),
        onWarning: progress.print,
        onBegin(scenarios, catalogue) {
          if (flags.image === undefined) listen()
          progress.begin(scenarios, catalogue)
        },
        onEnd: progress.add,
        onTry: (done, total) => progress.note(`confirming ${done} of ${total}`),
        onResult(result) {
          progress.stop()
          tell(result, flags, screen)
        },
      },
    })
    return exitCode
  } catch (error) {
    if (interruption.signal.aborted && interruption.signal.reason === error) return INTERRUPTED
    throw error
  } finally {
    releaseSignals()
  }
}

function tell({ outcome, faults, containerLog }: RunResult, flags: RunFlags, screen: Screen): void {
  for (const fault of faults) screen.error(`The run itself failed: ${fault}`)
  const outDir = path.relative(process.cwd(), path.resolve(flags.out)) || '.'
  if (containerLog !== undefined)
    screen.error(`What the container wrote is in ${path.join(outDir, REPORTS.containerLog)}`)
  const keep = curlFolder(path.resolve(flags.out, REPORTS.curl), path.join(outDir, REPORTS.curl))
  const text = summaryText(outcome, {
    color: screen.color,
    width: screen.width,
    outDir,
    repeatCommand: (rule) => repeatCommand(rule, { ...flags, out: outDir, seed: outcome.seed }),
    pasted: (replay, rule) => pasted(replay, rule, keep),
  })
  screen.write(text.trimEnd())
}
