import { DAY, HOUR, isAbsent, SECOND, ifAllowed, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { isNotStalled, isStalled } from '../interface/scenes/allotted-hours.ts'
import { afterAll, allottedTo, clockAt, isInTime, lastingDraft } from '../interface/scenes/overdue-actions.ts'
import { allottedDraft, allots, startedAllotted, type Allotted } from '../interface/scenes/overdue-actions.ts'
import { actionsOf, tasksOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { addedLate, signerBeside } from '../interface/scenes/late-addition.ts'
import { onceOpened, oncePerformed } from '../interface/scenes/performing.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'

scenario('action/stalled-by-time', 'flags an action a minute after its allotted time is over', async (context) => {
  const { id, signer, allotted } = await startedAllotted(context)
  await afterAll(context, allotted)
  await context.shows(id, isStalled(context, signer))
})

/** A started transaction with a signer who was added halfway through the time allotted to the first one, who did not act. */
async function joinedHalfway(context: Context) {
  const draft = await startedAllotted(context)
  await clockAt(context, halfOf(draft.allotted))
  const later = await signerBeside(context, draft)
  await allots(context, draft.id, later)
  return { ...draft, later }
}
const halfOf = ({ from, until }: Allotted): number => (from + until) / 2

scenario('action/stalled-by-time', 'flags a late action after another one is flagged', async (context) => {
  const { id, signer, allotted, later } = await joinedHalfway(context)
  const allottedLater = await allottedTo(context, id, later)
  await afterAll(context, allotted)
  await onceShown(context, id, isStalled(context, signer), 'action/stalled-by-time')
  await afterAll(context, allottedLater)
  await context.shows(id, isStalled(context, later))
})

scenario('action/stalled-by-time', 'flags a late action that was given another field halfway', async (context) => {
  const { api, given, check, notExercised } = context
  const { id, documentId, signer, allotted } = await startedAllotted(context)
  await clockAt(context, halfOf(allotted))
  const add = () => given.calls.addField(id, documentId, { page: 1, x: 100, y: 300 })
  const { id: field } = await addedLate(context, add)
  const assign = () => api.addSigner(id, { signer, field: String(field) })
  await ifAllowed(assign, 'a signer who can act cannot be assigned another field')
  const asked = (read: JsonObject) => tasksOf(read, signer).filter((task) => task['field'] === field)
  await onceShown(context, id, (read) => check.present('tasks for the field', asked(read)), 'action/task-of-its-signer')
  await settled(context)
  // A service may reopen the action for the new field: then its time begins again.
  if ((await allottedTo(context, id, signer)).from !== allotted.from) notExercised('the action opens again')
  await afterAll(context, allotted)
  await context.shows(id, isStalled(context, signer))
})

scenario('action/allotted-time-of-each', 'flags only the action whose hours are over', async (context) => {
  const { control, notExercised } = context
  for (const areAlternates of [false, true]) {
    const { id, longer, shorter } = await draftOfTwo(context, areAlternates)
    await control.setParticipant(id, longer, { stall_trigger: 10 })
    await control.setParticipant(id, shorter, { stall_trigger: 5 })
    await context.given.calls.start(id)
    await onceOpened(context, id, longer, shorter)
    if (!(await hasOpened(context, id, longer)) || !(await hasOpened(context, id, shorter))) continue
    const [late, inTime] = [await allottedTo(context, id, shorter), await allottedTo(context, id, longer)]
    if (inTime.until - late.until < HOUR) continue
    await afterAll(context, late)
    await context.shows(id, isStalled(context, shorter))
    return staysTrue(context, id, isNotStalled(context, longer))
  }
  notExercised('no two actions are open at once with different hours')
})

/** A draft of two signers. If they are alternate signers, they may act at once even if signers act one after another. */
async function draftOfTwo(context: Context, areAlternates: boolean) {
  const { id, documentId, fieldId, signer } = await lastingDraft(context)
  const second = context.people.email()
  if (areAlternates) await context.given.calls.addSigner(id, { signer: second, field: fieldId })
  else await context.given.signer(id, documentId, { signer: second, field: { y: 300 } })
  return { id, longer: signer, shorter: second }
}

scenario('action/allotted-time-left', 'flags no action a minute before its allotted time is over', async (context) => {
  const { id, signer, allotted } = await startedAllotted(context)
  await isInTime(context, id, signer, allotted)
})

scenario('action/allotted-time-of-draft', 'does not count the time before the start', async (context) => {
  const { id, signer } = await allottedDraft(context)
  await context.control.advance(DAY / SECOND)
  await context.given.calls.start(id)
  await isInTime(context, id, signer, await allottedTo(context, id, signer))
})

scenario('action/allotted-time-of-another', 'does not flag an action opened after an overdue one', async (context) => {
  const { id, later } = await joinedHalfway(context)
  await isInTime(context, id, later, await allottedTo(context, id, later))
})

scenario('action/allotted-time-of-waiting', 'does not count the time before the action opens', async (context) => {
  const { id, signer } = await allottedDraft(context)
  const reviewer = await context.given.reviewer(id, signer)
  await allots(context, id, reviewer)
  await context.given.calls.start(id)
  await context.given.actions(id)
  await onceOpened(context, id, reviewer)
  // The document leaves it open whose action opens first.
  const [earlier, later] = (await hasOpened(context, id, reviewer)) ? [reviewer, signer] : [signer, reviewer]
  await clockAt(context, halfOf(await allottedTo(context, id, earlier)))
  if (await hasOpened(context, id, later)) context.notExercised('no participant waits for the other one')
  await context.given.actedBy(id, earlier, { outcome: 'done' })
  await isInTime(context, id, later, await allottedTo(context, id, later))
})

/** Whether a person has an action that shows when it opened. */
const hasOpened = async ({ given }: Context, id: string, who: string): Promise<boolean> =>
  actionsOf(await given.read(id), who).some((action) => !isAbsent(action['started_at']))

scenario('action/allotted-time-performed', 'does not flag an action that was performed in time', async (context) => {
  const { id, documentId, signer } = await allottedDraft(context)
  await context.given.signer(id, documentId, { field: { y: 300 } })
  await context.given.calls.start(id)
  const action = await context.given.actedBy(id, signer, { outcome: 'done' })
  await oncePerformed(context, id, action)
  await afterAll(context, await allottedTo(context, id, signer))
  await staysTrue(context, id, isNotStalled(context, signer))
})
