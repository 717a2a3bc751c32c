import { showsState, updates } from '../interface/looks.ts'
import { ALIVE, ENDED, TRANSACTION_IN } from '../interface/states.ts'
import { scenario } from '../scenario.ts'

const metadata = { purpose: 'lease' }

for (const state of ALIVE) {
  const transaction = TRANSACTION_IN[state]

  scenario(`lifecycle/${state}-update`, `updates ${transaction}`, async (context) => {
    const { id } = await context.given.inState(state)
    await updates(context, id, { metadata })
  })

  scenario(`lifecycle/${state}-update-keeps-state`, `keeps the state on updating ${transaction}`, async (context) => {
    const { id } = await context.given.inState(state)
    await context.given.calls.update(id, { metadata })
    await showsState(context, id, state)
  })
}

for (const state of ENDED) {
  scenario(`lifecycle/${state}-update`, `refuses to update ${TRANSACTION_IN[state]}`, async (context) => {
    const { api, given, refused } = context
    const { id } = await given.inState(state)
    const update = (to: string) => api.update(to, { metadata })
    await refused(() => update(id), { twin: async () => update((await given.draft()).id), leaves: id })
  })
}

scenario('lifecycle/name-before-task-done', 'renames a started transaction before a task is done', async (context) => {
  const { id } = await context.given.started()
  await updates(context, id, { name: context.people.title() })
})

scenario('lifecycle/name-after-task-done', 'refuses to rename a transaction after a task was done', async (context) => {
  const { api, given, people, refused } = context
  const { id } = await given.startedByTwo()
  await given.performed(id)
  const name = people.title()
  const rename = (to: string) => api.update(to, { name })
  await refused(() => rename(id), { twin: async () => rename((await given.startedByTwo()).id), leaves: id })
})

scenario('lifecycle/metadata-after-task-done', 'updates metadata after a task was done', async (context) => {
  const { id } = await context.given.startedByTwo()
  await context.given.performed(id)
  await updates(context, id, { metadata })
})
