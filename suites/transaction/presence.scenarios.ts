import { inState, scenarioShowing } from '../interface/reads/scenario-showing.ts'
import { presentInResponses } from '../interface/reads/present-in-responses.ts'
import { scenario } from '../scenario.ts'

for (const [rule, member] of [
  ['transaction/origin-present', 'origin'],
  ['transaction/max-expiry-present', 'max_expiry'],
] as const)
  scenario(rule, `has the member ${member} in responses`, async (context) => {
    const { id } = await context.given.startable()
    await presentInResponses(context, member, id)
  })

scenarioShowing(
  'transaction/progress-value-shown',
  'shows the progress of a started transaction',
  inState('started'),
  (check, { progress_value: progress }) => check.present('progress_value', progress),
)
