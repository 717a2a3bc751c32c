import path from 'node:path'
import { comparisonLines } from '../../../reports/comparison/screen.ts'
import { AGAINST, REPORTS } from '../../../reports/files/write.ts'
import { countOf } from '../../../reports/text.ts'
import { startProgress, type Progress } from '../../../reports/terminal/progress/progress.ts'
import { againstSecrets } from '../options/against.ts'
import type { Against, RunOptions } from '../program/options.ts'
import { cleanupCommand } from '../program/earlier-leftovers.ts'
import { run } from '../program/run.ts'
import type { Environment } from '../options/environment.ts'
import type { Screen } from '../process/screen.ts'
import { INTERRUPTED, onFirstSignal } from '../process/signals.ts'
import { printResult } from './print-result.ts'
import { watchReference } from './whole-reference.ts'

/** The flags of `countersign run`. */
export interface RunFlags extends Omit<RunOptions, 'environment' | 'signal' | 'watch'> {
  readonly out: string
}

const keptText = (kept: number, out: string) =>
  `Kept: ${countOf(kept, 'transaction')}. To cancel what is left: npx countersign cleanup --out ${out}\n`

/**
 * Prints the comparison with the second target, after everything that went wrong with it.
 * @param file the file of variables that describes it
 */
function printAgainst({ second, comparison }: Against, file: string, out: string, screen: Screen): void {
  const folder = path.join(path.relative(process.cwd(), path.resolve(out)), AGAINST)
  const remedy = `To cancel what is left: ${cleanupCommand({ target: second.outcome.target.base_url, against: file }, out)}`
  for (const fault of second.faults) screen.error(`The suite itself failed with the second target: ${fault}`)
  const left = second.outcome.leftovers.length
  if (left > 0)
    screen.error(`Warning: ${countOf(left, 'transaction')} of the second target could not be cancelled. ${remedy}`)
  screen.write('')
  for (const line of comparisonLines(comparison, screen)) screen.write(line)
  screen.write(`Report of B: ${path.join(folder, REPORTS.page)}`)
}

/** Whether a run with these flags may run all scenarios on the reference service without a fault. */
const mayBeWhole = ({ rule = [], fault, image, shard }: RunFlags) =>
  rule.length === 0 && fault === undefined && image === undefined && shard === undefined

/**
 * Judges a target, writes reports, and prints the result.
 * @param progress already started
 * @returns the exit code
 * @throws UsageError if the command line, the configuration or the first contact is wrong; nothing was judged then
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
      shown.print('Interrupted: cleaning up and writing the reports. Interrupt again to stop at once.')
    })
  }
  // Without an image, a signal ends the command at once until scenarios begin: there is nothing to clean up yet.
  if (flags.image !== undefined) listen()
  if (flags.against !== undefined) screen.mask(againstSecrets(flags.against))
  let shown = progress
  const noteReference = mayBeWhole(flags) ? watchReference() : undefined
  try {
    const { exitCode } = await run({
      ...flags,
      environment,
      signal: interruption.signal,
      watch: {
        onMeet: (where) => progress.say(`connecting to the target: ${where} ...`),
        onWarning: progress.print,
        onBegin(scenarios, catalogue, ...watched) {
          if (flags.image === undefined && shown === progress) listen()
          shown.begin(scenarios, catalogue, ...watched)
        },
        onEnd: (record) => shown.add(record),
        onTry: (done, total) => shown.note(`confirming ${done} of ${total}`),
        onResult(result) {
          progress.stop()
          noteReference?.(result.outcome)
          if (result.kept) screen.write(keptText(result.kept, flags.out))
          printResult(result, flags.out, screen)
        },
        onSecond(where) {
          shown = startProgress(`judging the second target: ${where} ...`, screen.progress)
        },
        onAgainst(against) {
          shown.stop()
          printAgainst(against, flags.against ?? '', flags.out, screen)
        },
      },
    })
    return exitCode
  } catch (error) {
    if (interruption.signal.aborted && interruption.signal.reason === error) return INTERRUPTED
    throw error
  } finally {
    shown.stop()
    releaseSignals()
  }
}
