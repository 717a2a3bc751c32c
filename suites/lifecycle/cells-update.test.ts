import { scenario } from '../scenario.ts'

const metadata = { purpose: 'lease' }

for (const from of ['draft', 'started', 'paused'] as const) {
  scenario(
    `lifecycle/${from}-update`,
    `updates a transaction that is ${from}`,
    async ({ api, given, accepts, shows, check }) => {
      const { id } = await given.inState(from)
      await accepts(() => api.update(id, { metadata }))
      await shows(id, (updated) => check.equal('metadata', updated['metadata'], metadata))
    },
  )

  scenario(
    `lifecycle/${from}-update-keeps-state`,
    `leaves a transaction ${from} when it is updated`,
    async ({ api, given, shows, check }) => {
      const { id } = await given.inState(from)
      await given.calls.update(id, { metadata })
      await shows(id, ({ state }) => check.equal('state', state, from))
    },
  )
}

for (const from of ['cancelled', 'expired', 'closed', 'completed'] as const) {
  scenario(
    `lifecycle/${from}-update`,
    `refuses to update a transaction that is ${from}`,
    async ({ api, given, refusesInState }) => {
      const ended = await given.inState(from)
      await refusesInState(
        ended,
        (id) => api.update(id, { metadata }),
        async () => (await given.draft()).id,
      )
    },
  )
}
