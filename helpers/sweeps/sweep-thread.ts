import { answerJobs } from '../app/process/jobs.ts'
import { loadScenarios } from '../app/project/suite.ts'
import { sweeps } from './index.ts'
import type { Place, Swept } from './main.ts'

/** Once for all cases. */
let loading: ReturnType<typeof loadScenarios> | undefined

/** A thread that runs the cases that it is sent. */
answerJobs<Place, Swept>(async ({ sweep, number }) => {
  const found = sweeps[sweep]?.cases[number]
  if (!found) throw new Error(`there is no case ${number} of ${sweep}`)
  const begun = Date.now()
  const wrong = await found.run(await (loading ??= loadScenarios()))
  return { sweep, name: found.name, wrong, durationMs: Date.now() - begun }
})
