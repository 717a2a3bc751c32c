import { ALIVE, ENDED, TRANSACTION_IN } from '../interface/states.ts'
import { scenario } from '../scenario.ts'

const metadata = { purpose: 'lease' }

for (const state of ALIVE) {
  scenario(
    `lifecycle/${state}-update`,
    `updates ${TRANSACTION_IN[state]}`,
    async ({ api, given, accepts, shows, check }) => {
      const { id } = await given.inState(state)
      await accepts(() => api.update(id, { metadata }))
      await shows(id, (updated) => check.equal('metadata', updated['metadata'], metadata))
    },
  )

  scenario(
    `lifecycle/${state}-update-keeps-state`,
    `keeps the state of ${TRANSACTION_IN[state]} that is updated`,
    async ({ given, shows, check }) => {
      const { id } = await given.inState(state)
      await given.calls.update(id, { metadata })
      await shows(id, (updated) => check.equal('state', updated['state'], state))
    },
  )
}

for (const state of ENDED) {
  scenario(
    `lifecycle/${state}-update`,
    `refuses to update ${TRANSACTION_IN[state]}`,
    async ({ api, given, refused }) => {
      const { id } = await given.inState(state)
      const update = (to: string) => api.update(to, { metadata })
      await refused(() => update(id), { twin: async () => update((await given.draft()).id), leaves: id })
    },
  )
}

scenario(
  'lifecycle/name-before-task-done',
  'renames a started transaction while no task was done',
  async ({ api, given, people, accepts, shows, check }) => {
    const { id } = await given.started()
    const title = people.title()
    await accepts(() => api.update(id, { name: title }))
    await shows(id, ({ name }) => check.equal('name', name, title))
  },
)

scenario(
  'lifecycle/name-after-task-done',
  'refuses to rename a transaction after a task was done',
  async ({ api, given, people, refused }) => {
    const { id } = await given.startedByTwo()
    await given.performed(id)
    const name = people.title()
    const rename = (to: string) => api.update(to, { name })
    await refused(() => rename(id), { twin: async () => rename((await given.startedByTwo()).id), leaves: id })
  },
)

scenario(
  'lifecycle/metadata-after-task-done',
  'updates the metadata of a started transaction after a task was done',
  async ({ api, given, accepts, shows, check }) => {
    const { id } = await given.startedByTwo()
    await given.performed(id)
    await accepts(() => api.update(id, { metadata }))
    await shows(id, (updated) => check.equal('metadata', updated['metadata'], metadata))
  },
)
