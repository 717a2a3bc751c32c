import { objectsIn } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'

const refusal = { outcome: 'refused', reason: 'signature_refusal' } as const
scenario(
  'action/stalled-flag',
  'flags the action as stalled when its participant refuses',
  async ({ given, shows, check }) => {
    const { id } = await given.started()
    await given.acted(id, refusal)
    await shows(id, (transaction) => {
      const flags = objectsIn(transaction, 'actions').map(({ stalled }) => stalled)
      check.that('stalled of the actions', flags.includes(true), 'true for one', flags)
    })
  },
)

scenario('lifecycle/stalled-state', 'keeps a stalled transaction started', async ({ given, shows, check }) => {
  const { id } = await given.started()
  await given.acted(id, refusal)
  await shows(id, ({ state }) => check.equal('state', state, 'started'))
})

scenario('lifecycle/stalled-update', 'updates a stalled transaction', async ({ api, given, accepts, shows, check }) => {
  const { id } = await given.started()
  await given.acted(id, refusal)
  await accepts(() => api.update(id, { metadata: { purpose: 'lease' } }))
  await shows(id, ({ metadata }) => check.equal('metadata', metadata, { purpose: 'lease' }))
})

scenario('lifecycle/stalled-cancel', 'cancels a stalled transaction', async ({ api, given, accepts, shows, check }) => {
  const { id } = await given.started()
  await given.acted(id, refusal)
  await accepts(() => api.cancel(id))
  await shows(id, ({ state }) => check.equal('state', state, 'cancelled'))
})

scenario(
  'lifecycle/stalled-pause',
  'is watched when a stalled transaction is paused',
  async ({ api, given, witness }) => {
    const { id } = await given.started()
    await given.acted(id, refusal)
    await witness('pause of a stalled transaction', () => api.pause(id))
  },
)
