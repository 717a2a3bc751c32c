import { HOUR, SECOND } from '../../helpers/values/time.ts'
import { ENDED, TRANSACTION_IN } from '../interface/states.ts'
import { scenario } from '../scenario.ts'

const late = { cancel_code: 'other_reason', cancel_reason: 'too late' }

for (const ended of ENDED) {
  scenario(
    `lifecycle/${ended}-cancel-keeps-state`,
    `keeps the state of ${TRANSACTION_IN[ended]} that is to be cancelled`,
    async ({ api, given, witness, shows, check }) => {
      const { id } = await given.inState(ended)
      await witness('late cancellation', () => api.cancel(id, late))
      await shows(id, ({ state }) => check.equal('state', state, ended))
    },
  )

  scenario(
    `lifecycle/${ended}-cancel-keeps-closed-at`,
    `keeps closed_at of ${TRANSACTION_IN[ended]} that is to be cancelled`,
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
      `records no cancel ${member} for ${TRANSACTION_IN[ended]} that is to be cancelled`,
      async ({ api, given, witness, shows, check }) => {
        const { id } = await given.inState(ended)
        await witness('late cancellation', () => api.cancel(id, late))
        await shows(id, (transaction) => check.absent(`cancel_${member}`, transaction[`cancel_${member}`]))
      },
    )
  }
}
