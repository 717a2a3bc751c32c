import { DAY, MINUTE, SECOND } from '../../helpers/values/time.ts'
import { scenario } from '../scenario.ts'

scenario(
  'lifecycle/cancel-answer-state',
  'answers a cancellation with the transaction in cancelled state',
  async ({ api, given, accepts, check }) => {
    const { id } = await given.draft()
    const { state } = await accepts(() => api.cancel(id))
    check.equal('state', state, 'cancelled')
  },
)

scenario(
  'lifecycle/cancel-answer-code',
  'answers a cancellation with the given cancel code',
  async ({ api, given, accepts, check }) => {
    const { id } = await given.draft()
    const { cancel_code } = await accepts(() => api.cancel(id, { cancel_code: 'other_reason' }))
    check.equal('cancel_code', cancel_code, 'other_reason')
  },
)

for (const from of ['draft', 'started', 'paused'] as const) {
  scenario(
    `lifecycle/${from}-cancel-closed-at`,
    `sets closed_at when a transaction that is ${from} is cancelled`,
    async ({ api, given, check }) => {
      const { id } = await given.inState(from)
      await given.calls.cancel(id)
      const { closed_at } = await given.reached(id, 'cancelled')
      check.now('closed_at', closed_at, await api.get(id))
    },
  )
}

scenario(
  'lifecycle/cancel-closed-at-not-start',
  'sets closed_at of a transaction started yesterday to the time of the cancellation',
  async ({ api, given, control, check }) => {
    const { id } = await given.started()
    const now = await control.advance(DAY / SECOND)
    await given.calls.cancel(id)
    const { closed_at } = await given.reached(id, 'cancelled')
    check.instant('closed_at', closed_at, now, 2 * MINUTE)
  },
)

scenario(
  'lifecycle/draft-cancel-started-at',
  'is watched for started_at of a cancelled draft',
  async ({ given, observe }) => {
    observe('started_at of a cancelled draft', (await given.cancelled())['started_at'])
  },
)
