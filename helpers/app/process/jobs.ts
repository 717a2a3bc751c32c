import { parentPort, type Worker } from 'node:worker_threads'
import { threadOf, type ThreadMemory } from './threads.ts'

/** Does one job. */
export type Doer<Job, Result> = (job: Job) => Promise<Result>

/** What a thread tells of the job with a number: its result, or why there is none. */
type Told<Result> =
  | { readonly number: number; readonly result: Result }
  | { readonly number: number; readonly failed: string }

/**
 * Has jobs done, each by whoever is free first: some take many times as long as others.
 * @param atOnce jobs that each of them has side by side
 * @param onResult called with each result as it is there
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
  // By turns, so that few jobs do not all go to the first of them.
  await Promise.all(Array.from({ length: atOnce }, () => doers.map((doer) => take(doer))).flat())
  return results
}

/** Threads that do jobs. */
export interface Threads<Job, Result> {
  readonly doers: readonly Doer<Job, Result>[]
  end(): Promise<void>
}

/**
 * Begins threads that do jobs.
 * @param module the module of a thread, which calls `answerJobs`
 * @param data what it finds in its `workerData`
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

/** Has a thread do jobs. */
function doerIn<Job, Result>(thread: Worker): Doer<Job, Result> {
  const waiting = new Map<number, { resolve(result: Result): void; reject(error: Error): void }>()
  let count = 0
  thread.on('message', (told: Told<Result>) => {
    const who = waiting.get(told.number)
    waiting.delete(told.number)
    if ('result' in told) who?.resolve(told.result)
    else who?.reject(new Error(told.failed))
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

/** In a thread: does the jobs that it is sent. */
export function answerJobs<Job, Result>(doer: Doer<Job, Result>): void {
  parentPort?.on('message', ({ number, job }: { readonly number: number; readonly job: Job }) => {
    const tell = (told: Told<Result>) => parentPort?.postMessage(told)
    doer(job).then(
      (result) => tell({ number, result }),
      (error: unknown) =>
        tell({ number, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
  })
}
