import { objectsIn } from '../../helpers/engine/values/json.ts'
import { isSuccess } from '../../helpers/engine/http/exchange.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import type { Outcome } from '../../helpers/engine/targets/control.ts'
import { closes, showsState } from '../interface/reads/assertions.ts'
import { advance } from '../interface/scenes/advance.ts'
import { allPerform, hasLeft, isLet } from '../interface/scenes/performing.ts'
import { nameIn } from '../interface/document/states.ts'
import { settled, staysTrue, staysIn } from '../interface/reads/stays-true.ts'
import { doneIn, hasTasksLeft } from '../interface/reads/tasks.ts'
import { scenario } from '../scenario.ts'

/** Minutes until expiry, where a case may have to wait for it. */
const duration = 1_440

/** What a participant may try: what takes no effect must not stop what comes next. */
const OUTCOMES: readonly Outcome[] = [{ outcome: 'done' }, { outcome: 'refused', reason: 'signature_refusal' }]
const MESSAGE: Outcome = { outcome: 'message', message: 'Why can I not sign?' }

/** Lets every participant try to sign, and then to refuse, and tells whether any of them was let. */
async function attempt(
  context: Context,
  actions: readonly string[],
  outcomes: readonly Outcome[] = OUTCOMES,
): Promise<boolean> {
  let isAnyLet = false
  for (const outcome of outcomes)
    for (const action of actions) isAnyLet = (await isLet(context, action, outcome)) || isAnyLet
  return isAnyLet
}

scenario('lifecycle/draft-all-acted', 'records whether anybody can act before the start', async (context) => {
  const { given, observe, notExercised } = context
  const { id } = await given.startable()
  await given.carrying(id, 'actions')
  const shown = objectsIn(await given.read(id), 'actions')[0]?.['id']
  const action = typeof shown === 'string' ? shown : notExercised('a draft of the target shows no action')
  observe('a participant could act on the draft', await attempt(context, [action]))
})

/** The ids of the actions that an answer shows. */
const idsOf = (body: unknown): string[] =>
  objectsIn(body, 'actions')
    .map(({ id }) => id)
    .filter((id) => typeof id === 'string')

scenario('lifecycle/started-all-acted', 'closes a transaction whose only participant has acted', async (context) => {
  const { id } = await context.given.started()
  await context.given.signed(id)
  await closes(context, id)
})

scenario('lifecycle/started-all-acted', 'closes a transaction once both participants acted', async (context) => {
  const { id } = await context.given.startedByTwo()
  const first = await context.given.performed(id)
  await context.given.acted(id, { outcome: 'done' }, first)
  await closes(context, id)
})

// Who acts is the control interface, whose refusal says nothing: judged is what the transaction shows of it afterwards.
for (const state of ['paused', 'cancelled', 'expired'] as const) {
  scenario(`lifecycle/${state}-all-acted`, `takes no act of anybody on ${nameIn(state)}`, async (context) => {
    const { given, observe, check } = context
    const { id } = await given.started({ duration })
    const actions = await given.actions(id)
    const before = await advance(context, id, state)
    observe(`a participant could act on ${nameIn(state)}`, await attempt(context, actions))
    await staysTrue(context, id, (now) => {
      check.equal('actions[].tasks[].state: how many are done', doneIn(now), doneIn(before))
      check.equal('stalled', now['stalled'] === true, before['stalled'] === true)
      check.equal('state', now['state'], state)
    })
  })
}

/** Asserts that nothing of what participants of a paused transaction tried has taken effect. */
const showsNoAct = (context: Context, id: string): Promise<void> =>
  staysTrue(context, id, (now) => {
    context.check.equal('actions[].tasks[].state: how many are done', doneIn(now), 0)
    context.check.different('stalled', now['stalled'], true)
    context.check.equal('state', now['state'], 'paused')
  })

scenario('lifecycle/paused-all-acted', 'takes no act of signers and a reviewer in a pause', async (context) => {
  const { given, people } = context
  const { id, documentId, signer } = await given.startable({ duration })
  await given.signer(id, documentId, { field: { y: 300 } })
  await given.calls.addReviewer(id, { reviewer: people.email(), recipient: signer })
  await given.calls.start(id)
  const actions = await given.actions(id)
  await advance(context, id, 'paused')
  await attempt(context, actions)
  await showsNoAct(context, id)
})

scenario('lifecycle/paused-all-acted', 'takes no message from anybody while paused', async (context) => {
  const { given, check } = context
  const { id } = await given.started({ duration })
  const actions = await given.actions(id)
  await advance(context, id, 'paused')
  await attempt(context, actions, [MESSAGE])
  await staysTrue(context, id, (now) => {
    for (const flag of ['ongoing_conversation', 'has_unread_message'] as const) check.different(flag, now[flag], true)
  })
})

scenario('lifecycle/paused-all-acted', 'takes no act of a signer who was added in the pause', async (context) => {
  const { api, given, people, notExercised } = context
  const { id, documentId } = await given.startable({ duration })
  const { id: field } = await given.calls.addField(id, documentId, { page: 1, x: 100, y: 300 })
  await given.calls.start(id)
  await advance(context, id, 'paused')
  const added = await api.addSigner(id, { signer: people.email(), field: String(field) })
  if (!isSuccess(added)) notExercised('the target takes no signer in a pause')
  await attempt(context, idsOf(added.body))
  await showsNoAct(context, id)
})

for (const state of ['closed', 'completed'] as const) {
  scenario(`lifecycle/${state}-all-acted`, `records whether anybody can act on ${nameIn(state)}`, async (context) => {
    const { given, observe } = context
    const { id } = await given.started()
    const actions = await given.actions(id)
    await advance(context, id, state)
    observe(`a participant could act on ${nameIn(state)}`, await attempt(context, actions))
    observe('state afterwards', (await given.read(id))['state'])
  })
}

scenario('lifecycle/closing-waits-for-all', 'keeps a transaction started until all have acted', async (context) => {
  const { id } = await context.given.startedByTwo()
  await context.given.performed(id)
  await staysIn(context, id, 'started')
})

scenario(
  'lifecycle/closing-waits-for-all',
  'keeps a transaction started until its reviewer acted too',
  async (context) => {
    const { given, people, notExercised } = context
    const { id, signer } = await given.startable()
    await given.calls.addReviewer(id, { reviewer: people.email(), recipient: signer })
    await given.calls.start(id)
    await given.performed(id)
    if (!(await hasTasksLeft(context, id))) notExercised('nobody has anything left to do once the signer has signed')
    await staysIn(context, id, 'started')
  },
)

scenario(
  'lifecycle/closing-waits-for-all',
  'keeps a transaction started until a visa is given on its second document',
  async (context) => {
    const { given, notExercised } = context
    const { id, documentId, signer } = await given.startable()
    const second = await given.signer(id, documentId, { field: { y: 300 } })
    const { id: apart } = await given.calls.addDocument(id, { document: await given.file() })
    const { signer: left } = await given.signer(id, String(apart), { field: { type: 'visa' } })
    await given.calls.start(id)
    await allPerform(context, id, [signer, second.signer])
    await settled(context)
    if (!hasLeft(await given.read(id), left)) notExercised('who is to give the visa acts before another one')
    await showsState(context, id, 'started')
  },
)

scenario('lifecycle/closing-closed-at-now', 'sets closed_at to the time of the closing', async (context) => {
  const { api, given, shows, check } = context
  const { id } = await given.closed()
  const at = await api.get(id)
  await shows(id, ({ closed_at }) => check.now('closed_at', closed_at, at))
})
