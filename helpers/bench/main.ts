import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { measure } from './measure.ts'
import { headText, jsonOf, rowsOf } from './report.ts'
import { tableText } from './table.ts'

/** No comparison is begun that would end later; and what still runs then is ended. Milliseconds. */
const BUDGET_MS = 150_000
const END_MS = 175_000
const MOST_ROUNDS = 5

const HELP = `
Compares, within one run on this machine, the suite with a bare loop that sends the requests of that very run again, with
fresh ids, as many side by side. Everything is on the loopback, in processes of its own, and ends within three minutes.
The figures are told, none is judged. Exit codes: 0 measured; 1 it could not be measured; 2 wrong command line.`

function roundsOf(value: string): number {
  const rounds = Number(value)
  if (Number.isInteger(rounds) && rounds >= 1 && rounds <= MOST_ROUNDS) return rounds
  throw new InvalidArgumentError(`must be a whole number from 1 to ${MOST_ROUNDS}.`)
}

interface Flags {
  readonly out: string
  readonly rounds: number
}

async function bench({ out, rounds }: Flags): Promise<void> {
  const file = path.resolve(out)
  mkdirSync(path.dirname(file), { recursive: true })
  const end = new AbortController()
  const startedAt = new Date()
  const elapsed = () => Date.now() - startedAt.getTime()
  const timer = setTimeout(() => end.abort(new Error(`not ended after ${END_MS / 1000} s`)), END_MS)
  const interrupt = () => end.abort(new Error('interrupted'))
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'countersign-bench-'))
  try {
    const measured = await measure({
      rounds,
      seed: 1,
      folder,
      signal: end.signal,
      hasTimeFor: (ms) => elapsed() + ms < BUDGET_MS,
      progress: (text) => void process.stderr.write(`${text}\n`),
    })
    const ms = elapsed()
    writeFileSync(file, `${JSON.stringify(jsonOf(measured, startedAt, ms), null, 2)}\n`)
    process.stdout.write(`\n${headText(measured, ms)}\n\n${tableText(rowsOf(measured))}\n\nFigures: ${out}\n`)
  } catch (error) {
    throw end.signal.aborted ? end.signal.reason : error
  } finally {
    clearTimeout(timer)
    await rm(folder, { recursive: true, force: true })
  }
}

const program = new Command('bench')
  .description('Measures what the suite costs beside a bare loop of the same requests')
  .option('--out <file>', 'JSON of the figures', 'reports/out/bench.json')
  .option('--rounds <n>', `rounds of each measurement, 1 to ${MOST_ROUNDS}`, roundsOf, 3)
  .addHelpText('after', HELP)
  .allowExcessArguments(false)
  .exitOverride()
  .action(bench)

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
