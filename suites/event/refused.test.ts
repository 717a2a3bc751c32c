import { scenarioIn } from '../interface/scenario-in.ts'
import { ENDED } from '../interface/states.ts'
import { scenario } from '../scenario.ts'

const late = { cancel_code: 'other_reason', cancel_reason: 'too late' }

scenarioIn(ENDED, 'event/none-of-refused-cancel-*', 'logs no cancellation of *', async (context, { id }) => {
  const { api, given, control, witness, check } = context
  const log = async () => {
    await given.logged()
    return (await control.events(id)).map(({ type }) => type).filter((type) => type.includes('.lifecycle.'))
  }
  const before = await log()
  await witness('late cancellation', () => api.cancel(id, late))
  check.equal('events of the life cycle', await log(), before)
})

scenario('event/none-of-refused-cancel-code', 'logs no cancellation refused for its code', async (context) => {
  const { api, given, control, check } = context
  const { id } = await given.draft()
  await given.refusal('a cancellation with an unknown code', () => api.cancel(id, { cancel_code: 'no_such_code' }))
  await given.logged()
  const types = (await control.events(id)).map(({ type }) => type)
  check.that('events', !types.includes('transaction.lifecycle.cancelled'), 'none of a cancellation', types)
})
