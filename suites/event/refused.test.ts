import { ENDED, TRANSACTION_IN } from '../interface/states.ts'
import { scenario } from '../scenario.ts'

const late = { cancel_code: 'other_reason', cancel_reason: 'too late' }

for (const ended of ENDED) {
  scenario(
    `event/none-of-refused-cancel-${ended}`,
    `logs nothing when ${TRANSACTION_IN[ended]} is to be cancelled`,
    async ({ api, given, control, witness, check }) => {
      const { id } = await given.inState(ended)
      const log = async () => {
        await given.logged()
        return (await control.events(id)).map(({ type }) => type).filter((type) => type.includes('.lifecycle.'))
      }
      const before = await log()
      await witness('late cancellation', () => api.cancel(id, late))
      check.equal('events of the life cycle', await log(), before)
    },
  )
}

scenario(
  'event/none-of-refused-cancel-code',
  'logs no cancellation that is refused for its code',
  async ({ api, given, control, check }) => {
    const { id } = await given.draft()
    await given.refusal('a cancellation with an unknown code', () => api.cancel(id, { cancel_code: 'no_such_code' }))
    await given.logged()
    const types = (await control.events(id)).map(({ type }) => type)
    check.that('events', !types.includes('transaction.lifecycle.cancelled'), 'none of a cancellation', types)
  },
)
