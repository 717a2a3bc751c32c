import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { countOf } from '../../../reports/text.ts'
import { shuffled } from '../../engine/run/shuffle.ts'
import { CHECKOUT } from '../project/checkout.ts'
import { UsageError } from '../usage/usage-error.ts'
import { isMissed, staleIn, withExplanations, type Explanation, type JudgedMutant } from './explained.ts'
import { makeCopy } from './instrumented-copy.ts'
import { judgeAll } from './judge-all.ts'
import { jobsFor } from './judge-jobs.ts'
import type { Judged } from './thread/jobs-of-thread.ts'
import { inModules } from './modules.ts'
import { mutantThread, type MutantThread } from './mutant-threads.ts'
import { instrument, serviceSources, type Mutant } from './mutants.ts'
import { reachOf, type Reach } from './reach.ts'
import { jsonOf, reportLines } from './report.ts'

/** The mutants to judge, and where the result goes. */
export interface MutateOptions {
  readonly modules: readonly string[]
  /** How many mutants are drawn by the seed. */
  readonly sample: number
  readonly seed: number
  /** Minutes after which no further mutant is judged. */
  readonly minutes: number
  /** The number of threads. */
  readonly threads: number
  /** The file of all results. */
  readonly json?: string
  readonly explanations: readonly Explanation[]
  /** Ends the threads. The mutants that were judged before are reported. */
  readonly signal: AbortSignal
  write(line: string): void
}

const MINUTE = 60_000
/** The exit codes besides that of an interrupted command. */
const [GOOD, MISSED] = [0, 1]

/**
 * Judges services with one mutant each.
 * @returns the exit code: 0 if each mutant is caught or explained and no explanation is stale, 1 otherwise
 * @throws UsageError if a glob matches nothing, or this is not a checkout
 */
export async function mutate(options: MutateOptions): Promise<number> {
  const { modules, sample, seed, minutes, signal, write } = options
  const endsAt = Date.now() + minutes * MINUTE
  if (CHECKOUT === undefined)
    throw new UsageError('Mutants can be made only in a checkout, which contains the sources.')
  const sources = serviceSources(CHECKOUT)
  const made = await instrument(sources)
  const selected = inModules(made.mutants, modules)
  // In random order, those that are judged before the end of the time are a fair sample too.
  const mutants = shuffled(selected, seed).slice(0, sample)
  write(
    `${countOf(mutants.length, 'mutant')} of ${selected.length} in ${modules.join(', ') || 'the whole service'}, seed ${seed}`,
  )

  const copy = await makeCopy(CHECKOUT, made.sources)
  const threads = Array.from({ length: options.threads }, () => mutantThread(copy.thread))
  const endAll = async () => void (await Promise.all(threads.map((thread) => thread.end())))
  const onAbort = () => void endAll()
  signal.addEventListener('abort', onAbort)
  const results = new Map<Mutant, Judged>()
  try {
    signal.throwIfAborted()
    write('All scenarios are run once without a mutant, to find out what each of them reaches')
    const reach = await cleanRun(threads, options)
    const jobOf = jobsFor({ sources, mutants: made.mutants, reach, seed })
    await judgeAll(mutants, threads, { jobOf, reach, signal, endsAt }, results)
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    signal.removeEventListener('abort', onAbort)
    await endAll()
    copy.remove()
  }
  return report(
    [...results].map(([mutant, judged]) => ({ mutant, judged })),
    made.mutants,
    mutants.length,
    options,
  )
}

/** Finds out what each scenario reaches. @throws Error if a rule is violated without a mutant */
async function cleanRun(threads: readonly MutantThread[], { seed, write }: MutateOptions): Promise<Reach> {
  const parts = await Promise.all(threads.map((thread, part) => thread.reach(part, threads.length, seed)))
  const reach = reachOf(parts)
  if (reach.unsound.length > 0)
    throw new Error(`These rules are violated without a mutant: ${reach.unsound.join(', ')}. Run npm run conformance.`)
  write(`${countOf(reach.scenarios.length, 'scenario')} run without a mutant, none of them shows a violation`)
  return reach
}

/** Writes the report. */
function report(
  judged: readonly JudgedMutant[],
  all: readonly Mutant[],
  wanted: number,
  options: MutateOptions,
): number {
  const { explanations, json, seed, signal, write } = options
  const results = withExplanations(judged, explanations).toSorted(
    (a, b) => a.mutant.file.localeCompare(b.mutant.file) || a.mutant.line - b.mutant.line,
  )
  const stale = staleIn(explanations, all, results)
  for (const line of reportLines(results, stale)) write(line)
  if (results.length < wanted)
    write(
      `${signal.aborted ? 'Interrupted' : 'The time ended'} after ${results.length} of ${countOf(wanted, 'mutant')}.`,
    )
  if (json !== undefined) {
    mkdirSync(path.dirname(path.resolve(json)), { recursive: true })
    const content = jsonOf(results, stale, { seed, mutants: wanted, interrupted: signal.aborted })
    writeFileSync(json, `${JSON.stringify(content, null, 2)}\n`)
    write(`Results: ${json}`)
  }
  const missed = results.some((one) => isMissed(one.judged) && one.explanation === undefined)
  return missed || stale.length > 0 ? MISSED : GOOD
}
