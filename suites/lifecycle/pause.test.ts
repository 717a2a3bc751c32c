import { DAY, SECOND } from '../../helpers/values/time.ts'
import { leadsTo, recordCall } from '../interface/looks.ts'
import { scenarioIn } from '../interface/scenario-in.ts'
import { statesBut } from '../interface/states.ts'
import { scenario } from '../scenario.ts'
import { NO_ARGUMENTS } from './no-arguments.ts'

scenario('lifecycle/started-pause', 'pauses a started transaction', async (context) => {
  const { id } = await context.given.started()
  await leadsTo(context, 'pause', id, 'paused')
})

scenarioIn(statesBut('started'), 'lifecycle/*-pause', 'records what pausing * does', (context, { id }, state) =>
  recordCall(context, 'pause', id, `transaction that is ${state}`),
)

for (const { slug, how, body } of NO_ARGUMENTS) {
  scenario(`lifecycle/pause-${slug}`, `accepts a pause ${how}`, async ({ api, given, accepts }) => {
    const { id } = await given.started()
    await accepts(() => api.raw('pause', [id], body))
  })
}

scenario('lifecycle/pause-answer-state', 'answers a pause with state paused', async (context) => {
  const { api, given, accepts, check } = context
  const { id } = await given.started()
  const { state } = await accepts(() => api.pause(id))
  check.equal('state', state, 'paused')
})

scenario('lifecycle/pause-keeps-expires-at', 'keeps expires_at when paused', async ({ given, check }) => {
  const { id, expires_at } = await given.started({ duration: 1_500 })
  await given.calls.pause(id)
  check.kept('expires_at', (await given.reached(id, 'paused'))['expires_at'], expires_at)
})

scenario('lifecycle/pause-late-keeps-expires-at', 'keeps expires_at when paused a day after start', async (context) => {
  const { given, control, check } = context
  const { id, expires_at } = await given.started({ duration: 4_000 })
  await control.advance(DAY / SECOND)
  await given.calls.pause(id)
  check.kept('expires_at', (await given.reached(id, 'paused'))['expires_at'], expires_at)
})

scenario('lifecycle/pause-beyond-45-days', 'records what pausing a transaction of 50 days does', async (context) => {
  const { api, given, witness } = context
  const { id } = await given.started({ duration: 72_000 })
  await witness('pause of a transaction of 50 days', () => api.pause(id))
})
