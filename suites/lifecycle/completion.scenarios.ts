import { precondition } from '../interface/reads/precondition.ts'
import { scenarioIn } from '../interface/scenes/scenario-in.ts'
import { statesExcept } from '../interface/document/states.ts'
import { staysIn } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'

for (const what of ['a closed transaction', 'a closed transaction after a refused cancellation'] as const)
  scenario('lifecycle/closed-completion', `completes ${what}`, async ({ api, given, eventually, check }) => {
    const { id } = await given.closed()
    if (what !== 'a closed transaction') await given.refusal('the cancellation', () => api.cancel(id))
    await given.finished(id)
    await eventually(async () => check.equal('state', (await given.read(id))['state'], 'completed'))
  })

scenario('lifecycle/completion-by-itself', 'completes a transaction by itself after all acted', async (context) => {
  const { given, workspace, eventually, check, notExercised } = context
  if (workspace.features.hold_completion) notExercised('the workspace waits for a completion by the control interface')
  const { id } = await given.started()
  await given.signed(id)
  const state = await precondition(() =>
    eventually(async () => {
      const { state: now } = await given.read(id)
      // A reading may lag and still show the state before the start.
      const hasActed = now !== 'draft' && now !== 'started'
      check.that('state', hasActed, 'a state after all have acted', now)
      // The time for the final documents is not documented, so a transaction that stays closed is inconclusive.
      if (now === 'closed') check.that('state', false, 'completed', now)
      return now
    }),
  )
  check.equal('state', state, 'completed')
  await staysIn(context, id, 'completed')
})

scenarioIn(statesExcept('closed'), 'lifecycle/*-completion', 'records the completion of *', async (context, { id }) => {
  const { given, control, observe } = context
  control.holdsCompletion()
  observe('completion by the control interface', (await control.complete(id)) ? 'accepted' : 'refused')
  observe('state afterwards', (await given.read(id))['state'])
})

scenario('lifecycle/closing-before-completion', 'closes a transaction before its completion', async (context) => {
  const { given, control, eventually, check } = context
  control.holdsCompletion()
  const { id } = await given.started()
  await given.signed(id)
  await eventually(async () => check.equal('state', (await given.read(id))['state'], 'closed'))
})
