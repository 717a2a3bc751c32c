import { workerData } from 'node:worker_threads'
import type { Proof } from '../../engine/prove/proof.ts'
import { answerJobs } from '../process/jobs.ts'
import { proveFault, type Proving } from './prove-fault.ts'

/** A thread that proves the faults whose ids it is sent. */
const { proving } = workerData as { proving: Proving }
answerJobs<string, Proof>((fault) => proveFault(fault, proving))
