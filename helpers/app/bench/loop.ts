import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { cacheOf } from '../project/checkout.ts'

const MOST_ROUNDS = 3
/** Milliseconds that a step may take, and that it has to end after the first signal. */
const LONGEST_MS = 20 * 60_000
const GRACE_MS = 10_000
/** Characters that are kept from the end of the output of a step. */
const KEPT_OUTPUT = 3_000

/** A finished step. */
interface StepRun {
  readonly step: string
  readonly ms: number
  /** `null` if it was killed. */
  readonly exitCode: number | null
  /** The end of its output. */
  readonly output: string
}

/** One pass through all steps of `npm test`. */
export interface Pass {
  readonly round: number
  /** Whether there were kept proofs: none in a cold pass. */
  readonly state: 'cold' | 'warm'
  /** The duration of the pass. It is shorter than its steps together, because several run at the same time. */
  readonly ms: number
  readonly steps: readonly StepRun[]
}

export interface LoopMeasuring {
  /** The folder of the checkout. */
  readonly checkout: string
  /** Lists of steps: the lists run at the same time, and the steps of a list one after another. */
  readonly lists: readonly (readonly string[])[]
  readonly rounds: number
  /** Ends the running steps. */
  readonly signal: AbortSignal
  /** Called before and after each step. */
  progress(text: string): void
}

/**
 * The steps of the `test` script in the `package.json` of a folder: a list for each script that `run-p` runs at the same time, or one
 * list for `run-s`. None for another script.
 */
export function stepsOf(folder: string): string[][] {
  const { scripts = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>
  }
  const wordsOf = (name: string) => (scripts[name] ?? '').split(/\s+/).filter((word) => !word.startsWith('-'))
  const listOf = (name: string) => {
    const [program, ...steps] = wordsOf(name)
    return program === 'run-s' ? steps : [name]
  }
  const [program, ...names] = wordsOf('test')
  if (program === 'run-p') return names.map(listOf)
  return program === 'run-s' ? [names] : []
}

/**
 * Times `npm test` and each of its steps, first cold and then warm, in at most three rounds. If a step fails, the pass is completed
 * and is the last one.
 */
export async function measureLoop({ checkout, lists, rounds, signal, progress }: LoopMeasuring): Promise<Pass[]> {
  const passes: Pass[] = []
  const most = Math.min(rounds, MOST_ROUNDS)
  for (let round = 1; round <= most; round += 1) {
    for (const state of ['cold', 'warm'] as const) {
      if (state === 'cold') await rm(cacheOf(checkout), { recursive: true, force: true })
      const runList = async (steps: readonly string[]) => {
        const runs: StepRun[] = []
        for (const step of steps) {
          progress(`npm test, round ${round} of ${most}, ${state}: npm run ${step}`)
          const run = await runStep(step, checkout, signal)
          progress(`  npm run ${step}: exit code ${run.exitCode ?? 'none'} after ${(run.ms / 1000).toFixed(1)} s`)
          runs.push(run)
        }
        return runs
      }
      const startedAt = performance.now()
      const steps = (await Promise.all(lists.map(runList))).flat()
      passes.push({ round, state, ms: performance.now() - startedAt, steps })
      if (failuresOf(passes).length > 0) return passes
    }
  }
  return passes
}

/** A message for each failed step, with the end of its output. */
export function failuresOf(passes: readonly Pass[]): string[] {
  return passes.flatMap(({ round, state, steps }) =>
    steps
      .filter(({ exitCode }) => exitCode !== 0)
      .map(
        ({ step, exitCode, output }) =>
          `npm run ${step} ended with exit code ${exitCode ?? 'none'} (round ${round}, ${state}). Its last lines:\n${output.trimEnd()}`,
      ),
  )
}

async function runStep(step: string, checkout: string, signal: AbortSignal): Promise<StepRun> {
  signal.throwIfAborted()
  const startedAt = performance.now()
  // The step gets its own process group, so that a signal ends everything that it starts.
  const child = spawn('npm', ['run', step], { cwd: checkout, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-KEPT_OUTPUT)))
  let forced: NodeJS.Timeout | undefined
  const end = () => {
    endGroup(child.pid, 'SIGTERM')
    forced ??= setTimeout(() => endGroup(child.pid, 'SIGKILL'), GRACE_MS)
  }
  const overdue = setTimeout(end, LONGEST_MS)
  signal.addEventListener('abort', end)
  try {
    const exitCode = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    signal.throwIfAborted()
    return { step, ms: performance.now() - startedAt, exitCode, output }
  } finally {
    clearTimeout(overdue)
    clearTimeout(forced)
    signal.removeEventListener('abort', end)
  }
}

function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // It has already ended.
  }
}
