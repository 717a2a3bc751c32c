import { HOUR, SECOND } from '../../helpers/values/time.ts'
import { showsState } from '../interface/looks.ts'
import { ENDED, TRANSACTION_IN } from '../interface/states.ts'
import { scenario } from '../scenario.ts'

const late = { cancel_code: 'other_reason', cancel_reason: 'too late' }

for (const ended of ENDED) {
  const refused = `when ${TRANSACTION_IN[ended]} is to be cancelled`

  scenario(`lifecycle/${ended}-cancel-keeps-state`, `keeps the state ${refused}`, async (context) => {
    const { api, given, witness } = context
    const { id } = await given.inState(ended)
    await witness('late cancellation', () => api.cancel(id, late))
    await showsState(context, id, ended)
  })

  scenario(`lifecycle/${ended}-cancel-keeps-closed-at`, `keeps closed_at ${refused}`, async (context) => {
    const { api, given, control, witness, shows, check } = context
    const { id, closed_at: before } = await given.inState(ended)
    await control.advance(HOUR / SECOND)
    await witness('late cancellation', () => api.cancel(id, late))
    await shows(id, ({ closed_at }) => check.sameTime('closed_at', closed_at, before))
  })

  for (const slug of ['code', 'reason'] as const) {
    const member = `cancel_${slug}`
    scenario(`lifecycle/${ended}-cancel-keeps-${slug}`, `records no ${member} ${refused}`, async (context) => {
      const { api, given, witness, shows, check } = context
      const { id } = await given.inState(ended)
      await witness('late cancellation', () => api.cancel(id, late))
      await shows(id, (transaction) => check.absent(member, transaction[member]))
    })
  }
}
