import { parentPort, type Worker } from 'node:worker_threads'
import { threadOf, type ThreadMemory } from './threads.ts'

/** Does one job. */
export type Doer<Job, Result> = (job: Job) => Promise<Result>

/** The message of a thread about a job: its result, or the reason of its failure. */
type Reply<Result> =
  | { readonly number: number; readonly result: Result }
  | { readonly number: number; readonly failed: string }

/**
 * Gives each job to the first doer that is free, because some jobs take many times as long as others.
 * @param atOnce jobs that each doer works on at the same time
 * @param onResult called with each result when it is there
 * @returns the results in the order of the jobs
 * @throws the first error of a job
 */
export async function spread<Job, Result>(
  jobs: readonly Job[],
  doers: readonly Doer<Job, Result>[],
  atOnce: number,
  onResult: (result: Result) => void,
): Promise<Result[]> {
  const left = [...jobs.entries()]
  const results: Result[] = []
  const take = async (doer: Doer<Job, Result>) => {
    for (let next = left.shift(); next; next = left.shift()) {
      const result = await doer(next[1])
      results[next[0]] = result
      onResult(result)
    }
  }
  // The doers take turns, so that a few jobs do not all go to the first one.
  await Promise.all(Array.from({ length: atOnce }, () => doers.map((doer) => take(doer))).flat())
  return results
}

/** Threads that do jobs. */
export interface Threads<Job, Result> {
  readonly doers: readonly Doer<Job, Result>[]
  end(): Promise<void>
}

/**
 * Starts threads that do jobs.
 * @param module the module of a thread, which calls `answerJobs`
 * @param data its `workerData`
 */
export function jobThreads<Job, Result>(
  count: number,
  module: URL,
  data: object,
  memory?: ThreadMemory,
): Threads<Job, Result> {
  const threads = Array.from({ length: count }, () => threadOf(module, data, memory))
  return {
    doers: threads.map((thread) => doerIn<Job, Result>(thread)),
    end: async () => {
      await Promise.all(threads.map((thread) => thread.terminate()))
    },
  }
}

/** Sends jobs to a thread. */
function doerIn<Job, Result>(thread: Worker): Doer<Job, Result> {
  const waiting = new Map<number, { resolve(result: Result): void; reject(error: Error): void }>()
  let count = 0
  thread.on('message', (reply: Reply<Result>) => {
    const job = waiting.get(reply.number)
    waiting.delete(reply.number)
    if ('result' in reply) job?.resolve(reply.result)
    else job?.reject(new Error(reply.failed))
  })
  const end = (error: Error) => waiting.forEach(({ reject }) => reject(error))
  thread.on('error', end)
  thread.on('exit', () => end(new Error('a thread ended before its jobs')))
  return (job) =>
    new Promise((resolve, reject) => {
      count += 1
      waiting.set(count, { resolve, reject })
      thread.postMessage({ number: count, job })
    })
}

/** Does the jobs that arrive in this thread. */
export function answerJobs<Job, Result>(doer: Doer<Job, Result>): void {
  parentPort?.on('message', ({ number, job }: { readonly number: number; readonly job: Job }) => {
    const send = (reply: Reply<Result>) => parentPort?.postMessage(reply)
    doer(job).then(
      (result) => send({ number, result }),
      (error: unknown) =>
        send({ number, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
  })
}
