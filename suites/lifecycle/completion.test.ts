import { showsState } from '../interface/looks.ts'
import { scenarioIn } from '../interface/scenario-in.ts'
import { statesBut } from '../interface/states.ts'
import { scenario } from '../scenario.ts'

scenario('lifecycle/closed-completion', 'completes a closed transaction with its documents', async (context) => {
  const { given, eventually, check } = context
  const { id } = await given.closed()
  await given.finished(id)
  await eventually(async () => check.equal('state', (await given.read(id))['state'], 'completed'))
})

scenarioIn(statesBut('closed'), 'lifecycle/*-completion', 'keeps the state of *', async (context, { id }, state) => {
  context.control.holdsCompletion()
  await context.control.complete(id)
  await showsState(context, id, state)
})

scenario('lifecycle/closing-before-completion', 'closes a transaction before its completion', async (context) => {
  const { given, control, eventually, check } = context
  control.holdsCompletion()
  const { id } = await given.started()
  await given.signed(id)
  await eventually(async () => check.equal('state', (await given.read(id))['state'], 'closed'))
})
