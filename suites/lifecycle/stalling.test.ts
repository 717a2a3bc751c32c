import { leadsTo, showsState, updates } from '../interface/looks.ts'
import { stalled } from '../interface/stalled.ts'
import { scenario } from '../scenario.ts'

scenario('lifecycle/stalled-state', 'keeps a stalled transaction started', async (context) => {
  const { id } = await stalled(context)
  await showsState(context, id, 'started')
})

scenario('lifecycle/stalled-update', 'updates a stalled transaction', async (context) => {
  const { id } = await stalled(context)
  await updates(context, id, { metadata: { purpose: 'lease' } })
})

scenario('lifecycle/stalled-cancel', 'cancels a stalled transaction', async (context) => {
  const { id } = await stalled(context)
  await leadsTo(context, 'cancel', id, 'cancelled')
})

scenario('lifecycle/stalled-pause', 'records what pausing a stalled transaction does', async (context) => {
  const { id } = await stalled(context)
  await context.witness('pause of a stalled transaction', () => context.api.pause(id))
})
