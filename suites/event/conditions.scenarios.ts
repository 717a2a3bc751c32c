import { DAY, objectsIn, SECOND, type Context } from '../../helpers/engine/index.ts'
import { ahead, iso } from '../interface/document/times.ts'
import { becomesLogged, eventsOf } from '../interface/reads/log.ts'
import { isOpen } from '../interface/reads/people.ts'
import { alternates, PAIRS, startedUnlessRefused } from '../interface/scenes/pairs.ts'
import { allAct, onceOpened } from '../interface/scenes/performing.ts'
import { completeSealed } from '../interface/scenes/late-completion.ts'
import { draftWithSeal } from '../interface/scenes/seals.ts'
import { stalledByOneOfTwo } from '../interface/scenes/stalled.ts'
import { pausedIfPossible } from '../interface/scenes/advance.ts'
import { scenario } from '../scenario.ts'
import { HALFWAYS } from './conditions.rules.ts'
import { assertUnrequestedLogged } from './unrequested.ts'

const EXPIRED = 'transaction.lifecycle.expired'
const COMPLETED = 'transaction.lifecycle.completed'

scenario('event/created-if-private', 'logs the creation of a private transaction', async (context) => {
  context.dependsOn('event/created')
  const { id } = await context.given.draft({ private: true })
  await becomesLogged(context, id, 'transaction.lifecycle.created')
})

/** Pauses a transaction, and asserts that this is logged. The target may not be able to pause it. */
async function logsPause(context: Context, id: string, name: string): Promise<void> {
  context.dependsOn('event/paused')
  await pausedIfPossible(context, id, name)
  await becomesLogged(context, id, 'transaction.lifecycle.paused')
}

/** A started transaction for which an expiry in a day was passed. */
const startedUntil = (context: Context) => context.given.started({ expires_at: iso(ahead(context, DAY)) })

scenario('event/started-if-expiry-passed', 'logs the start of a draft with a passed expires_at', async (context) => {
  context.dependsOn('event/started')
  const { id } = await startedUntil(context)
  await becomesLogged(context, id, 'transaction.lifecycle.started')
})

scenario('event/paused-if-updated', 'logs the pause of a transaction that was updated', async (context) => {
  const { id } = await context.given.started({ duration: 1_500 })
  await context.given.calls.update(id, { metadata: { purpose: 'lease' } })
  await logsPause(context, id, 'a started transaction that was updated')
})

/** Lets a transaction expire, and asserts that this is logged. Its default duration is 14 days. */
async function logsExpiry(context: Context, id: string): Promise<void> {
  await context.control.advance((15 * DAY) / SECOND)
  await context.given.reached(id, 'expired')
  await assertUnrequestedLogged(context, id, EXPIRED)
}

scenario('event/expired-if-expiry-passed', 'logs the expiry at a passed expires_at', async (context) => {
  context.dependsOn('event/expired')
  const { id } = await startedUntil(context)
  // A message is an event without a request, so it shows whether the target logs such events.
  await context.given.acted(id, { outcome: 'message', message: 'May I sign tomorrow?' })
  await logsExpiry(context, id)
})

scenario('event/expired-if-expiry-passed', 'logs both of two expiries at the same second', async (context) => {
  context.dependsOn('event/expired')
  const { given, control } = context
  const expires_at = iso(ahead(context, DAY))
  const ids: string[] = []
  for (const _ of [1, 2]) ids.push((await given.started({ expires_at })).id)
  // A message is an event without a request, so it shows whether the target logs such events.
  for (const id of ids) await given.acted(id, { outcome: 'message', message: 'May I sign tomorrow?' })
  await control.advance((2 * DAY) / SECOND)
  for (const id of ids) {
    await given.reached(id, 'expired')
    await assertUnrequestedLogged(context, id, EXPIRED)
  }
})

scenario('event/completed-if-reviewed', 'logs the completion of a transaction with a reviewer', async (context) => {
  context.dependsOn('event/completed', 'review/closes-after-reviewer')
  const { given } = context
  const { id, signer } = await given.startable()
  await given.reviewer(id, signer)
  await given.calls.start(id)
  await allAct(context, id)
  await given.finished(id)
  await given.reached(id, 'completed')
  await assertUnrequestedLogged(context, id, COMPLETED)
})

scenario(
  'event/completed-if-alternate',
  'logs the completion if an alternate did not have to sign',
  async (context) => {
    context.dependsOn('event/completed', 'signature/alternates-held', 'signature/alternate-signs')
    const { given } = context
    const { id } = await alternates(context)
    await given.acted(id, { outcome: 'done' })
    await given.finished(id)
    await given.reached(id, 'completed')
    await assertUnrequestedLogged(context, id, COMPLETED)
  },
)

scenario('event/completed-if-sealed', 'logs the completion of a transaction with a seal', async (context) => {
  context.dependsOn('event/completed')
  const draft = await draftWithSeal(context)
  await completeSealed(context, draft)
  await assertUnrequestedLogged(context, draft.id, COMPLETED)
})

/** Lets one of two signers sign, refuse or write a message. */
async function halfway(context: Context, word: (typeof HALFWAYS)[number]['word']): Promise<string> {
  if (word === 'stalled') return (await stalledByOneOfTwo(context)).id
  const { id } = await context.given.startedByTwo()
  if (word === 'conversing') await context.given.acted(id, { outcome: 'message', message: 'May I sign tomorrow?' })
  else await context.given.performed(id)
  return id
}

for (const { word, name } of HALFWAYS) {
  scenario(`event/paused-if-${word}`, `logs the pause of ${name}`, async (context) => {
    await logsPause(context, await halfway(context, word), name)
  })

  scenario(`event/cancelled-if-${word}`, `logs the cancellation of ${name}`, async (context) => {
    context.dependsOn('event/started-cancelled')
    const id = await halfway(context, word)
    await context.given.calls.cancel(id)
    await becomesLogged(context, id, 'transaction.lifecycle.cancelled')
  })

  scenario(`event/expired-if-${word}`, `logs the expiry of ${name}`, async (context) => {
    context.dependsOn('event/expired')
    await logsExpiry(context, await halfway(context, word))
  })
}

scenario('event/action-opened-each', 'logs action.opened for each action that a start opens', async (context) => {
  context.dependsOn('event/action-opened')
  const { given, check, eventually, notExercised } = context
  let tried = 0
  for (const start of PAIRS) {
    const pair = await startedUnlessRefused(context, start)
    if (!pair) continue
    const { id, people } = pair
    await onceOpened(context, id, ...people)
    // The states of actions are not tied to turns: only `started_at` says that an action has opened.
    const opened = objectsIn(await given.read(id), 'actions').filter(isOpen)
    if (opened.length < 2) continue
    tried += 1
    await eventually(async () => {
      const { length } = await eventsOf(context, id, 'action.opened')
      check.that('number of events action.opened', length >= opened.length, `one for each of ${opened.length}`, length)
    })
  }
  if (tried === 0) notExercised('a start shows a started_at for only one action')
})
