import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import type { Proof } from '../prove/proof.ts'
import { threadOf, type ThreadMemory } from '../wiring/threads.ts'
import { proveFault, type Proving } from './prove-fault.ts'
import type { Told } from './prove-thread.ts'

/** Faults that are proved side by side, in each thread: some wait for what their service is slow to show. */
const AT_ONCE = 10
/** For fewer faults no threads are begun: it takes longer than they save. */
const LEAST_FOR_THREADS = 60
/** Each of these is judged by every scenario, which takes longer than to begin a thread. */
const LEAST_OF_ALL = 4
/** Many small runs side by side: with less room for what is new, a seventh of the time goes to looking for garbage. */
const MEMORY: ThreadMemory = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 512 }
/** Several whole runs side by side: with less memory a thread looks for garbage half of its time. */
const MEMORY_OF_ALL: ThreadMemory = { maxYoungGenerationSizeMb: 128, maxOldGenerationSizeMb: 2_048 }
const THREAD = new URL('prove-thread.ts', import.meta.url)

type Prover = (id: string) => Promise<Proof>

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
  const cores = ids.length < (proving.all ? LEAST_OF_ALL : LEAST_FOR_THREADS) ? 1 : availableParallelism()
  const memory = proving.all ? MEMORY_OF_ALL : MEMORY
  const threads = cores === 1 ? [] : Array.from({ length: cores }, () => threadOf(THREAD, { proving }, memory))
  const provers = threads.length === 0 ? [(id: string) => proveFault(id, proving)] : threads.map(proverIn)
  const left = [...ids.entries()]
  const proofs: Proof[] = []
  // Each takes the next fault as it ends one: some take many times as long as others.
  const take = async (prove: Prover) => {
    for (let next = left.shift(); next; next = left.shift()) {
      const proof = await prove(next[1])
      proofs[next[0]] = proof
      onProof(proof)
    }
  }
  try {
    // By turns, so that few faults do not all go to the first thread.
    await Promise.all(Array.from({ length: AT_ONCE }, () => provers.map((prove) => take(prove))).flat())
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
  return proofs
}

/** Has a thread prove a fault. */
function proverIn(thread: Worker): Prover {
  const waiting = new Map<string, { resolve(proof: Proof): void; reject(error: Error): void }>()
  thread.on('message', (told: Told) => {
    if ('proof' in told) waiting.get(told.proof.fault)?.resolve(told.proof)
    else waiting.get(told.fault)?.reject(new Error(told.failed))
  })
  const end = (error: Error) => waiting.forEach(({ reject }) => reject(error))
  thread.on('error', end)
  thread.on('exit', () => end(new Error('a thread ended before its proofs')))
  return (id) =>
    new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      thread.postMessage(id)
    })
}
