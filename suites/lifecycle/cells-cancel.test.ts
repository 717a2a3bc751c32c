import { scenario } from '../scenario.ts'

for (const from of ['draft', 'started', 'paused'] as const) {
  scenario(
    `lifecycle/${from}-cancel`,
    `cancels a transaction that is ${from}`,
    async ({ api, given, accepts, shows, check }) => {
      const { id } = await given.inState(from)
      await accepts(() => api.cancel(id))
      await shows(id, ({ state }) => check.equal('state', state, 'cancelled'))
    },
  )
}

for (const from of ['cancelled', 'expired', 'closed', 'completed'] as const) {
  scenario(
    `lifecycle/${from}-cancel`,
    `refuses to cancel a transaction that is ${from}`,
    async ({ api, given, refusesInState }) => {
      const ended = await given.inState(from)
      await refusesInState(
        ended,
        (id) => api.cancel(id),
        async () => (await given.draft()).id,
      )
    },
  )
}
