import { DAY, MINUTE, SECOND } from '../../helpers/values/time.ts'
import { ALIVE, ENDED, TRANSACTION_IN } from '../interface/states.ts'
import { scenario } from '../scenario.ts'
import { NO_ARGUMENTS } from './no-arguments.ts'

for (const state of ALIVE) {
  scenario(
    `lifecycle/${state}-cancel`,
    `cancels ${TRANSACTION_IN[state]}`,
    async ({ api, given, accepts, shows, check }) => {
      const { id } = await given.inState(state)
      await accepts(() => api.cancel(id))
      await shows(id, (cancelled) => check.equal('state', cancelled['state'], 'cancelled'))
    },
  )

  scenario(
    `lifecycle/${state}-cancel-closed-at`,
    `sets closed_at when ${TRANSACTION_IN[state]} is cancelled`,
    async ({ api, given, check }) => {
      const { id } = await given.inState(state)
      await given.calls.cancel(id)
      const { closed_at } = await given.reached(id, 'cancelled')
      check.now('closed_at', closed_at, await api.get(id))
    },
  )
}

for (const state of ENDED) {
  scenario(
    `lifecycle/${state}-cancel`,
    `refuses to cancel ${TRANSACTION_IN[state]}`,
    async ({ api, given, refused }) => {
      const { id } = await given.inState(state)
      await refused(() => api.cancel(id), { twin: async () => api.cancel((await given.draft()).id), leaves: id })
    },
  )
}

for (const { slug, how, body } of NO_ARGUMENTS) {
  scenario(`lifecycle/cancel-${slug}`, `accepts a cancellation ${how}`, async ({ api, given, accepts }) => {
    const { id } = await given.draft()
    await accepts(() => api.raw('cancel', [id], body))
  })
}

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

scenario(
  'lifecycle/cancel-closed-at-not-start',
  'sets closed_at of a transaction started yesterday to the time of the cancellation',
  async ({ given, control, check }) => {
    const { id } = await given.started()
    const now = await control.advance(DAY / SECOND)
    await given.calls.cancel(id)
    const { closed_at } = await given.reached(id, 'cancelled')
    check.instant('closed_at', closed_at, now, 2 * MINUTE)
  },
)

scenario(
  'lifecycle/draft-cancel-started-at',
  'records whether a cancelled draft has started_at',
  async ({ given, observe }) => {
    observe('started_at of a cancelled draft', (await given.cancelled())['started_at'])
  },
)
