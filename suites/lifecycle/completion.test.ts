import { statesBut, TRANSACTION_IN } from '../interface/states.ts'
import { scenario } from '../scenario.ts'

scenario(
  'lifecycle/closed-completion',
  'completes a closed transaction once its final documents are',
  async ({ given, eventually, check }) => {
    const { id } = await given.closed()
    await given.finished(id)
    await eventually(async () => check.equal('state', (await given.read(id))['state'], 'completed'))
  },
)

for (const state of statesBut('closed')) {
  scenario(
    `lifecycle/${state}-completion`,
    `keeps the state of ${TRANSACTION_IN[state]} whose completion is called for`,
    async ({ given, control, shows, check }) => {
      control.holdsCompletion()
      const { id } = await given.inState(state)
      await control.complete(id)
      await shows(id, (now) => check.equal('state', now['state'], state))
    },
  )
}

scenario(
  'lifecycle/closing-before-completion',
  'leaves a transaction closed until its final documents are complete',
  async ({ given, control, eventually, check }) => {
    control.holdsCompletion()
    const { id } = await given.started()
    await given.signed(id)
    await eventually(async () => check.equal('state', (await given.read(id))['state'], 'closed'))
  },
)
