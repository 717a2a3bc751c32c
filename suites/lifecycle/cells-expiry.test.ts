import { DAY, HOUR, MINUTE, SECOND } from '../../helpers/values/time.ts'
import { scenario } from '../scenario.ts'

/** Minutes until expiry, and seconds until it has surely passed. */
const duration = 60
const beyond = (65 * MINUTE) / SECOND

scenario(
  'lifecycle/draft-expiry-reached',
  'is watched when the expiry of a draft is reached',
  async ({ api, given, control, witness }) => {
    const now = await control.advance(1)
    const { id } = await given.startable({ expires_at: new Date(now + 2 * DAY).toISOString() })
    await control.advance((2 * DAY + HOUR) / SECOND)
    await witness('a draft whose expiry was reached', () => api.get(id))
  },
)

scenario(
  'lifecycle/started-expiry-reached',
  'lets a started transaction expire',
  async ({ given, control, shows, check }) => {
    const { id } = await given.started({ duration })
    await control.advance(beyond)
    await shows(id, ({ state }) => check.equal('state', state, 'expired'))
  },
)

scenario(
  'lifecycle/paused-expiry-reached',
  'is watched when the expiry of a paused transaction is reached',
  async ({ api, given, control, witness }) => {
    const { id } = await given.paused({ duration })
    await control.advance(beyond)
    await witness('a paused transaction whose expiry was reached', () => api.get(id))
  },
)

scenario(
  'lifecycle/cancelled-expiry-reached',
  'leaves a cancelled transaction so when its expiry is reached',
  async ({ api, given, control, shows, check }) => {
    const { id } = await given.started({ duration })
    await given.calls.cancel(id)
    await control.advance(beyond)
    await shows(id, ({ state }) => check.equal('state', state, 'cancelled'))
  },
)

for (const ended of ['expired', 'closed', 'completed'] as const) {
  scenario(
    `lifecycle/${ended}-expiry-reached`,
    `leaves a transaction ${ended} when time goes beyond its expiry`,
    async ({ given, control, shows, check }) => {
      const { id } = await given.inState(ended, { duration })
      await control.advance(beyond)
      await shows(id, ({ state }) => check.equal('state', state, ended))
    },
  )
}
