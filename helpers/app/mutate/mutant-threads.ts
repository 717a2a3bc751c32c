import { setTimeout as sleep } from 'node:timers/promises'
import { jobThreads, type Threads } from '../process/jobs.ts'
import type { ThreadMemory } from '../process/threads.ts'
import type { Job, Judged, JudgeJob, Reached, Result } from './thread/jobs-of-thread.ts'

/** For a whole run at once. With less memory, garbage collection takes half of the time. */
const MEMORY: ThreadMemory = { maxYoungGenerationSizeMb: 128, maxOldGenerationSizeMb: 2_048 }
/** A busy machine may delay the end of a job. */
const GRACE_MS = 30_000

/** A thread that is replaced when it hangs or crashes. */
export interface MutantThread {
  reach(part: number, of: number, seed: number): Promise<Reached>
  /** @param isLoading whether the mutant must be active before the service is loaded, which takes a new thread */
  judge(job: JudgeJob, isLoading: boolean): Promise<Judged>
  end(): Promise<void>
}

/**
 * @param module the module of threads in the copy with the mutants
 * @param graceMs milliseconds that a thread may take beyond the time of its scenarios, before it is ended because it hangs
 */
export function mutantThread(module: URL, graceMs = GRACE_MS): MutantThread {
  let current: Threads<Job, Result> | undefined
  const end = async () => {
    const ended = current
    current = undefined
    await ended?.end()
  }
  const send = async (job: Job): Promise<Result> => {
    const [doer] = (current ??= jobThreads<Job, Result>(1, module, {}, MEMORY)).doers
    if (!doer) throw new Error('a thread has no doer')
    return doer(job)
  }
  return {
    end,
    reach: async (part, of, seed) => (await send({ kind: 'reach', part, of, seed })) as Reached,
    async judge(job, isLoading) {
      if (isLoading) return judgeApart(mutantThread(module, graceMs), job)
      const { isLost, ...judged } = await within(send(job) as Promise<Judged>, job.allowedMs + graceMs)
      if (isLost === true) await end()
      return judged
    },
  }
}

/** Judges a mutant in a thread of its own. */
async function judgeApart(thread: MutantThread, job: JudgeJob): Promise<Judged> {
  try {
    return await thread.judge(job, false)
  } finally {
    await thread.end()
  }
}

/** A result that ends the thread, because it hangs or has crashed. */
type Kept = Judged & { readonly isLost?: boolean }

/** The result of a job. A thread that hangs, and one that crashes, are results too. */
async function within(job: Promise<Judged>, ms: number): Promise<Kept> {
  const ended = new AbortController()
  const none = { run: 0, inconclusive: 0, isLost: true }
  try {
    return await Promise.race([
      job.catch((error: Error): Kept => ({ ...none, outcome: 'broken', reason: error.message })),
      sleep(ms, { ...none, outcome: 'timeout', reason: 'it hangs' } as const, { signal: ended.signal }),
    ])
  } finally {
    ended.abort()
  }
}
