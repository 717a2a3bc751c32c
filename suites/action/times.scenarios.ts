import { isAbsent, MINUTE, objectsIn, sameEmail, SECOND, ifAllowed } from '../../helpers/engine/index.ts'
import type { Context, JsonObject } from '../../helpers/engine/index.ts'
import type { Look } from '../../helpers/engine/index.ts'
import { actionsOf, isOpen } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { actionIn, isPerformed } from '../interface/reads/tasks.ts'
import { slugOf } from '../interface/document/each-member.ts'
import { DAY } from '../interface/document/times.ts'
import { advance, pausedIfPossible, updatedIfPossible } from '../interface/scenes/advance.ts'
import { completedLater } from '../interface/scenes/late-completion.ts'
import { scenario } from '../scenario.ts'
import { NO_SIGNERS, onceOpened, onEach, startedWithReviewer } from './scene.ts'
import { bothAct, INDEPENDENT } from '../interface/scenes/pairs.ts'
import { oncePerformed, performs, signedByOne } from '../interface/scenes/performing.ts'
import { startedWithTwoDocuments, startedWithTwoSigners } from '../interface/scenes/performing.ts'
import { signerBeside } from '../interface/scenes/late-addition.ts'
import { inQueue } from '../interface/scenes/queue.ts'

type Time = 'started_at' | 'closed_at'

/** The rules that a performed action shows each of these times. */
const SHOWN = { started_at: 'action/started-at-shown', closed_at: 'action/closed-at-shown' } as const

/** Waits until an action shows a time, and returns the transaction. */
function onceTimed(context: Context, id: string, action: string, time: Time): Promise<JsonObject> {
  const isThere: Look = (read) => context.check.present(`actions[].${time}`, actionIn(read, action)?.[time])
  return onceShown(context, id, isThere, SHOWN[time])
}

/** Asserts that a time of an action is near an instant, once the action shows that time. */
async function showsTime(context: Context, id: string, action: string, time: Time, near: number): Promise<void> {
  const { shows, check } = context
  await onceTimed(context, id, action, time)
  await shows(id, (read) => check.instant(`actions[].${time}`, actionIn(read, action)?.[time], near, 5 * MINUTE))
}

for (const time of ['started_at', 'closed_at'] as const) {
  const slug = slugOf(time)

  scenario(`action/${slug}-shown`, `shows ${time} of two performed actions`, async (context) => {
    const { id, action: first, left } = await signedByOne(context)
    const last = await context.given.actedBy(id, left.signer, { outcome: 'done' })
    await oncePerformed(context, id, last)
    for (const action of [first, last])
      await context.shows(id, (read) => context.check.present(`actions[].${time}`, actionIn(read, action)?.[time]))
  })

  for (const [what, act] of NO_SIGNERS)
    scenario(`action/${slug}-shown`, `shows ${time} of ${what} that was performed`, async (context) => {
      const { id, action } = await act(context)
      await oncePerformed(context, id, action)
      await context.shows(id, (read) => context.check.present(`actions[].${time}`, actionIn(read, action)?.[time]))
    })

  scenario(`action/${slug}-now`, `sets ${time} of an action to the current time`, async (context) => {
    const { id, action } = await signedByOne(context)
    await onceTimed(context, id, action, time)
    const at = await context.api.get(id)
    await context.shows(id, (read) => context.check.now(`actions[].${time}`, actionIn(read, action)?.[time], at))
  })

  scenario(`action/${slug}-stays`, `keeps ${time} of an action when another action is performed`, async (context) => {
    const { control, check } = context
    const { id, action, left } = await signedByOne(context)
    const before = actionIn(await onceTimed(context, id, action, time), action)?.[time]
    await control.advance(DAY / SECOND)
    await performs(context, id, left.signer)
    await staysTrue(context, id, (read) => check.kept(`actions[].${time}`, actionIn(read, action)?.[time], before))
  })
}

scenario('action/closed-at-stays-at-completion', 'keeps closed_at when the transaction completes', async (context) => {
  const timesIn = (read: JsonObject) => objectsIn(read, 'actions').map((action) => action['closed_at'])
  const isShown: Look = (read) =>
    context.check.that('actions[].closed_at', timesIn(read).some(Boolean), 'a time of one action', timesIn(read))
  const { id, before } = await completedLater(context, isShown, 'action/closed-at-shown')
  await context.shows(id, (read) => {
    const closed = objectsIn(before, 'actions').filter((action) => !isAbsent(action['closed_at']))
    for (const { id: action, closed_at: was } of closed)
      context.check.kept('actions[].closed_at', actionIn(read, String(action))?.['closed_at'], was)
  })
})

for (const state of ['paused', 'cancelled', 'expired', 'updated'] as const)
  scenario(
    `action/closed-at-stays-${state}`,
    `keeps closed_at of a performed action once ${state}`,
    async (context) => {
      const { id, action } = await signedByOne(
        context,
        startedWithTwoSigners(context, { duration: (2 * DAY) / MINUTE }),
      )
      const before = actionIn(await onceTimed(context, id, action, 'closed_at'), action)?.['closed_at']
      await context.control.advance(DAY / SECOND)
      if (state === 'paused') await pausedIfPossible(context, id, 'a partly signed transaction')
      else if (state === 'updated') await updatedIfPossible(context, id)
      else await advance(context, id, state)
      await staysTrue(context, id, (read) => {
        const now = actionIn(read, action)
        if (state === 'paused' && now?.['state'] !== 'closed' && now?.['state'] !== 'completed')
          context.notExercised('a paused transaction does not show the action as closed')
        // Participants can no longer act, so their actions may be hidden.
        if (!now && state !== 'updated') context.notExercised(`a transaction that is ${state} does not show the action`)
        context.check.kept('actions[].closed_at', now?.['closed_at'], before)
      })
    },
  )

scenario('action/started-at-absent-draft', 'shows no started_at for the actions of a draft', async (context) => {
  const { id } = await context.given.startable()
  await staysTrue(context, id, (read) => {
    for (const { started_at } of objectsIn(read, 'actions')) context.check.absent('actions[].started_at', started_at)
  })
})

scenario('action/started-at-opening', 'sets started_at to the opening of an action', async (context) => {
  const { id, signer } = await context.given.startable()
  const now = await context.control.advance(DAY / SECOND)
  await context.given.calls.start(id)
  const action = await context.given.actedBy(id, signer, { outcome: 'done' })
  await showsTime(context, id, action, 'started_at', now)
})

scenario('action/started-at-in-turn', 'sets started_at of an action that waited for another', async (context) => {
  const { id, earlier, later } = await inQueue(context)
  const now = await context.control.advance(DAY / SECOND)
  await performs(context, id, earlier)
  const action = await context.given.actedBy(id, later, { outcome: 'done' })
  await showsTime(context, id, action, 'started_at', now)
})

scenario('action/started-at-added', 'sets started_at of a later signer to the time of addition', async (context) => {
  const { id, documentId } = await context.given.startable()
  await context.given.calls.start(id)
  const now = await context.control.advance(DAY / SECOND)
  const { signer } = await context.given.signer(id, documentId, { field: { y: 300 } })
  const action = await context.given.actedBy(id, signer, { outcome: 'done' })
  await showsTime(context, id, action, 'started_at', now)
})

/** A started transaction, and its action that was open a day ago. */
async function openForADay(context: Context) {
  const { id, documentId, signer } = await context.given.startable()
  await context.given.calls.start(id)
  const before = await onceOpened(context, id)
  await context.control.advance(DAY / SECOND)
  return { id, documentId, signer, action: String(before['id']), before }
}

/** Asserts that an action still shows the same `started_at`, unless its state is another one. */
const keepsStartedAt = (context: Context, id: string, before: JsonObject): Promise<void> =>
  staysTrue(context, id, (read) => {
    const now = actionIn(read, String(before['id']))
    if (now?.['state'] !== before['state']) context.notExercised('the state of the action is not the same as before')
    context.check.kept('actions[].started_at', now?.['started_at'], before['started_at'])
  })

scenario('action/started-at-stays-in-pause', 'keeps started_at of an action in a pause', async (context) => {
  context.dependsOn('lifecycle/started-pause')
  const { id, action, before } = await openForADay(context)
  await pausedIfPossible(context, id, 'a transaction of yesterday')
  await staysTrue(context, id, (read) => {
    const shown = actionIn(read, action)?.['started_at']
    if (isAbsent(shown)) context.notExercised('an action of a paused transaction shows no started_at')
    context.check.kept('actions[].started_at', shown, before['started_at'])
  })
})

scenario('action/started-at-stays-with-message', 'keeps started_at when a message is written', async (context) => {
  const { id, signer, before } = await openForADay(context)
  await context.given.actedBy(id, signer, { outcome: 'message', message: 'May I sign tomorrow?' })
  await keepsStartedAt(context, id, before)
})

scenario('action/started-at-stays', 'keeps started_at of an open action when another is performed', async (context) => {
  // A participant who can write has an open action.
  const onceActed = () => context.control.advance(DAY / SECOND)
  const acts = { first: 'message', second: 'done', among: INDEPENDENT, onceActed } as const
  const { id, action, second, read } = await bothAct(context, acts)
  const before = actionIn(read, action) ?? {}
  if (!isOpen(before)) context.notExercised('an action whose participant can write is not shown as open')
  await oncePerformed(context, id, second)
  await keepsStartedAt(context, id, before)
})

scenario('action/started-at-stays-with-signer', 'keeps started_at when a signer is added later', async (context) => {
  context.dependsOn('signature/signer-after-start')
  const { id, documentId, before } = await openForADay(context)
  await context.given.signer(id, documentId, { field: { y: 300 } })
  await keepsStartedAt(context, id, before)
})

scenario('action/started-at-stays-with-signer', 'keeps started_at when another is reviewed later', async (context) => {
  const { api, control, people } = context
  const { id, first, second } = await startedWithTwoSigners(context)
  const before = await onceOpened(context, id, isOpen)
  await control.advance(DAY / SECOND)
  const { signer: recipient } = sameEmail(first.signer, before['actor']) ? second : first
  await ifAllowed(
    () => api.addReviewer(id, { reviewer: people.email(), recipient }),
    'no reviewer can be appointed after the start',
  )
  await keepsStartedAt(context, id, before)
})

scenario('action/started-at-stays-update', 'keeps started_at of a later action in an update', async (context) => {
  context.dependsOn('signature/signer-after-start', 'field/added-after-start')
  const { given, control, check } = context
  const draft = await given.startable()
  await given.calls.start(draft.id)
  await control.advance(DAY / SECOND)
  const signer = await signerBeside(context, draft)
  const isOpened: Look = (read) => check.present('actions[].started_at', actionsOf(read, signer)[0]?.['started_at'])
  const [before] = actionsOf(await onceShown(context, draft.id, isOpened, SHOWN.started_at), signer)
  await control.advance(DAY / SECOND)
  await given.calls.update(draft.id, { metadata: { purpose: 'lease' } })
  await staysTrue(context, draft.id, (read) => {
    const now = actionIn(read, String(before?.['id']))
    check.kept('actions[].started_at', now?.['started_at'], before?.['started_at'])
  })
})

scenario('action/closed-at-acting', 'sets closed_at to the time at which the action is performed', async (context) => {
  const { id, first } = await startedWithTwoSigners(context)
  const now = await context.control.advance(DAY / SECOND)
  const action = await context.given.actedBy(id, first.signer, { outcome: 'done' })
  await oncePerformed(context, id, action)
  await showsTime(context, id, action, 'closed_at', now)
})

scenario('action/closed-at-acting', 'sets closed_at of an action a day after that of another', async (context) => {
  const { id, left } = await signedByOne(context)
  const now = await context.control.advance(DAY / SECOND)
  const action = await context.given.actedBy(id, left.signer, { outcome: 'done' })
  await showsTime(context, id, action, 'closed_at', now)
})

scenario('action/closed-at-absent', 'shows closed_at only for the signer who has signed', async (context) => {
  const { id, left } = await signedByOne(context)
  await staysTrue(context, id, (read) => {
    for (const { closed_at } of actionsOf(read, left.signer)) context.check.absent('actions[].closed_at', closed_at)
  })
})

for (const [what, start] of [
  ['one document', startedWithTwoSigners],
  ['two documents', startedWithTwoDocuments],
] as const)
  scenario('action/url-of-last-left', `shows the address to the last signer of ${what}`, async (context) => {
    const { id, left } = await signedByOne(context, start(context))
    const waiting = (read: JsonObject) =>
      actionsOf(read, left.signer).filter((action) => !isPerformed(read, String(action['id'])))
    await onEach(context, id, 'actions of the signer who has not signed', waiting, ({ url }) =>
      context.check.present('actions[].url', url),
    )
  })

scenario('action/url-of-reviewer', 'shows the address to a reviewer who can act', async (context) => {
  const { id, reviewer } = await startedWithReviewer(context)
  // A reviewer who writes a message has the page open, and an act would close the action.
  await context.given.actedBy(id, reviewer, { outcome: 'message', message: 'Which document do I review?' })
  await context.shows(id, (started) => {
    const urls = actionsOf(started, reviewer).map(({ url }) => url)
    context.check.that('actions[].url of the reviewer', !urls.every(isAbsent), 'an address', urls)
  })
})

scenario('action/url-differs', 'records whether two participants have different addresses', async (context) => {
  const { given, shows, observe, notExercised } = context
  const { id, first, second } = await startedWithTwoSigners(context)
  await given.actions(id)
  await shows(id, (read) => {
    const urlsOf = (who: string) => actionsOf(read, who).flatMap(({ url }) => (isAbsent(url) ? [] : [url]))
    const [own, others] = [urlsOf(first.signer), urlsOf(second.signer)]
    if (own.length === 0 || others.length === 0) notExercised('the actions of two signers do not both show an address')
    observe(
      'the actions of two participants have different addresses',
      own.every((url) => !others.includes(url)),
    )
  })
})
