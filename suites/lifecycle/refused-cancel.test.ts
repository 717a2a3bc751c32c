import { HOUR, SECOND } from '../../helpers/values/time.ts'
import { scenario } from '../scenario.ts'

const late = { cancel_code: 'other_reason', cancel_reason: 'too late' }

for (const ended of ['cancelled', 'expired', 'closed', 'completed'] as const) {
  scenario(
    `lifecycle/${ended}-cancel-keeps-state`,
    `keeps the state of a transaction that is ${ended} when it is to be cancelled`,
    async ({ api, given, witness, shows, check }) => {
      const { id } = await given.inState(ended)
      await witness('late cancellation', () => api.cancel(id, late))
      await shows(id, ({ state }) => check.equal('state', state, ended))
    },
  )

  scenario(
    `lifecycle/${ended}-cancel-keeps-closed-at`,
    `keeps closed_at of a transaction that is ${ended} when it is to be cancelled`,
    async ({ api, given, control, witness, shows, check }) => {
      const { id, closed_at: before } = await given.inState(ended)
      await control.advance(HOUR / SECOND)
      await witness('late cancellation', () => api.cancel(id, late))
      await shows(id, ({ closed_at }) => check.sameTime('closed_at', closed_at, before))
    },
  )

  for (const member of ['code', 'reason'] as const) {
    scenario(
      `lifecycle/${ended}-cancel-keeps-${member}`,
      `records no cancel ${member} for a transaction that is ${ended}`,
      async ({ api, given, witness, shows, check }) => {
        const { id } = await given.inState(ended)
        await witness('late cancellation', () => api.cancel(id, late))
        await shows(id, (transaction) => check.absent(`cancel_${member}`, transaction[`cancel_${member}`]))
      },
    )
  }

  scenario(
    `event/none-of-refused-cancel-${ended}`,
    `leaves no event when a transaction that is ${ended} is to be cancelled`,
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
  'leaves no event when a cancellation is refused for its code',
  async ({ api, given, control, check }) => {
    const { id } = await given.draft()
    await given.refusal('a cancellation with an unknown code', () => api.cancel(id, { cancel_code: 'no_such_code' }))
    await given.logged()
    const types = (await control.events(id)).map(({ type }) => type)
    check.that('events', !types.includes('transaction.lifecycle.cancelled'), 'none of a cancellation', types)
  },
)
