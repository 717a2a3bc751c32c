import { scenario } from '../scenario.ts'

scenario('lifecycle/started-pause', 'pauses a started transaction', async ({ api, given, accepts, shows, check }) => {
  const { id } = await given.started()
  await accepts(() => api.pause(id))
  await shows(id, ({ state }) => check.equal('state', state, 'paused'))
})

for (const from of ['draft', 'paused', 'cancelled', 'expired', 'closed', 'completed'] as const) {
  scenario(`lifecycle/${from}-pause`, `is watched when a ${from} transaction is paused`, async (context) => {
    const { api, given, witness, observe } = context
    const { id } = await given.inState(from)
    await witness(`pause of a transaction that is ${from}`, () => api.pause(id))
    observe('state afterwards', (await given.read(id))['state'])
  })
}
