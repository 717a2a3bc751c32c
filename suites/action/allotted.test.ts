import { isAbsent } from '../../helpers/values/json.ts'
import {
  ALLOTTED_HOURS,
  AN_HOUR_BEFORE,
  isNotStalled,
  isStalled,
  stalledByTime,
  startableWith,
  startedWith,
  WHEN_OVER,
} from '../interface/allotted.ts'
import { actionsOf } from '../interface/people.ts'
import { onceShown } from '../interface/shown.ts'
import { stays } from '../interface/stays.ts'
import { isPerformed } from '../interface/tasks.ts'
import { scenario } from '../scenario.ts'

const ALLOTTED = { stall_trigger: ALLOTTED_HOURS }

scenario('action/stalled-by-time', 'flags an action that was not performed in time', async (context) => {
  const { id, signer } = await stalledByTime(context)
  await context.shows(id, isStalled(context, signer))
})

scenario('action/allotted-time-left', 'flags no action an hour before its time is over', async (context) => {
  const { id, signer } = await startedWith(context, ALLOTTED)
  await context.control.advance(AN_HOUR_BEFORE)
  await stays(context, id, isNotStalled(context, signer))
})

scenario('action/allotted-time-of-draft', 'counts no time before the start', async (context) => {
  const { id, signer } = await startableWith(context, ALLOTTED)
  await context.control.advance(WHEN_OVER)
  await context.given.calls.start(id)
  await stays(context, id, isNotStalled(context, signer))
  await context.control.advance(AN_HOUR_BEFORE)
  await stays(context, id, isNotStalled(context, signer))
})

scenario('action/allotted-time-of-waiting', 'counts no time before the action opens', async (context) => {
  const { given, control, notExercised } = context
  const { id, signer } = await startableWith(context, ALLOTTED)
  const reviewer = await given.reviewer(id, signer)
  await given.calls.start(id)
  await given.actions(id)
  await control.advance(WHEN_OVER)
  // Who acts first is up to the target.
  const own = actionsOf(await given.read(id), signer)
  if (own.length === 0 || own.some((action) => !isAbsent(action['started_at'])))
    notExercised('the signer does not wait for the reviewer')
  await given.actedBy(id, reviewer, { outcome: 'done' })
  await stays(context, id, isNotStalled(context, signer))
  await control.advance(AN_HOUR_BEFORE)
  await stays(context, id, isNotStalled(context, signer))
})

scenario('action/allotted-time-performed', 'flags no action that was performed in time', async (context) => {
  const { given, control, check } = context
  const { id, documentId, signer } = await startableWith(context, ALLOTTED)
  await given.signer(id, documentId, { field: { y: 300 } })
  await given.calls.start(id)
  const acted = await given.actedBy(id, signer, { outcome: 'done' })
  const isShown = (read: Parameters<typeof isPerformed>[0]) =>
    check.that('actions[].tasks', isPerformed(read, acted), 'one is done', 'none')
  await onceShown(context, id, isShown, 'action/opens-at-start')
  await control.advance(WHEN_OVER)
  await stays(context, id, isNotStalled(context, signer))
})

scenario('action/allotted-time-of-another', 'flags no action but the late one', async (context) => {
  const { given, control } = context
  const { id, documentId } = await startableWith(context, ALLOTTED)
  const { signer } = await given.signer(id, documentId, { field: { y: 300 } })
  await control.setParticipant(id, signer, { stall_trigger: 10 * ALLOTTED_HOURS })
  await given.calls.start(id)
  await control.advance(WHEN_OVER)
  await stays(context, id, isNotStalled(context, signer))
})
