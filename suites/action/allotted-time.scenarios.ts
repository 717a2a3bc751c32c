import { DAY, isAbsent, SECOND } from '../../helpers/engine/index.ts'
import { isNotStalled, isStalled } from '../interface/scenes/allotted-hours.ts'
import { afterAll, allottedTo, clockAt, isInTime, lastingDraft } from '../interface/scenes/overdue-actions.ts'
import { startedAllotted } from '../interface/scenes/overdue-actions.ts'
import { actionsOf } from '../interface/reads/people.ts'
import { oncePerformed } from '../interface/scenes/performing.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'

scenario('action/stalled-by-time', 'flags an action a minute after its allotted time is over', async (context) => {
  const { id, signer, allotted } = await startedAllotted(context)
  await afterAll(context, allotted)
  await context.shows(id, isStalled(context, signer))
})

scenario('action/allotted-time-left', 'flags no action a minute before its allotted time is over', async (context) => {
  const { id, signer, allotted } = await startedAllotted(context)
  await isInTime(context, id, signer, allotted)
})

scenario('action/allotted-time-of-draft', 'does not count the time before the start', async (context) => {
  const { id, signer } = await lastingDraft(context)
  await context.control.advance(DAY / SECOND)
  await context.given.calls.start(id)
  await isInTime(context, id, signer, await allottedTo(context, id, signer))
})

scenario('action/allotted-time-of-another', 'does not flag an action opened after an overdue one', async (context) => {
  const { id, documentId, allotted } = await startedAllotted(context)
  await clockAt(context, (allotted.from + allotted.until) / 2)
  const { signer } = await context.given.signer(id, documentId, { field: { y: 300 } })
  await isInTime(context, id, signer, await allottedTo(context, id, signer))
})

scenario('action/allotted-time-of-waiting', 'does not count the time before the action opens', async (context) => {
  const { id, signer } = await lastingDraft(context)
  const reviewer = await context.given.reviewer(id, signer)
  await context.given.calls.start(id)
  const first = await allottedTo(context, id, reviewer)
  await clockAt(context, (first.from + first.until) / 2)
  // The document leaves open who acts first.
  const own = actionsOf(await context.given.read(id), signer)
  if (own.length === 0 || own.some((action) => !isAbsent(action['started_at'])))
    context.notExercised('the action of the signer does not wait for the reviewer')
  await context.given.actedBy(id, reviewer, { outcome: 'done' })
  await isInTime(context, id, signer, await allottedTo(context, id, signer))
})

scenario('action/allotted-time-performed', 'does not flag an action that was performed in time', async (context) => {
  const { id, documentId, signer } = await lastingDraft(context)
  await context.given.signer(id, documentId, { field: { y: 300 } })
  await context.given.calls.start(id)
  const action = await context.given.actedBy(id, signer, { outcome: 'done' })
  await oncePerformed(context, id, action)
  await afterAll(context, await allottedTo(context, id, signer))
  await staysTrue(context, id, isNotStalled(context, signer))
})
