import { inState, scenarioShowing } from '../interface/reads/scenario-showing.ts'
import { presentInResponses } from '../interface/reads/present-in-responses.ts'
import { scenario } from '../scenario.ts'

for (const slug of ['origin', 'max-expiry'] as const) {
  const member = slug.replace('-', '_')
  scenario(`transaction/${slug}-present`, `has the member ${member} in responses`, async (context) =>
    presentInResponses(context, member, (await context.given.startable()).id),
  )
}

scenarioShowing(
  'transaction/progress-value-shown',
  'shows the progress of a started transaction',
  inState('started'),
  (check, { progress_value: progress }) => check.present('progress_value', progress),
)
