import { startCounter } from '../../../reports/terminal/progress/counter.ts'
import { spread } from '../process/jobs.ts'
import { isMissed } from './explained.ts'
import type { Mutant } from './mutants.ts'
import type { MutantThread } from './mutant-threads.ts'
import type { Reach } from './reach.ts'
import type { Judged, JudgeJob } from './thread/jobs-of-thread.ts'

/** How many scenarios are tried with each mutant before any is tried with the others. */
const NEAREST = 192

/** Everything that judging a mutant needs. */
export interface Judging {
  /** Its scenarios are in the order in which they are run. */
  jobOf(mutant: Mutant): JudgeJob
  readonly reach: Pick<Reach, 'isLoading'>
  readonly signal: AbortSignal
  /** When no further mutant is judged. */
  readonly endsAt: number
}

/**
 * Judges mutants in all threads, and shows how many are done and how many of them were caught. Most are caught by one of the
 * nearest scenarios, and the others take most of the time, so they are continued when all have been tried.
 * @param results receives each result, and replaces it when the mutant is continued
 */
export async function judgeAll(
  mutants: readonly Mutant[],
  threads: readonly MutantThread[],
  judging: Judging,
  results: Map<Mutant, Judged>,
): Promise<void> {
  await judgeEach(mutants, 'mutants tried', (job) => job.scenarios.slice(0, NEAREST), threads, judging, results)
  const unfinished = mutants.filter((mutant) => isUnfinished(results.get(mutant)))
  const rest = (job: JudgeJob) => job.scenarios.slice(NEAREST)
  await judgeEach(unfinished, 'mutants continued', rest, threads, judging, results)
}

async function judgeEach(
  mutants: readonly Mutant[],
  what: string,
  scenariosOf: (job: JudgeJob) => readonly string[],
  threads: readonly MutantThread[],
  { jobOf, reach, signal, endsAt }: Judging,
  results: Map<Mutant, Judged>,
): Promise<void> {
  const progress = startCounter(mutants.length, what)
  const judgeIn = (thread: MutantThread) => async (mutant: Mutant) => {
    signal.throwIfAborted()
    if (Date.now() > endsAt) return
    const job = jobOf(mutant)
    const part = { ...job, scenarios: scenariosOf(job) }
    const judged = part.scenarios.length > 0 ? await thread.judge(part, reach.isLoading(mutant.id)) : NOT_REACHED
    // A thread that was ended reports a broken service.
    signal.throwIfAborted()
    results.set(mutant, together(judged, results.get(mutant), job.scenarios.length))
    const caught = [...results.values()].filter((one) => !isMissed(one)).length
    progress.add(`, ${((100 * caught) / results.size).toFixed(1)} % of ${results.size} caught`)
  }
  try {
    await spread(mutants, threads.map(judgeIn), 1, () => {})
  } finally {
    progress.clear()
  }
}

const NOT_REACHED: Judged = { outcome: 'not reached', run: 0, inconclusive: 0 }

/** The result of all scenarios that were run with a mutant. */
const together = (judged: Judged, before: Judged | undefined, of: number): Judged => ({
  ...judged,
  run: judged.run + (before?.run ?? 0),
  inconclusive: judged.inconclusive + (before?.inconclusive ?? 0),
  of,
})

/** Whether further scenarios may catch a mutant. */
const isUnfinished = (judged: Judged | undefined): boolean =>
  judged?.outcome === 'survived' && judged.reason === undefined && judged.run < (judged.of ?? 0)
