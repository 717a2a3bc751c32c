import { DAY, HOUR, MINUTE, SECOND } from '../../helpers/values/time.ts'
import { leadsTo, showsState } from '../interface/looks.ts'
import { scenarioIn } from '../interface/scenario-in.ts'
import { ALIVE, ENDED } from '../interface/states.ts'
import { scenario } from '../scenario.ts'
import { NO_ARGUMENTS } from './no-arguments.ts'

scenarioIn(ALIVE, 'lifecycle/*-cancel', 'cancels *', (context, { id }) => leadsTo(context, 'cancel', id, 'cancelled'))

scenarioIn(ALIVE, 'lifecycle/*-cancel-closed-at', 'sets closed_at on cancelling *', async (context, { id }) => {
  const { api, given, check } = context
  await given.calls.cancel(id)
  const { closed_at } = await given.reached(id, 'cancelled')
  check.now('closed_at', closed_at, await api.get(id))
})

scenarioIn(ENDED, 'lifecycle/*-cancel', 'refuses to cancel *', ({ api, given, refused }, { id }) =>
  refused(() => api.cancel(id), { twin: async () => api.cancel((await given.draft()).id), leaves: id }),
)

for (const { slug, how, body } of NO_ARGUMENTS) {
  scenario(`lifecycle/cancel-${slug}`, `accepts a cancellation ${how}`, async ({ api, given, accepts }) => {
    const { id } = await given.draft()
    await accepts(() => api.raw('cancel', [id], body))
  })
}

const answered = [
  { slug: 'state', args: undefined, member: 'state', value: 'cancelled' },
  { slug: 'code', args: { cancel_code: 'other_reason' }, member: 'cancel_code', value: 'other_reason' },
] as const

for (const { slug, args, member, value } of answered) {
  scenario(`lifecycle/cancel-answer-${slug}`, `answers a cancellation with ${member} ${value}`, async (context) => {
    const { api, given, accepts, check } = context
    const { id } = await given.draft()
    const cancelled = await accepts(() => api.cancel(id, args))
    check.equal(member, cancelled[member], value)
  })
}

scenario('lifecycle/cancel-closed-at-not-start', 'sets closed_at to the time of the cancellation', async (context) => {
  const { given, control, check } = context
  const { id } = await given.started()
  const now = await control.advance(DAY / SECOND)
  await given.calls.cancel(id)
  const { closed_at } = await given.reached(id, 'cancelled')
  check.instant('closed_at', closed_at, now, 2 * MINUTE)
})

scenario('lifecycle/draft-cancel-started-at', 'records started_at of a cancelled draft', async ({ given, observe }) => {
  observe('started_at of a cancelled draft', (await given.cancelled())['started_at'])
})

const late = { cancel_code: 'other_reason', cancel_reason: 'too late' }

scenarioIn(ENDED, 'lifecycle/*-cancel-keeps-state', 'never cancels *', async (context, { id }, state) => {
  await context.witness('late cancellation', () => context.api.cancel(id, late))
  await showsState(context, id, state)
})

scenarioIn(ENDED, 'lifecycle/*-cancel-keeps-closed-at', 'keeps closed_at of * for good', async (context, before) => {
  const { api, control, witness, shows, check } = context
  await control.advance(HOUR / SECOND)
  await witness('late cancellation', () => api.cancel(before.id, late))
  await shows(before.id, ({ closed_at }) => check.kept('closed_at', closed_at, before['closed_at']))
})

for (const slug of ['code', 'reason'] as const) {
  scenarioIn(
    ENDED,
    `lifecycle/*-cancel-keeps-${slug}`,
    `records no late cancel_${slug} of *`,
    async (context, { id }) => {
      const { api, witness, shows, check } = context
      await witness('late cancellation', () => api.cancel(id, late))
      await shows(id, (transaction) => check.absent(`cancel_${slug}`, transaction[`cancel_${slug}`]))
    },
  )
}
