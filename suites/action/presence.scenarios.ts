import { objectsIn } from '../../helpers/engine/index.ts'
import { scenario } from '../scenario.ts'

scenario('action/state-shown', 'shows states of actions of signers and reviewer', async ({ given, check, shows }) => {
  const { id, documentId, signer } = await given.startable()
  await given.signer(id, documentId, { field: { y: 300 } })
  await given.reviewer(id, signer)
  await given.calls.start(id)
  await given.actions(id)
  await shows(id, (read) => {
    for (const { actor, state } of objectsIn(read, 'actions'))
      check.present(`actions[].state of ${String(actor)}`, state)
  })
})
