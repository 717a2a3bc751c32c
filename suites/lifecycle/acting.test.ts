import { MINUTE, SECOND } from '../../helpers/values/time.ts'
import { objectsIn } from '../../helpers/values/json.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { TRANSACTION_IN } from '../interface/states.ts'
import { scenario } from '../scenario.ts'

/** Minutes until expiry where a case waits for it. */
const duration = 60

scenario(
  'lifecycle/draft-all-acted',
  'lets nobody act before the start',
  async ({ given, control, notExercised, check }) => {
    const { id } = await given.startable()
    await given.carrying(id, 'actions')
    const [action] = objectsIn(await given.read(id), 'actions').map((shown) => shown['id'])
    const acted =
      typeof action === 'string'
        ? await control.act(action, { outcome: 'done' })
        : notExercised('a draft of the target shows no action')
    check.equal('a participant could act on the draft', acted, false)
  },
)

scenario(
  'lifecycle/started-all-acted',
  'closes a transaction whose only participant has acted',
  async ({ given, eventually, check }) => {
    const { id } = await given.started()
    await given.signed(id)
    await eventually(async () => check.oneOf('state', (await given.read(id))['state'], ['closed', 'completed']))
  },
)

scenario(
  'lifecycle/started-all-acted',
  'closes a transaction once the second of two participants has acted',
  async ({ given, eventually, check }) => {
    const { id } = await given.startedByTwo()
    await given.acted(id, { outcome: 'done' })
    await given.acted(id, { outcome: 'done' })
    await eventually(async () => check.oneOf('state', (await given.read(id))['state'], ['closed', 'completed']))
  },
)

/** What ends a started transaction, or bars its participants. */
const ends = {
  paused: ({ given }: Context, id: string) => given.calls.pause(id),
  cancelled: ({ given }: Context, id: string) => given.calls.cancel(id),
  expired: ({ control }: Context) => control.advance(((duration + 5) * MINUTE) / SECOND),
  closed: ({ control, given }: Context, id: string) => {
    control.holdsCompletion()
    return given.signed(id)
  },
  completed: async ({ given }: Context, id: string) => {
    await given.signed(id)
    await given.finished(id)
  },
} as const

for (const state of ['paused', 'cancelled', 'expired', 'closed', 'completed'] as const) {
  scenario(`lifecycle/${state}-all-acted`, `lets nobody act on ${TRANSACTION_IN[state]}`, async (context) => {
    const { given, control, shows, check } = context
    const { id } = await given.started({ duration })
    const actions = await given.actions(id)
    await ends[state](context, id)
    await given.reached(id, state)
    const acted = await Promise.all(actions.map((action) => control.act(action, { outcome: 'done' })))
    check.equal(`a participant could act on ${TRANSACTION_IN[state]}`, acted.includes(true), false)
    await shows(id, (transaction) => check.equal('state', transaction['state'], state))
  })
}

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
  'lifecycle/closing-closed-at-now',
  'sets closed_at to the time of the closing',
  async ({ api, given, check }) => {
    const { id, closed_at } = await given.closed()
    check.now('closed_at', closed_at, await api.get(id))
  },
)
