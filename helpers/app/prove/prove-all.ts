import { availableParallelism } from 'node:os'
import type { Proof } from '../../engine/prove/proof.ts'
import { jobThreads, spread } from '../process/jobs.ts'
import type { ThreadMemory } from '../process/threads.ts'
import { proveFault, type Proving } from './prove-fault.ts'

/** Faults that each thread proves at the same time, because some wait for a slow service. */
const AT_ONCE = 16
/** For fewer faults, starting threads takes longer than they save. */
const LEAST_FOR_THREADS = 60
/** With --all, every scenario judges a fault, so threads pay off sooner. */
const LEAST_OF_ALL = 4
/** For many small runs at once. With less memory for young objects, garbage collection takes a seventh of the time. */
const MEMORY: ThreadMemory = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 512 }
/** For several whole runs at once. With less memory, garbage collection takes half of the time. */
const MEMORY_OF_ALL: ThreadMemory = { maxYoungGenerationSizeMb: 128, maxOldGenerationSizeMb: 2_048 }
const THREAD = new URL('prove-thread.ts', import.meta.url)

/**
 * Proves faults. Many faults are proved in one thread for each core.
 * @param onProof called with each proof when it is done
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
