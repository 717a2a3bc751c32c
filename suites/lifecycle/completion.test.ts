import { showsState } from '../interface/looks.ts'
import { statesBut, TRANSACTION_IN } from '../interface/states.ts'
import { scenario } from '../scenario.ts'

scenario('lifecycle/closed-completion', 'completes a closed transaction once its documents are', async (context) => {
  const { given, eventually, check } = context
  const { id } = await given.closed()
  await given.finished(id)
  await eventually(async () => check.equal('state', (await given.read(id))['state'], 'completed'))
})

for (const state of statesBut('closed')) {
  const title = `keeps the state of ${TRANSACTION_IN[state]} whose completion is called for`
  scenario(`lifecycle/${state}-completion`, title, async (context) => {
    context.control.holdsCompletion()
    const { id } = await context.given.inState(state)
    await context.control.complete(id)
    await showsState(context, id, state)
  })
}

scenario('lifecycle/closing-before-completion', 'closes a transaction before its completion', async (context) => {
  const { given, control, eventually, check } = context
  control.holdsCompletion()
  const { id } = await given.started()
  await given.signed(id)
  await eventually(async () => check.equal('state', (await given.read(id))['state'], 'closed'))
})
