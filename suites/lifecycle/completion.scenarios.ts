import { precondition } from '../interface/reads/precondition.ts'
import { scenarioIn } from '../interface/scenes/scenario-in.ts'
import { statesBut } from '../interface/document/states.ts'
import { staysIn } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'

scenario('lifecycle/closed-completion', 'completes a closed transaction with its documents', async (context) => {
  const { given, eventually, check } = context
  const { id } = await given.closed()
  await given.finished(id)
  await eventually(async () => check.equal('state', (await given.read(id))['state'], 'completed'))
})

scenario('lifecycle/completion-by-itself', 'completes by itself once all have acted', async (context) => {
  const { given, workspace, eventually, check, notExercised } = context
  if (workspace.features.hold_completion) notExercised('the workspace holds completion back')
  const { id } = await given.started()
  await given.signed(id)
  const state = await precondition(() =>
    eventually(async () => {
      const { state: now } = await given.read(id)
      // A reading may lag behind as far as before the start.
      const hasActed = now !== 'draft' && now !== 'started'
      check.that('state', hasActed, 'another than before all have acted', now)
      // How long the final documents take is not documented: in the end, closed is no answer.
      if (now === 'closed') check.that('state', false, 'completed', now)
      return now
    }),
  )
  check.equal('state', state, 'completed')
  await staysIn(context, id, 'completed')
})

scenarioIn(statesBut('closed'), 'lifecycle/*-completion', 'records what completing * does', async (context, { id }) => {
  const { given, control, observe } = context
  control.holdsCompletion()
  observe('completing it by hand', (await control.complete(id)) ? 'taken' : 'refused')
  observe('state afterwards', (await given.read(id))['state'])
})

scenario('lifecycle/closing-before-completion', 'closes a transaction before its completion', async (context) => {
  const { given, control, eventually, check } = context
  control.holdsCompletion()
  const { id } = await given.started()
  await given.signed(id)
  await eventually(async () => check.equal('state', (await given.read(id))['state'], 'closed'))
})
