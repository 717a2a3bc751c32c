import { answerJobs } from '../app/process/jobs.ts'
import { loadScenarios } from '../app/project/suite.ts'
import { sweeps } from './index.ts'
import type { Place, Swept } from './main.ts'

/** Loaded once for all cases. */
let loading: ReturnType<typeof loadScenarios> | undefined

/** The thread runs the cases that it receives. */
answerJobs<Place, Swept>(async ({ sweep, number }) => {
  const found = sweeps[sweep]?.cases[number]
  if (!found) throw new Error(`there is no case ${number} of ${sweep}`)
  const begun = Date.now()
  const wrong = await found.run(await (loading ??= loadScenarios()))
  return { sweep, name: found.name, wrong, durationMs: Date.now() - begun }
})
