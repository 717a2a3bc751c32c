import { availableParallelism } from 'node:os'
import type { Proof } from '../../engine/prove/proof.ts'
import { jobThreads, spread } from '../process/jobs.ts'
import type { ThreadMemory } from '../process/threads.ts'
import { proveFault, type Proving } from './prove-fault.ts'

/** Faults that are proved side by side, in each thread: some wait for what their service is slow to show. */
const AT_ONCE = 16
/** For fewer faults no threads are begun: it takes longer than they save. */
const LEAST_FOR_THREADS = 60
/** Each of these is judged by every scenario, which takes longer than to begin a thread. */
const LEAST_OF_ALL = 4
/** Many small runs side by side: with less room for what is new, a seventh of the time goes to looking for garbage. */
const MEMORY: ThreadMemory = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 512 }
/** Several whole runs side by side: with less memory a thread looks for garbage half of its time. */
const MEMORY_OF_ALL: ThreadMemory = { maxYoungGenerationSizeMb: 128, maxOldGenerationSizeMb: 2_048 }
const THREAD = new URL('prove-thread.ts', import.meta.url)

/**
 * Proves faults: many of them in as many threads as there are cores.
 * @param onProof called with each as it is done
 * @returns the proofs in the order of the ids
 */
export async function proveAll(
  ids: readonly string[],
  proving: Proving,
  onProof: (proof: Proof) => void,
): Promise<Proof[]> {
  const cores = availableParallelism()
  if (cores === 1 || ids.length < (proving.all ? LEAST_OF_ALL : LEAST_FOR_THREADS))
    return spread(ids, [(id: string) => proveFault(id, proving)], AT_ONCE, onProof)
  const memory = proving.all ? MEMORY_OF_ALL : MEMORY
  const threads = jobThreads<string, Proof>(cores, THREAD, { proving }, memory)
  try {
    return await spread(ids, threads.doers, AT_ONCE, onProof)
  } finally {
    await threads.end()
  }
}
