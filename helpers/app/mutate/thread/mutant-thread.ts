import { oncePer } from '../../../engine/values/once-per.ts'
import { answerJobs } from '../../process/jobs.ts'
import { loadScenarios } from '../../project/suite.ts'
import type { Job, Result } from './jobs-of-thread.ts'
import { byKey, judgeMutant } from './judge-mutant.ts'
import { recordReach } from './record-reach.ts'

/** Loaded once for all jobs. */
let loading: ReturnType<typeof loadScenarios> | undefined
const keyed = oncePer(byKey)

/** A thread in the copy with the mutants. The service is loaded with the first job, when its mutant is already active. */
answerJobs<Job, Result>(async (job) => {
  const scenarios = await (loading ??= loadScenarios())
  return job.kind === 'reach' ? recordReach(job, scenarios) : judgeMutant(job, keyed(scenarios))
})
