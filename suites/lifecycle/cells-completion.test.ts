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

for (const from of ['draft', 'started', 'paused', 'cancelled', 'expired', 'completed'] as const) {
  scenario(
    `lifecycle/${from}-completion`,
    `leaves a transaction ${from} when its completion is called for`,
    async ({ given, control, shows, check }) => {
      control.holdsCompletion()
      const { id } = await given.inState(from)
      await control.complete(id)
      await shows(id, ({ state }) => check.equal('state', state, from))
    },
  )
}
