import { DAY, SECOND } from '../../helpers/values/time.ts'
import { scenario } from '../scenario.ts'

scenario(
  'lifecycle/pause-answer-state',
  'answers a pause with the transaction in paused state',
  async ({ api, given, accepts, check }) => {
    const { id } = await given.started()
    const { state } = await accepts(() => api.pause(id))
    check.equal('state', state, 'paused')
  },
)

scenario('lifecycle/pause-keeps-expires-at', 'keeps expires_at when paused', async ({ api, given, check }) => {
  const { id, expires_at } = await given.started({ duration: 1_500 })
  await given.calls.pause(id)
  check.sameTime('expires_at', (await given.reached(id, 'paused'))['expires_at'], expires_at)
})

scenario(
  'lifecycle/pause-late-keeps-expires-at',
  'keeps expires_at when paused a day after the start',
  async ({ api, given, control, check }) => {
    const { id, expires_at } = await given.started({ duration: 4_000 })
    await control.advance(DAY / SECOND)
    await given.calls.pause(id)
    check.sameTime('expires_at', (await given.reached(id, 'paused'))['expires_at'], expires_at)
  },
)

scenario(
  'lifecycle/pause-beyond-45-days',
  'is watched when a transaction of 50 days is paused',
  async ({ api, given, witness }) => {
    const { id } = await given.started({ duration: 72_000 })
    await witness('pause of a transaction of 50 days', () => api.pause(id))
  },
)
