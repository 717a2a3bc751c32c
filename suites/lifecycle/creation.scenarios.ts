import { hasEmail } from '../../helpers/engine/index.ts'
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

scenario('lifecycle/get-as-updated', 'reads each argument as the last of two updates sets it', async (context) => {
  context.dependsOn(
    'transaction-arguments/carbon-copies-kept-update',
    'transaction-arguments/carbon-copy-subject-kept-update',
    'transaction-arguments/carbon-copy-message-kept-update',
    'transaction-arguments/language-kept-update',
  )
  const { given, people, shows, check } = context
  const { id } = await given.draft()
  const copy = people.email()
  const first = { carbon_copy_subject: 'The first copy', carbon_copy_message: 'This is the first.', language: 'en' }
  const last = { carbon_copy_subject: 'The last copy', carbon_copy_message: 'This is the last.', language: 'it' }
  await given.calls.update(id, { ...first, carbon_copies: [people.email(), people.email()] })
  await given.calls.update(id, { ...last, carbon_copies: [copy, people.email()] })
  await shows(id, (read) => {
    for (const [argument, value] of Object.entries(last)) check.equal(argument, read[argument], value)
    // Whether an update adds to the earlier copies is open.
    const { carbon_copies: copies } = read
    check.that('carbon_copies', Array.isArray(copies) && hasEmail(copies, copy), `one is ${copy}`, copies)
  })
})
