import { stalled } from '../interface/stalled.ts'
import { scenario } from '../scenario.ts'

scenario('lifecycle/stalled-state', 'keeps a stalled transaction started', async (context) => {
  const { shows, check } = context
  const { id } = await stalled(context)
  await shows(id, ({ state }) => check.equal('state', state, 'started'))
})

scenario('lifecycle/stalled-update', 'updates a stalled transaction', async (context) => {
  const { api, accepts, shows, check } = context
  const { id } = await stalled(context)
  await accepts(() => api.update(id, { metadata: { purpose: 'lease' } }))
  await shows(id, ({ metadata }) => check.equal('metadata', metadata, { purpose: 'lease' }))
})

scenario('lifecycle/stalled-cancel', 'cancels a stalled transaction', async (context) => {
  const { api, accepts, shows, check } = context
  const { id } = await stalled(context)
  await accepts(() => api.cancel(id))
  await shows(id, ({ state }) => check.equal('state', state, 'cancelled'))
})

scenario('lifecycle/stalled-pause', 'records what pausing a stalled transaction does', async (context) => {
  const { api, witness } = context
  const { id } = await stalled(context)
  await witness('pause of a stalled transaction', () => api.pause(id))
})
