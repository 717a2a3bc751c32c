import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import pc from 'picocolors'
import { startCounter } from '../../reports/terminal/progress/counter.ts'
import { countOf, timeText } from '../../reports/text.ts'
import { jobThreads, spread } from '../app/process/jobs.ts'
import type { ThreadMemory } from '../app/process/threads.ts'
import { UsageError } from '../app/usage/usage-error.ts'
import { sweeps } from './index.ts'
import { casesIn } from './sweep.ts'
import { isLong, turnOf } from './turn.ts'

/** The position of a case. */
export interface Place {
  readonly sweep: string
  readonly number: number
}

/** The result of a case. */
export interface Swept {
  readonly sweep: string
  readonly name: string
  /** The problems, one line each. */
  readonly wrong: readonly string[]
  readonly durationMs: number
}

/** Cases at the same time in each thread: of those that wait for their service, and of the others. */
const [WAITING_AT_ONCE, AT_ONCE] = [2, 1]
/** Enough for several whole runs at the same time. */
const MEMORY: ThreadMemory = { maxYoungGenerationSizeMb: 128, maxOldGenerationSizeMb: 2_048 }
const THREAD = new URL('sweep-thread.ts', import.meta.url)
const [WRONG, WRONG_USAGE] = [1, 2]
const OUT = path.join('reports', 'out', 'sweeps.json')

/**
 * Runs the cases of this turn, or all cases in a long test, in one thread for each core.
 * @param names the names of sweeps; without names, all of them
 * @param out the file for the results
 * @returns the exit code: 0 if no case has a problem, 1 otherwise, 2 if there is no such sweep
 */
export async function main(names: readonly string[], out = OUT): Promise<number> {
  try {
    return await sweep(names, out)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    return WRONG_USAGE
  }
}

async function sweep(names: readonly string[], out: string): Promise<number> {
  const unknown = names.find((name) => !sweeps[name])
  if (unknown !== undefined)
    throw new UsageError(`There is no sweep ${unknown}. Choose from ${Object.keys(sweeps).join(', ')}.`)
  const places = placesOf(names)
  console.log(turnText(places.length))
  const swept = await sweptIn(places)
  const failed = swept.filter(({ wrong }) => wrong.length > 0)
  mkdirSync(path.dirname(out), { recursive: true })
  writeFileSync(
    out,
    `${JSON.stringify({ well: swept.length - failed.length, wrong: failed.length, swept }, null, 2)}\n`,
  )
  console.log(`${swept.length - failed.length} of ${countOf(swept.length, 'case')} of the sweeps passed`)
  return failed.length > 0 ? WRONG : 0
}

/** The cases of this turn. */
const placesOf = (names: readonly string[]): Place[] =>
  Object.entries(sweeps)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .flatMap(([name, one]) => casesIn(one, [...one.cases.keys()]).map((number) => ({ sweep: name, number })))

function turnText(count: number): string {
  if (isLong) return `sweeps: all ${countOf(count, 'case')}`
  const { number, from } = turnOf()
  return `sweeps: turn ${number} (${from}), ${countOf(count, 'case')}`
}

async function sweptIn(places: readonly Place[]): Promise<Swept[]> {
  const threads = jobThreads<Place, Swept>(availableParallelism(), THREAD, {}, MEMORY)
  const progress = startCounter(places.length, 'cases')
  const waits = ({ sweep: name, number }: Place) => sweeps[name]?.cases[number]?.waits === true
  // A problem is printed at once, because the whole sweep may take long.
  const report = (one: Swept) => {
    if (one.wrong.length > 0) {
      progress.clear()
      for (const line of failureLines(one)) console.log(line)
    }
    progress.add()
  }
  const run = (own: readonly Place[], atOnce: number) => spread(own, threads.doers, atOnce, report)
  try {
    const swept = await Promise.all([
      run(places.filter(waits), WAITING_AT_ONCE),
      run(
        places.filter((place) => !waits(place)),
        AT_ONCE,
      ),
    ])
    return swept.flat()
  } finally {
    progress.clear()
    await threads.end()
  }
}

/** How many problems of a case are printed. The file has all of them. */
const MOST_LINES = 20

const failureLines = ({ sweep: name, name: of, wrong, durationMs }: Swept): string[] => [
  `${pc.red('wrong')} ${name}: ${sweeps[name]?.story ?? ''}`,
  `  ${of} (${timeText(durationMs)})`,
  ...wrong.slice(0, MOST_LINES).map((line) => `    ${line}`),
  ...(wrong.length > MOST_LINES ? [`    and ${wrong.length - MOST_LINES} more`] : []),
]
