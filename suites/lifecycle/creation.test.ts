import { scenario } from '../scenario.ts'

scenario('lifecycle/creation-draft', 'creates drafts', async ({ given, shows, check }) => {
  const { id } = await given.draft()
  await shows(id, ({ state }) => check.equal('state', state, 'draft'))
})

scenario(
  'lifecycle/creation-answer-state',
  'answers a creation with a transaction in draft state',
  async ({ api, accepts, check }) => {
    const { state } = await accepts(() => api.create())
    check.equal('state', state, 'draft')
  },
)

scenario(
  'lifecycle/get-transaction',
  'returns the transaction that is read',
  async ({ api, given, accepts, check }) => {
    const one = await given.readable()
    await given.draft()
    const { id } = await accepts(() => api.get(one.id))
    check.equal('id', id, one.id)
  },
)

scenario(
  'lifecycle/get-as-updated',
  'shows a transaction as it was last updated',
  async ({ given, people, shows, check }) => {
    const { id } = await given.draft({ name: people.title() })
    const last = people.title()
    for (const name of [people.title(), last]) await given.calls.update(id, { name })
    await shows(id, ({ name }) => check.equal('name', name, last))
  },
)
