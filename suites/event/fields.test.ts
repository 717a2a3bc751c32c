import { eventsOf, isOfAction, logCatchesUp } from '../interface/log.ts'
import { scenario } from '../scenario.ts'

scenario(
  'event/action-closed-once',
  'logs action.closed no more than once of a signer of two fields',
  async (context) => {
    const { given, check } = context
    const { id, documentId, signer } = await given.startable()
    await given.signer(id, documentId, { signer, field: { y: 300 } })
    await given.calls.start(id)
    const action = await given.actedBy(id, signer, { outcome: 'done' })
    await logCatchesUp(context)
    const closed = (await eventsOf(context, id, 'action.closed')).filter((event) => isOfAction(event, action))
    check.that('events action.closed', closed.length <= 1, 'one at most', closed.length)
  },
)
