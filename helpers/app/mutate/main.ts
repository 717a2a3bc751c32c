import { availableParallelism } from 'node:os'
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { INTERRUPTED, onFirstSignal } from '../process/signals.ts'
import { UsageError } from '../usage/usage-error.ts'
import { mutate } from './mutate.ts'
import { SURVIVORS } from './survivors/index.ts'

/** This number of mutants takes about 20 minutes on two idle cores. */
const SAMPLE = 600
const MINUTES = 30
const [FAILED, WRONG_USAGE] = [1, 2]

const HELP = `
A mutant is a small change of the reference service that nobody wrote by hand: a condition that is
always true, a line that is left out, another operator. Each mutant is judged by the scenarios that
reach it, the nearest first, until one of them shows a violation. A mutant that survives is dead code
of the service, the freedom of the document, a change without effect, or a missing rule.

The result of a mutant:
  caught       a rule is violated, and again when the scenario is repeated
  broken       the service fails before the first scenario; counts as caught
  timeout      the service hangs, or is far too slow; counts as caught
  survived     each rule holds, or is inconclusive
  not reached  the scenarios leave its code out
  explained    it survives for a reason in helpers/app/mutate/survivors

Nothing is written to the sources. The first Ctrl-C ends the command with a report of the mutants
that were judged, the second one ends it at once.

Exit codes:
  0    each mutant is caught or explained
  1    a mutant is neither caught nor explained, an explanation is stale, or the command failed
  2    the command line is wrong
  130  interrupted

Examples:
  npm run mutate
      judge ${SAMPLE} random mutants
  npm run mutate -- --module checks --module effects --sample 1000
      judge all mutants of two folders of the service
  npm run mutate -- --module 'changes/new-*.ts' --json mutants.json
      judge the mutants of a few files, and keep all results`

function wholeNumber(value: string): number {
  const number = Number(value)
  if (Number.isInteger(number) && number >= 1) return number
  throw new InvalidArgumentError('It must be a whole number from 1.')
}

interface Flags {
  readonly module: readonly string[]
  readonly sample: number
  readonly seed: number
  readonly minutes: number
  readonly threads: number
  readonly json?: string
}

const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value]

/**
 * Runs the command.
 * @returns the exit code
 */
export async function main(words: readonly string[]): Promise<number> {
  const end = new AbortController()
  const restore = onFirstSignal(() => end.abort(new Error('interrupted')))
  let exitCode = 0
  const program = new Command('npm run mutate --')
    .configureOutput({ getOutHelpWidth: () => 100, getErrHelpWidth: () => 100 })
    .description('judge the reference service with mutants, to find rules that are missing')
    .option('--module <glob>', 'a folder or files of the service, such as checks; repeat it for several', collect, [])
    .option('--sample <n>', 'judge at most n mutants, drawn by the seed', wholeNumber, SAMPLE)
    .option('--seed <n>', 'the seed of the sample and of the scenarios', wholeNumber, 1)
    .option('--minutes <n>', 'judge no further mutant after n minutes', wholeNumber, MINUTES)
    .option('--threads <n>', 'judge n mutants at the same time', wholeNumber, availableParallelism())
    .option('--json <file>', 'write all results to this file')
    .helpOption('-h, --help', 'print this help')
    .addHelpText('after', HELP)
    .allowExcessArguments(false)
    .exitOverride()
    .action(async ({ module, ...flags }: Flags) => {
      const write = (line: string) => void process.stdout.write(`${line}\n`)
      exitCode = await mutate({ ...flags, modules: module, explanations: SURVIVORS, signal: end.signal, write })
    })
  try {
    await program.parseAsync([...words], { from: 'user' })
    return end.signal.aborted ? INTERRUPTED : exitCode
  } catch (error) {
    if (end.signal.aborted) return INTERRUPTED
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONG_USAGE
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return error instanceof UsageError ? WRONG_USAGE : FAILED
  } finally {
    restore()
  }
}
