import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { PROJECT } from '../project/project.ts'
import { checkedOut, commitText } from './commit.ts'
import { figuresOf, loopRowsOf, rowsOf } from './figures.ts'
import {
  beforeLines,
  earlierThan,
  entryOf,
  readHistory,
  UnknownCommit,
  withBefore,
  withEntry,
  writeHistory,
  type Entry,
} from './history.ts'
import { failuresOf, measureLoop, stepsOf, type Pass } from './loop.ts'
import { measure, type Measured } from './measure.ts'
import { headText, jsonOf } from './report.ts'
import { tableText } from './table.ts'

/** No comparison is begun that would end later; and what still runs then is ended. Milliseconds. */
const BUDGET_MS = 150_000
const END_MS = 175_000
const MOST_ROUNDS = 5

const KEPT_FILE = fileURLToPath(new URL('figures.json', import.meta.url))
const KEPT = path.relative(PROJECT, KEPT_FILE)
const MACHINE = { node: process.versions.node, cores: os.availableParallelism() }

const HELP = `
Compares, within one run on this machine, the suite with raw undici: a bare loop that sends the requests of that very run
again, with fresh ids, as many side by side. Then the command itself is timed, from sources that are already compiled.
Everything is on the loopback, in processes of its own, and ends within three minutes. With --loop each step of \`npm test\` is
timed as well, first without what is kept of earlier proofs and then with it, in three rounds at most; a round takes minutes.

The table has goals, and what an earlier commit came to, from ${KEPT}. No figure is judged.
Exit codes: 0 measured; 1 it could not be measured, or a step of \`npm test\` failed; 2 wrong command line.`

function roundsOf(value: string): number {
  const rounds = Number(value)
  if (Number.isInteger(rounds) && rounds >= 1 && rounds <= MOST_ROUNDS) return rounds
  throw new InvalidArgumentError(`must be a whole number from 1 to ${MOST_ROUNDS}.`)
}

interface Flags {
  readonly out: string
  readonly rounds: number
  readonly loop?: boolean
  readonly keep?: boolean
  readonly compare?: string
}

const progress = (text: string) => void process.stderr.write(`${text}\n`)

async function bench({ out, rounds, loop, keep, compare }: Flags, command: Command): Promise<void> {
  const file = path.resolve(out)
  mkdirSync(path.dirname(file), { recursive: true })
  const history = readHistory(KEPT_FILE)
  const here = checkedOut(PROJECT, KEPT)
  // With changes of its own, a tree is measured against its commit too.
  const commit = here.changed === 0 ? here.commit : undefined
  if (keep && commit === undefined)
    command.error(`error: --keep keeps the figures of a commit. This is ${commitText(here)}.`, { exitCode: 2 })
  const earlier = compare === undefined ? earlierThan(history, commit) : [chosen(history, compare, command)]
  if (commit === undefined) progress(commitText(here))

  const end = new AbortController()
  const interrupt = () => end.abort(new Error('interrupted'))
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  const startedAt = new Date()
  const measured = await measureCommand(rounds, end)
  const passes = loop ? await measureTests(rounds, end) : []
  const ms = Date.now() - startedAt.getTime()

  const failures = failuresOf(passes)
  const commandRows = rowsOf(measured)
  const loopRows = loopRowsOf(passes)
  const rows = withBefore([...commandRows, ...loopRows], earlier)
  writeFileSync(file, `${JSON.stringify(jsonOf(measured, passes, here, startedAt, ms), null, 2)}\n`)
  const head = [headText(measured, passes, here, ms), ...beforeLines(rows, earlier, MACHINE)].join('\n')
  process.stdout.write(`\n${head}\n\n${tableText(rows)}\n\nFigures: ${out}\n`)
  if (keep && commit !== undefined) {
    // How long a step took until it failed is no figure of the commit.
    const figures = figuresOf(failures.length > 0 ? commandRows : [...commandRows, ...loopRows])
    const date = startedAt.toISOString().slice(0, 10)
    writeHistory(KEPT_FILE, withEntry(readHistory(KEPT_FILE), { commit, date, ...MACHINE, figures }))
    process.stdout.write(`Kept for ${commit}: ${KEPT}\n`)
  }
  if (failures.length === 0) return
  process.stderr.write(`\n${failures.join('\n\n')}\n`)
  process.exitCode = 1
}

/** The entry that `--compare` names. */
function chosen(history: readonly Entry[], commit: string, command: Command): Entry {
  try {
    return entryOf(history, commit)
  } catch (error) {
    if (error instanceof UnknownCommit) command.error(`error: --compare: ${error.message}`, { exitCode: 2 })
    throw error
  }
}

/** What is measured within three minutes. */
async function measureCommand(rounds: number, end: AbortController): Promise<Measured> {
  const startedAt = Date.now()
  const timer = setTimeout(() => end.abort(new Error(`not ended after ${END_MS / 1000} s`)), END_MS)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'countersign-bench-'))
  try {
    return await measure({
      rounds,
      seed: 1,
      folder,
      signal: end.signal,
      hasTimeFor: (ms) => Date.now() - startedAt + ms < BUDGET_MS,
      progress,
    })
  } catch (error) {
    throw end.signal.aborted ? end.signal.reason : error
  } finally {
    clearTimeout(timer)
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureTests(rounds: number, end: AbortController): Promise<Pass[]> {
  const steps = stepsOf(PROJECT)
  if (steps.length === 0) progress('npm test is not timed: package.json has no `test` script that is a list of steps')
  return steps.length === 0 ? [] : measureLoop({ checkout: PROJECT, steps, rounds, signal: end.signal, progress })
}

const program = new Command('bench')
  .description('Measures what the suite costs beside raw undici, the command, and `npm test`')
  .option('--out <file>', 'JSON of the figures', 'reports/out/bench.json')
  .option('--rounds <n>', `rounds of each measurement, 1 to ${MOST_ROUNDS}; fewer if time is short`, roundsOf, 3)
  .option('--loop', 'time `npm test` as well, step by step, cold and warm')
  .option('--keep', `keep the figures for this commit in ${KEPT}; the tree must be clean`)
  .option('--compare <commit>', 'compare with this commit instead of the latest earlier ones')
  .addHelpText('after', HELP)
  .allowExcessArguments(false)
  .exitOverride()
  .action((flags: Flags, command: Command) => bench(flags, command))

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2
  } else {
    process.stderr.write(`Not measured: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
