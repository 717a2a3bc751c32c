import { DAY, HOUR, instantOf, MINUTE, SECOND } from '../../helpers/values/time.ts'
import { showsState } from '../interface/looks.ts'
import { scenarioIn } from '../interface/scenario-in.ts'
import { scenario } from '../scenario.ts'

/** Minutes until expiry, and seconds until it has surely passed. */
const duration = 60
const beyond = (65 * MINUTE) / SECOND

scenario('lifecycle/draft-expiry-reached', 'records what a draft becomes at its expiry', async (context) => {
  const { api, given, control, witness } = context
  const now = await control.advance(1)
  const { id } = await given.startable({ expires_at: new Date(now + 2 * DAY).toISOString() })
  await control.advance((2 * DAY + HOUR) / SECOND)
  await witness('a draft whose expiry was reached', () => api.get(id))
})

scenario('lifecycle/started-expiry-reached', 'lets a started transaction expire', async (context) => {
  const { id } = await context.given.started({ duration })
  await context.control.advance(beyond)
  await showsState(context, id, 'expired')
})

scenario('lifecycle/paused-expiry-reached', 'records whether a paused transaction expires', async (context) => {
  const { api, given, control, witness } = context
  const { id } = await given.paused({ duration })
  await control.advance(beyond)
  await witness('a paused transaction whose expiry was reached', () => api.get(id))
})

scenario('lifecycle/cancelled-expiry-reached', 'keeps a cancelled transaction so at its expiry', async (context) => {
  const { id } = await context.given.started({ duration })
  await context.given.calls.cancel(id)
  await context.control.advance(beyond)
  await showsState(context, id, 'cancelled')
})

scenarioIn(
  ['expired', 'closed', 'completed'],
  'lifecycle/*-expiry-reached',
  'keeps * so when time goes beyond its expiry',
  async (context, { id }, state) => {
    await context.control.advance(beyond)
    await showsState(context, id, state)
  },
  { duration },
)

scenario('lifecycle/expiry-not-before', 'keeps a transaction started until its expiry', async (context) => {
  const { id } = await context.given.started({ duration })
  await context.control.advance((55 * MINUTE) / SECOND)
  await showsState(context, id, 'started')
})

scenario('lifecycle/expiry-at-passed-time', 'lets a transaction expire at the passed time', async (context) => {
  const now = await context.control.advance(1)
  const { id } = await context.given.started({ expires_at: new Date(now + 2 * DAY).toISOString() })
  await context.control.advance((2 * DAY + 5 * MINUTE) / SECOND)
  await showsState(context, id, 'expired')
})

scenario('lifecycle/expiry-closed-at-time', 'sets closed_at to no time before the expiry', async ({ given, check }) => {
  const { closed_at, expires_at } = await given.expired()
  const isBefore = instantOf(closed_at) < instantOf(expires_at) - MINUTE
  check.that('closed_at', !isBefore, `not before expires_at, ${String(expires_at)}`, closed_at)
})
