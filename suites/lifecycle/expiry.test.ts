import { DAY, HOUR, instantOf, MINUTE, SECOND } from '../../helpers/values/time.ts'
import { TRANSACTION_IN } from '../interface/states.ts'
import { scenario } from '../scenario.ts'

/** Minutes until expiry, and seconds until it has surely passed. */
const duration = 60
const beyond = (65 * MINUTE) / SECOND

scenario(
  'lifecycle/draft-expiry-reached',
  'records what becomes of a draft whose expiry is reached',
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
  'records what becomes of a paused transaction whose expiry is reached',
  async ({ api, given, control, witness }) => {
    const { id } = await given.paused({ duration })
    await control.advance(beyond)
    await witness('a paused transaction whose expiry was reached', () => api.get(id))
  },
)

scenario(
  'lifecycle/cancelled-expiry-reached',
  'keeps a cancelled transaction so when its expiry is reached',
  async ({ given, control, shows, check }) => {
    const { id } = await given.started({ duration })
    await given.calls.cancel(id)
    await control.advance(beyond)
    await shows(id, ({ state }) => check.equal('state', state, 'cancelled'))
  },
)

for (const ended of ['expired', 'closed', 'completed'] as const) {
  scenario(
    `lifecycle/${ended}-expiry-reached`,
    `keeps ${TRANSACTION_IN[ended]} so as time goes beyond its expiry`,
    async ({ given, control, shows, check }) => {
      const { id } = await given.inState(ended, { duration })
      await control.advance(beyond)
      await shows(id, ({ state }) => check.equal('state', state, ended))
    },
  )
}

scenario(
  'lifecycle/expiry-not-before',
  'keeps a transaction started until its expiry',
  async ({ given, control, shows, check }) => {
    const { id } = await given.started({ duration })
    await control.advance((55 * MINUTE) / SECOND)
    await shows(id, ({ state }) => check.equal('state', state, 'started'))
  },
)

scenario(
  'lifecycle/expiry-at-passed-time',
  'lets a transaction expire at the passed time',
  async ({ given, control, shows, check }) => {
    const now = await control.advance(1)
    const { id } = await given.started({ expires_at: new Date(now + 2 * DAY).toISOString() })
    await control.advance((2 * DAY + 5 * MINUTE) / SECOND)
    await shows(id, ({ state }) => check.equal('state', state, 'expired'))
  },
)

scenario('lifecycle/expiry-closed-at-time', 'sets closed_at to no time before the expiry', async ({ given, check }) => {
  const { closed_at, expires_at } = await given.expired()
  const isBefore = instantOf(closed_at) < instantOf(expires_at) - MINUTE
  check.that('closed_at', !isBefore, `not before expires_at, ${String(expires_at)}`, closed_at)
})
