import { MINUTE, SECOND } from '../../helpers/values/time.ts'
import { objectsIn } from '../../helpers/values/json.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { showsState } from '../interface/looks.ts'
import { nameIn } from '../interface/states.ts'
import { scenario } from '../scenario.ts'

/** Minutes until expiry where a case waits for it. */
const duration = 60

scenario('lifecycle/draft-all-acted', 'lets nobody act before the start', async (context) => {
  const { given, control, notExercised, check } = context
  const { id } = await given.startable()
  await given.carrying(id, 'actions')
  const shown = objectsIn(await given.read(id), 'actions')[0]?.['id']
  const action = typeof shown === 'string' ? shown : notExercised('a draft of the target shows no action')
  check.equal('a participant could act on the draft', await control.act(action, { outcome: 'done' }), false)
})

/** Asserts that a transaction closes; it may be completed at once. */
const closes = ({ given, eventually, check }: Context, id: string) =>
  eventually(async () => check.oneOf('state', (await given.read(id))['state'], ['closed', 'completed']))

scenario('lifecycle/started-all-acted', 'closes a transaction whose only participant has acted', async (context) => {
  const { id } = await context.given.started()
  await context.given.signed(id)
  await closes(context, id)
})

scenario('lifecycle/started-all-acted', 'closes a transaction once both participants acted', async (context) => {
  const { id } = await context.given.startedByTwo()
  await context.given.acted(id, { outcome: 'done' })
  await context.given.acted(id, { outcome: 'done' })
  await closes(context, id)
})

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
  scenario(`lifecycle/${state}-all-acted`, `lets nobody act on ${nameIn(state)}`, async (context) => {
    const { given, control, check } = context
    const { id } = await given.started({ duration })
    const actions = await given.actions(id)
    await ends[state](context, id)
    await given.reached(id, state)
    const acted = await Promise.all(actions.map((action) => control.act(action, { outcome: 'done' })))
    check.equal(`a participant could act on ${nameIn(state)}`, acted.includes(true), false)
    await showsState(context, id, state)
  })
}

scenario('lifecycle/closing-waits-for-all', 'keeps a transaction started until all have acted', async (context) => {
  const { id } = await context.given.startedByTwo()
  await context.given.performed(id)
  await showsState(context, id, 'started')
})

scenario('lifecycle/closing-closed-at-now', 'sets closed_at to the time of the closing', async (context) => {
  const { id, closed_at } = await context.given.closed()
  context.check.now('closed_at', closed_at, await context.api.get(id))
})
