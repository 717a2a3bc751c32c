import { eventsOf, logCatchesUp, logged } from '../interface/log.ts'
import { scenarioIn } from '../interface/scenario-in.ts'
import { ENDED } from '../interface/states.ts'
import { scenario } from '../scenario.ts'

const CANCELLED = 'transaction.lifecycle.cancelled'
const late = { cancel_code: 'other_reason', cancel_reason: 'too late' }

scenarioIn(ENDED, 'event/none-of-refused-cancel-*', 'logs no cancellation of *', async (context, { id }, state) => {
  const { api, given, check } = context
  // The event of the cancellation that succeeded may be late: it is none of the one that is refused.
  if (state === 'cancelled') {
    await logged(context, id, CANCELLED)
    await logCatchesUp(context)
  }
  const before = (await eventsOf(context, id, CANCELLED)).length
  await given.refusal('a late cancellation', () => api.cancel(id, late))
  await logCatchesUp(context)
  const after = (await eventsOf(context, id, CANCELLED)).length
  check.that('cancellations that are logged', after <= before, `no more than the ${before} before`, after)
})

scenario('event/none-of-refused-cancel-code', 'logs no cancellation refused for its code', async (context) => {
  const { api, given, check } = context
  const { id } = await given.draft()
  await given.refusal('a cancellation with an unknown code', () => api.cancel(id, { cancel_code: 'no_such_code' }))
  await logCatchesUp(context)
  check.equal('cancellations that are logged', (await eventsOf(context, id, CANCELLED)).length, 0)
})
