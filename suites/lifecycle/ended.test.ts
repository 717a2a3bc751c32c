import { DAY, instantOf, MINUTE, SECOND } from '../../helpers/values/time.ts'
import { scenario } from '../scenario.ts'

scenario(
  'lifecycle/expiry-not-before',
  'keeps a transaction started until its expiry',
  async ({ given, control, shows, check }) => {
    const { id } = await given.started({ duration: 60 })
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

scenario(
  'lifecycle/closing-waits-for-all',
  'keeps a transaction started while one of two signers has not acted',
  async ({ given, shows, check }) => {
    const { id } = await given.startedByTwo()
    await given.performed(id)
    await shows(id, ({ state }) => check.equal('state', state, 'started'))
  },
)

scenario(
  'lifecycle/closing-before-completion',
  'leaves a transaction closed until its final documents are complete',
  async ({ given, control, eventually, check }) => {
    control.holdsCompletion()
    const { id } = await given.started()
    await given.signed(id)
    await eventually(async () => check.equal('state', (await given.read(id))['state'], 'closed'))
  },
)

scenario(
  'lifecycle/closing-closed-at-now',
  'sets closed_at to the time of the closing',
  async ({ api, given, check }) => {
    const { id, closed_at } = await given.closed()
    check.now('closed_at', closed_at, await api.get(id))
  },
)
