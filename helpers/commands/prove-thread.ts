import { parentPort, workerData } from 'node:worker_threads'
import type { Proof } from '../prove/proof.ts'
import { proveFault, type Proving } from './prove-fault.ts'

/** What a thread tells of a fault: its proof, or why there is none. */
export type Told = { readonly proof: Proof } | { readonly fault: string; readonly failed: string }

/** A thread that proves the faults whose ids it is sent. */
const { proving } = workerData as { proving: Proving }
parentPort?.on('message', (fault: string) => {
  const tell = (told: Told) => parentPort?.postMessage(told)
  proveFault(fault, proving).then(
    (proof) => tell({ proof }),
    (error: unknown) =>
      tell({ fault, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
