import path from 'node:path'
import { runCommand, timeToFirstRequest, type Ran } from './command.ts'
import { runJob } from './side-by-side/children.ts'
import type { Done } from './side-by-side/job.ts'

/** Scenarios at the same time, as in `countersign run`. */
export const CONCURRENCY = 32
/** The rule for the timed run of a single rule. */
export const ONE_RULE = 'metadata/key-at-limit-create'
/** Milliseconds that are added to each response. */
export const DELAYS = [0, 50] as const
/** Milliseconds that are reserved for the measurements of the command. */
const FOR_THE_COMMAND_MS = 40_000

/** One round: a run of the suite, then the bare loop with the requests of that run. */
export interface Round {
  readonly suite: Done
  readonly bare: Done
}

/** The rounds of one arrangement. */
export interface Compared {
  /** Whether the service ran in its own process. */
  readonly parted: boolean
  readonly delayMs: number
  readonly rounds: readonly Round[]
}

/** All measurements. */
export interface Measured {
  readonly compared: readonly Compared[]
  /** Milliseconds from the command to the first request. */
  readonly firstRequestMs: readonly number[]
  readonly oneRule: readonly Ran[]
  readonly wholeRun: readonly Ran[]
}

export interface Measuring {
  readonly rounds: number
  readonly seed: number
  /** An empty folder for files that the processes exchange. */
  readonly folder: string
  /** Ends all processes. */
  readonly signal: AbortSignal
  /** Whether a measurement of about this many milliseconds may still begin. */
  hasTimeFor(ms: number): boolean
  /** Called before each measurement. */
  progress(text: string): void
}

/** Measures everything. The arrangements take turns, so that a busy minute of the machine affects all of them. */
export async function measure(measuring: Measuring): Promise<Measured> {
  const { rounds, folder, signal, progress } = measuring
  const embedded = await compare(measuring, { parted: false, rounds, keptMs: FOR_THE_COMMAND_MS, expectedMs: 0 })
  // The first start after a change compiles the sources. All other starts, which are timed, use the compiled ones.
  progress('warm-up of the command')
  await runCommand(['run', '--rule', ONE_RULE], folder, signal)
  const firstRequestMs: number[] = []
  const oneRule: Ran[] = []
  for (let round = 1; round <= rounds; round += 1) {
    if (round > 1 && !measuring.hasTimeFor(FOR_THE_COMMAND_MS / 2)) break
    progress(`round ${round} of ${rounds}: from the command to the first request`)
    firstRequestMs.push(await timeToFirstRequest(folder, signal))
    progress(`round ${round} of ${rounds}: run --rule ${ONE_RULE}`)
    oneRule.push(await runCommand(['run', '--rule', ONE_RULE], folder, signal))
  }
  progress('the whole run')
  const wholeRun = [await runCommand(['run', '--concurrency', String(CONCURRENCY)], folder, signal)]
  // On a slow machine, nothing begins that would be ended before its time.
  const expectedMs = Math.max(0, ...embedded.flatMap((one) => one.rounds.map(({ suite, bare }) => suite.ms + bare.ms)))
  const parted = await compare(measuring, { parted: true, rounds: Math.max(1, rounds - 1), keptMs: 0, expectedMs })
  return { compared: [...embedded, ...parted], firstRequestMs, oneRule, wholeRun }
}

interface Comparing {
  readonly parted: boolean
  readonly rounds: number
  /** Milliseconds that are reserved for later measurements. */
  readonly keptMs: number
  /** Milliseconds that the first round is expected to take. */
  readonly expectedMs: number
}

/** Measures the wanted number of rounds, or fewer if time is short. */
async function compare(measuring: Measuring, { parted, rounds, keptMs, expectedMs }: Comparing): Promise<Compared[]> {
  const done = new Map<number, Round[]>()
  let longest = expectedMs
  for (let round = 1; round <= rounds; round += 1) {
    for (const delayMs of DELAYS) {
      if (!measuring.hasTimeFor(longest + keptMs)) continue
      const startedAt = performance.now()
      const name = `round ${round} of ${rounds}, ${delayMs} ms, service in ${parted ? 'a process of its own' : 'the same process'}`
      const outcome = await roundOf(measuring, { parted, delayMs, name })
      longest = Math.max(longest, performance.now() - startedAt)
      done.set(delayMs, [...(done.get(delayMs) ?? []), outcome])
    }
  }
  return [...done].map(([delayMs, all]) => ({ parted, delayMs, rounds: all }))
}

async function roundOf(
  { seed, folder, signal, progress }: Measuring,
  { parted, delayMs, name }: { parted: boolean; delayMs: number; name: string },
): Promise<Round> {
  signal.throwIfAborted()
  const job = { delayMs, plan: path.join(folder, 'plan'), seed, concurrency: CONCURRENCY }
  progress(`${name}: suite`)
  const suite = await runJob({ ...job, role: 'suite' }, parted, signal)
  progress(`${name}: bare loop`)
  return { suite, bare: await runJob({ ...job, role: 'bare' }, parted, signal) }
}
