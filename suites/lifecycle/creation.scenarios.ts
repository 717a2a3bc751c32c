import { showsState } from '../interface/reads/assertions.ts'
import { scenario } from '../scenario.ts'

scenario('lifecycle/creation-draft', 'creates drafts', async (context) => {
  const { id } = await context.given.draft()
  await showsState(context, id, 'draft')
})

scenario('lifecycle/creation-answer-state', 'returns a draft from a creation', async ({ api, accepts, check }) => {
  const { state } = await accepts(() => api.create())
  check.equal('state', state, 'draft')
})

scenario('lifecycle/get-transaction', 'returns the requested transaction', async (context) => {
  const { api, given, accepts, found, check } = context
  const one = await given.readable()
  await given.draft()
  const { id } = await accepts(() => found(() => api.get(one.id)))
  check.equal('id', id, one.id)
})

scenario('lifecycle/get-as-updated', 'reads a transaction as last updated', async ({ given, people, shows, check }) => {
  const { id } = await given.draft({ name: people.title() })
  const last = people.title()
  for (const name of [people.title(), last]) await given.calls.update(id, { name })
  await shows(id, ({ name }) => check.equal('name', name, last))
})
