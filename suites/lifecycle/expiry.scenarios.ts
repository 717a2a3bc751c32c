import { DAY, HOUR, Inconclusive, instantOf, isAbsent, isDateTime, MINUTE, SECOND } from '../../helpers/engine/index.ts'
import { showsState } from '../interface/reads/assertions.ts'
import { iso, whole } from '../interface/document/times.ts'
import { addedIfAccepted } from '../interface/scenes/late-addition.ts'
import { canAct, onceOpened } from '../interface/scenes/performing.ts'
import { nameIn } from '../interface/document/states.ts'
import { staysTrue, staysIn } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'

/** Minutes until the expiry, and seconds after which it has certainly passed. */
const duration = DAY / MINUTE
const beyond = (DAY + 5 * MINUTE) / SECOND

scenario('lifecycle/draft-expiry-reached', 'records the state at expiry', async ({ api, given, control, witness }) => {
  const now = await control.advance(1)
  const { id } = await given.startable({ expires_at: iso(whole(now + 2 * DAY)) })
  await control.advance((2 * DAY + HOUR) / SECOND)
  await witness('a draft after its expiry time', () => api.get(id))
})

for (const { what, args } of [
  { what: 'a started transaction', args: {} },
  { what: 'a private transaction', args: { private: true } },
])
  scenario('lifecycle/started-expiry-reached', `lets ${what} expire`, async (context) => {
    const { id } = await context.given.started({ duration, ...args })
    await context.control.advance(beyond)
    await showsState(context, id, 'expired')
  })

scenario('lifecycle/conversing-expiry-reached', 'lets a transaction with a conversation expire', async (context) => {
  context.dependsOn('lifecycle/started-expiry-reached')
  const { id, signer } = await context.given.startable({ duration })
  await context.given.calls.start(id)
  await onceOpened(context, id, signer)
  const [action = ''] = await context.given.actions(id)
  const isSent = await canAct(context, action, { outcome: 'message', message: 'May I sign tomorrow?' })
  if (!isSent) context.notExercised('the participant cannot write to the workspace')
  await context.control.advance(beyond)
  await showsState(context, id, 'expired')
})

scenario('lifecycle/started-expiry-reached', 'lets two transactions expire at the same time', async (context) => {
  const { control, given } = context
  const expires_at = iso(whole((await control.advance(1)) + DAY))
  const due = [await given.started({ expires_at }), await given.started({ expires_at })]
  await control.advance(beyond)
  for (const { id } of due) await showsState(context, id, 'expired')
})

scenario('lifecycle/paused-expiry-reached', 'records whether it expires', async ({ api, given, control, witness }) => {
  const { id } = await given.paused({ duration })
  await control.advance(beyond)
  await witness('a paused transaction after its expiry time', () => api.get(id))
})

scenario('lifecycle/cancelled-expiry-reached', 'keeps a transaction cancelled at its expiry', async (context) => {
  const { id } = await context.given.started({ duration })
  await context.given.calls.cancel(id)
  await context.control.advance(beyond)
  await staysIn(context, id, 'cancelled')
})

for (const state of ['expired', 'closed', 'completed'] as const)
  scenario(`lifecycle/${state}-expiry-reached`, `keeps the state of ${nameIn(state)} after expiry`, async (context) => {
    const { id } = await context.given.inState(state, { duration })
    await context.control.advance(beyond)
    await staysIn(context, id, state)
  })

scenario('lifecycle/expiry-not-before', 'keeps a transaction started until its expiry', async (context) => {
  const begun = context.now()
  const { id } = await context.given.started({ duration })
  await context.control.advance((DAY - 5 * MINUTE) / SECOND)
  await staysIn(context, id, 'started').catch((error: unknown) => {
    // A target with a low rate limit delays the reads.
    if (context.now() - begun > 4 * MINUTE) context.notExercised('the expiry was reached during the reads')
    throw error
  })
})

// A duration of more milliseconds than fit into 31 bits, and fewer than 45 days.
scenario('lifecycle/expiry-not-before', 'keeps a transaction of forty days started for thirty', async (context) => {
  const { id } = await context.given.startable({ duration: (40 * DAY) / MINUTE })
  await context.given.calls.start(id)
  await staysIn(context, id, 'started')
  await context.control.advance((30 * DAY) / SECOND)
  await staysIn(context, id, 'started')
})

scenario('lifecycle/expiry-at-passed-time', 'lets a transaction expire at the passed time', async (context) => {
  const now = await context.control.advance(1)
  const { id } = await context.given.started({ expires_at: iso(whole(now + 2 * DAY)) })
  await context.control.advance((2 * DAY + 5 * MINUTE) / SECOND)
  await showsState(context, id, 'expired')
})

scenario('lifecycle/expiry-at-passed-time', 'counts no days of the draft to the passed time', async (context) => {
  const { control, given } = context
  const instant = whole((await control.advance(1)) + 5 * DAY)
  const { id } = await given.startable({ expires_at: iso(instant) })
  await control.advance((3 * DAY) / SECOND)
  await given.calls.start(id)
  await control.advance(DAY / SECOND)
  await staysIn(context, id, 'started')
  await control.advance((DAY + 5 * MINUTE) / SECOND)
  await showsState(context, id, 'expired')
})

scenario('lifecycle/expiry-closed-at-time', 'never sets closed_at before the expiry', async ({ given, check }) => {
  const { closed_at, expires_at } = await given.expired()
  if (!isDateTime(closed_at) || !isDateTime(expires_at))
    throw new Inconclusive('closed_at or expires_at is not a time', {
      causes: ['transaction/closed-at-shown-expired', 'transaction/closed-at-type', 'transaction/expires-at-type'],
    })
  const isBefore = instantOf(closed_at) < instantOf(expires_at) - MINUTE
  check.that('closed_at', !isBefore, `not before expires_at, ${expires_at}`, closed_at)
})

scenario('lifecycle/expires-at-stays-update', 'keeps both times through updates after the start', async (context) => {
  const { given, control, check } = context
  const { id, documentId } = await given.startable({ duration: 4_000 })
  await given.calls.start(id)
  const { started_at, expires_at } = await given.reached(id, 'started')
  await control.advance(DAY / SECOND)
  await given.calls.update(id, { metadata: { purpose: 'lease' } })
  const document = await given.file()
  await addedIfAccepted(() => given.calls.addDocument(id, { document }))
  await addedIfAccepted(() => given.signer(id, documentId, { field: { y: 300 } }))
  await staysTrue(context, id, (updated) => {
    check.kept('expires_at', updated['expires_at'], expires_at)
    // Other rules cover that a started transaction shows when it was started.
    if (!isAbsent(started_at)) check.kept('started_at', updated['started_at'], started_at)
  })
})
