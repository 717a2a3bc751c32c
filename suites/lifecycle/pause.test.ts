import { DAY, SECOND } from '../../helpers/values/time.ts'
import { statesBut, TRANSACTION_IN } from '../interface/states.ts'
import { scenario } from '../scenario.ts'
import { NO_ARGUMENTS } from './no-arguments.ts'

scenario('lifecycle/started-pause', 'pauses a started transaction', async ({ api, given, accepts, shows, check }) => {
  const { id } = await given.started()
  await accepts(() => api.pause(id))
  await shows(id, ({ state }) => check.equal('state', state, 'paused'))
})

for (const state of statesBut('started')) {
  scenario(`lifecycle/${state}-pause`, `records what pausing ${TRANSACTION_IN[state]} does`, async (context) => {
    const { api, given, witness, observe } = context
    const { id } = await given.inState(state)
    await witness(`pause of a transaction that is ${state}`, () => api.pause(id))
    observe('state afterwards', (await given.read(id))['state'])
  })
}

for (const { slug, how, body } of NO_ARGUMENTS) {
  scenario(`lifecycle/pause-${slug}`, `accepts a pause ${how}`, async ({ api, given, accepts }) => {
    const { id } = await given.started()
    await accepts(() => api.raw('pause', [id], body))
  })
}

scenario(
  'lifecycle/pause-answer-state',
  'answers a pause with the transaction in paused state',
  async ({ api, given, accepts, check }) => {
    const { id } = await given.started()
    const { state } = await accepts(() => api.pause(id))
    check.equal('state', state, 'paused')
  },
)

scenario('lifecycle/pause-keeps-expires-at', 'keeps expires_at when paused', async ({ given, check }) => {
  const { id, expires_at } = await given.started({ duration: 1_500 })
  await given.calls.pause(id)
  check.sameTime('expires_at', (await given.reached(id, 'paused'))['expires_at'], expires_at)
})

scenario(
  'lifecycle/pause-late-keeps-expires-at',
  'keeps expires_at when paused a day after the start',
  async ({ given, control, check }) => {
    const { id, expires_at } = await given.started({ duration: 4_000 })
    await control.advance(DAY / SECOND)
    await given.calls.pause(id)
    check.sameTime('expires_at', (await given.reached(id, 'paused'))['expires_at'], expires_at)
  },
)

scenario(
  'lifecycle/pause-beyond-45-days',
  'records what pausing a transaction of 50 days does',
  async ({ api, given, witness }) => {
    const { id } = await given.started({ duration: 72_000 })
    await witness('pause of a transaction of 50 days', () => api.pause(id))
  },
)
