import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { PROJECT } from '../project/project.ts'
import { catalogue } from '../project/suite.ts'
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
import { linesText } from './lines/report.ts'
import { treeOf } from './lines/tree.ts'
import { failuresOf, measureLoop, stepsOf, type Pass } from './loop.ts'
import { measure, type Measured } from './measure.ts'
import { headText, jsonOf } from './report.ts'
import { tableText } from './table.ts'

/** The latest expected end of a comparison that may still begin, and the time at which everything is ended. Milliseconds. */
const BUDGET_MS = 150_000
const END_MS = 175_000
const MOST_ROUNDS = 5

const KEPT_FILE = fileURLToPath(new URL('figures.json', import.meta.url))
const KEPT = path.relative(PROJECT, KEPT_FILE)
const MACHINE = { node: process.versions.node, cores: os.availableParallelism() }

const HELP = `
First, the suite is compared with raw undici on this machine: a bare loop sends the requests of the
same run again, with fresh ids and the same concurrency. Then the command itself is timed, from
compiled sources. All of this uses the loopback interface and separate processes, and takes less
than three minutes. With --loop, each step of \`npm test\` is timed as well, first without kept proofs
and then with them, in at most three rounds of several minutes.

The table shows the goals, and earlier figures from ${KEPT}.
A missed goal is not a failure.

Exit codes:
  0  everything was measured
  1  something could not be measured, or a step of \`npm test\` failed
  2  the command line is wrong

Examples:
  npm run bench
      measure the suite and the command
  npm run bench -- --loop --keep
      measure \`npm test\` as well, and keep all figures for this commit
  npm run bench -- --lines --compare v1.2.0
      measure nothing, and count the lines of rules, scenarios and faults, now and then`

function roundsOf(value: string): number {
  const rounds = Number(value)
  if (Number.isInteger(rounds) && rounds >= 1 && rounds <= MOST_ROUNDS) return rounds
  throw new InvalidArgumentError(`It must be a whole number from 1 to ${MOST_ROUNDS}.`)
}

interface Flags {
  readonly out: string
  readonly rounds: number
  readonly loop?: boolean
  readonly keep?: boolean
  readonly compare?: string
  readonly lines?: boolean
}

const progress = (text: string) => void process.stderr.write(`${text}\n`)

async function bench({ out, rounds, loop, keep, compare, lines }: Flags, command: Command): Promise<void> {
  if (lines) return countLines(compare)
  const file = path.resolve(out)
  mkdirSync(path.dirname(file), { recursive: true })
  const history = readHistory(KEPT_FILE)
  const here = checkedOut(PROJECT, KEPT)
  // A changed tree is also compared with the figures of its own commit.
  const commit = here.changed === 0 ? here.commit : undefined
  if (keep && commit === undefined)
    command.error(
      `error: --keep needs a commit without changes, but this is ${commitText(here)}. Commit first, or leave --keep out.`,
      { exitCode: 2 },
    )
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
    // The time until a step failed is not comparable, so it is not kept.
    const figures = figuresOf(failures.length > 0 ? commandRows : [...commandRows, ...loopRows])
    const date = startedAt.toISOString().slice(0, 10)
    writeHistory(KEPT_FILE, withEntry(readHistory(KEPT_FILE), { commit, date, ...MACHINE, figures }))
    process.stdout.write(`Kept for ${commit}: ${KEPT}\n`)
  }
  if (failures.length === 0) return
  process.stderr.write(`\n${failures.join('\n\n')}\n`)
  process.exitCode = 1
}

/** Prints the lines of rules, scenarios and faults, compared with those of an earlier commit. */
function countLines(commit: string | undefined): void {
  const topicOf = (id: string) => {
    const rule = catalogue.get(id)
    return rule && `${rule.area}/${rule.topic}`
  }
  const earlier = commit === undefined ? undefined : { commit, tree: treeOf(PROJECT, commit) }
  process.stdout.write(`${linesText(treeOf(PROJECT), topicOf, earlier)}\n`)
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

/** Measures the suite and the command, within three minutes. */
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
  const lists = stepsOf(PROJECT)
  if (lists.length === 0) progress('npm test is not timed: the `test` script of package.json is not a list of steps')
  return lists.length === 0 ? [] : measureLoop({ checkout: PROJECT, lists, rounds, signal: end.signal, progress })
}

const program = new Command('npm run bench --')
  .configureOutput({ getOutHelpWidth: () => 100, getErrHelpWidth: () => 100 })
  .description('measure the cost of the suite compared with raw undici, of the command, and of `npm test`')
  .option('--rounds <n>', `repeat each measurement n times, 1 to ${MOST_ROUNDS}; fewer if time is short`, roundsOf, 3)
  .option('--loop', 'time each step of `npm test` as well, cold and warm')
  .option('--compare <commit>', 'compare with the figures of this commit (default: the latest earlier figures)')
  .option('--lines', 'only count the lines of rules, scenarios and faults, by kind and topic')
  .option('--keep', `keep the figures for this commit in ${KEPT}; the tree must have no changes`)
  .option('--out <file>', 'write the figures as JSON to this file', 'reports/out/bench.json')
  .helpOption('-h, --help', 'print this help')
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
