import { hasEmail, isAbsent, objectsIn, sameEmail, type Context, type Look } from '../../helpers/engine/index.ts'
import { creatableOf } from '../interface/reads/fields.ts'
import { tasksOf } from '../interface/reads/people.ts'
import { oncePerformed, startedWithTwoSigners } from '../interface/scenes/performing.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { startedTwice, startedWithVisa, startWith } from '../interface/scenes/start-with.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { actionIn, doneIn, isPerformed, tasksIn } from '../interface/reads/tasks.ts'
import { scenario } from '../scenario.ts'
import { startedWithReviewer, withMessage } from './scene.ts'

/** Transactions whose participants act alike: two signers, or one who is to give a visa. */
const ACTING = [
  { who: 'a signer', started: ({ given }: Context) => given.startedByTwo() },
  {
    who: 'a participant with a visa to give',
    started: (context: Context) => {
      creatableOf(context, ['visa'])
      return startedWithVisa(context)
    },
  },
] as const

for (const { who, started } of ACTING)
  scenario('action/opens-at-start', `lets ${who} act after the start`, async (context) => {
    const { given, shows, check } = context
    const { id } = await started(context)
    // If the control interface lets nobody act, that says nothing about the target. An act that it accepts must show.
    const acted = await given.acted(id, { outcome: 'done' })
    await shows(id, (transaction) => {
      const states = tasksIn(transaction, acted).map(({ state }) => state)
      const what = 'actions[].tasks[].state of the participant who acted'
      check.that(what, isPerformed(transaction, acted), 'one of them is done', states)
    })
  })

for (const { what, field } of [
  { what: 'its signer', field: {} },
  { what: 'the participant with a visa to give', field: { type: 'visa' } },
])
  scenario('action/of-signer-after-start', `shows an action of ${what} at start`, async (context) => {
    const { id, signer } = await context.given.startable({}, field)
    await startWith(context, id, field)
    await context.shows(id, (started) => {
      const actors = objectsIn(started, 'actions').map(({ actor }) => actor)
      context.check.that('actions[].actor', hasEmail(actors, signer), `one of them is ${signer}`, actors)
    })
  })

for (const isVisa of [false, true])
  scenario(
    'action/url-after-start',
    `shows the address of a page to ${isVisa ? 'give a visa' : 'sign'}`,
    async (context) => {
      const { given, shows, check } = context
      if (isVisa) creatableOf(context, ['visa'])
      const { id } = await (isVisa ? startedWithVisa(context) : given.started())
      await given.actions(id)
      await shows(id, (started) => {
        const urls = objectsIn(started, 'actions').map(({ url }) => url)
        check.that('actions[].url', urls.length > 0 && !urls.some(isAbsent), 'an address for every action', urls)
      })
    },
  )

scenario('action/stalled-flag-of-another', 'flags only the action of the signer who refused', async (context) => {
  const { id } = await context.given.startedByTwo()
  const refused = await context.given.acted(id, { outcome: 'refused', reason: 'signature_refusal' })
  const isFlagged: Look = (read) => context.check.equal('stalled', actionIn(read, refused)?.['stalled'], true)
  await onceShown(context, id, isFlagged, 'action/stalled-flag')
  await staysTrue(context, id, (read) => {
    for (const other of objectsIn(read, 'actions').filter((shown) => shown['id'] !== refused))
      context.check.different('actions[].stalled of the signer who did not refuse', other['stalled'], true)
  })
})

scenario('action/task-of-its-signer', 'shows a task for each field to its signer', async (context) => {
  const { id, first, second } = await startedWithTwoSigners(context)
  await context.shows(id, (read) => {
    for (const { fieldId, signer } of [first, second]) {
      const named = objectsIn(read, 'actions').filter(({ id: action }) =>
        tasksIn(read, String(action)).some(({ field }) => field === fieldId),
      )
      const [what, actors] = [`actions[].actor with a task of ${fieldId}`, named.map(({ actor }) => actor)]
      context.check.that(what, hasEmail(actors, signer), `one of them is ${signer}`, actors)
    }
  })
})

scenario('action/task-done-only-performed', 'shows only the tasks of the signer who acted as done', async (context) => {
  const { id } = await context.given.startedByTwo()
  const acted = await context.given.performed(id)
  await staysTrue(context, id, (read) => {
    const left = doneIn(read) - doneIn(read, acted)
    context.check.equal('number of actions[].tasks[] with state done that nobody performed', left, 0)
  })
})

scenario('action/task-done-only-performed', 'shows no task of another transaction as done', async (context) => {
  const { given, check } = context
  const [signed, other] = await startedTwice(context)
  await given.performed(signed)
  await staysTrue(context, other, (read) => check.equal('number of actions[].tasks[] with state done', doneIn(read), 0))
})

scenario('action/task-done-only-performed', 'shows no task of a reviewed signer as done', async (context) => {
  const { id, signer, reviewer } = await startedWithReviewer(context)
  const action = await context.given.acted(id, { outcome: 'done' })
  const { actor } = actionIn(await oncePerformed(context, id, action), action) ?? {}
  if (!sameEmail(reviewer, actor)) context.notExercised('the service lets the signer act before the reviewer')
  await staysTrue(context, id, (read) => {
    const done = tasksOf(read, signer).filter(({ state }) => state === 'done')
    context.check.equal('number of actions[].tasks[] with state done', done.length, 0)
  })
})

scenario('action/task-done-only-performed', 'shows no task of a signer who only wrote as done', async (context) => {
  const { id } = await withMessage(context)
  await staysTrue(context, id, (read) => context.check.equal('number of tasks with state done', doneIn(read), 0))
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

for (const { who, started } of ACTING)
  scenario('action/stalled-flag', `flags as stalled the action of ${who} who refuses`, async (context) => {
    const { given, shows, check } = context
    const { id } = await started(context)
    const refused = await given.acted(id, { outcome: 'refused', reason: 'signature_refusal' })
    await shows(id, (transaction) => {
      check.equal('actions[].stalled of the refused action', actionIn(transaction, refused)?.['stalled'], true)
    })
  })
