import { hasEmail } from '../../helpers/values/emails.ts'
import { isAbsent, objectsIn } from '../../helpers/values/json.ts'
import { startedTwice } from '../interface/started-twice.ts'
import { stays } from '../interface/stays.ts'
import { doneIn } from '../interface/tasks.ts'
import { scenario } from '../scenario.ts'

scenario('action/opens-at-start', 'lets a participant act after the start', async (context) => {
  const { given, shows, check } = context
  const { id } = await given.startedByTwo()
  // That the control interface opens no action says nothing; an act that it took shows.
  const acted = await given.acted(id, { outcome: 'done' })
  await shows(id, (transaction) => {
    const action = objectsIn(transaction, 'actions').find((shown) => shown['id'] === acted)
    const tasks = objectsIn(action, 'tasks').map(({ state }) => state)
    const isDone = tasks.includes('done') || !isAbsent(action?.['closed_at'])
    check.that('actions[].tasks[].state of who acted', isDone, 'one is done', tasks)
  })
})

scenario('action/of-signer-after-start', 'shows an action of the signer after the start', async (context) => {
  const { given, shows, check } = context
  const { id, signer } = await given.startable()
  await given.calls.start(id)
  await shows(id, (started) => {
    const actors = objectsIn(started, 'actions').map(({ actor }) => actor)
    check.that('actions[].actor', hasEmail(actors, signer), `one is ${signer}`, actors)
  })
})

scenario('action/url-after-start', 'shows the address of the action page after the start', async (context) => {
  const { given, shows, check } = context
  const { id } = await given.started()
  await given.actions(id)
  await shows(id, (started) => {
    const urls = objectsIn(started, 'actions').map(({ url }) => url)
    check.that('actions[].url', !urls.some(isAbsent), 'an address for each', urls)
  })
})

scenario('action/task-done-only-performed', 'shows no task of who did not act as done', async (context) => {
  const { given, check } = context
  const { id } = await given.startedByTwo()
  const acted = await given.performed(id)
  await stays(context, id, (read) => {
    const left = doneIn(read) - doneIn(read, acted)
    check.equal('actions[].tasks[].state: how many are done that nobody performed', left, 0)
  })
})

scenario('action/task-done-only-performed', 'shows no task of another transaction as done', async (context) => {
  const { given, check } = context
  const [signed, other] = await startedTwice(context)
  await given.performed(signed)
  await stays(context, other, (read) => check.equal('actions[].tasks[].state: how many are done', doneIn(read), 0))
})

scenario('action/inner-states', 'records the states of participants, actions and tasks', async ({ given, observe }) => {
  const { id } = await given.startable()
  const look = async (when: string) => {
    const transaction = await given.read(id)
    const [action] = objectsIn(transaction, 'actions')
    observe(`participant ${when}`, objectsIn(transaction, 'participants')[0]?.['state'])
    observe(`action ${when}`, action?.['state'])
    observe(`task ${when}`, objectsIn(action, 'tasks')[0]?.['state'])
  }
  await look('of a draft')
  for (const call of ['start', 'pause', 'cancel'] as const) {
    await given.calls[call](id)
    await look(`after ${call}`)
  }
})

scenario('action/stalled-flag', 'flags the action as stalled when its participant refuses', async (context) => {
  const { given, shows, check } = context
  const { id } = await given.startedByTwo()
  const refused = await given.acted(id, { outcome: 'refused', reason: 'signature_refusal' })
  await shows(id, (transaction) => {
    const action = objectsIn(transaction, 'actions').find((shown) => shown['id'] === refused)
    check.equal('actions[].stalled of who refused', action?.['stalled'], true)
  })
})
