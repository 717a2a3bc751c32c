import { objectsIn, sameEmail, ifAllowed, unlessConflicting } from '../../helpers/engine/index.ts'
import type { Context, JsonObject } from '../../helpers/engine/index.ts'
import { closes } from '../interface/reads/assertions.ts'
import { actionsOf, tasksOf } from '../interface/reads/people.ts'
import { checkDone, hasClosed, performedTasks } from '../interface/reads/performed-tasks.ts'
import { actsFirst, allAct, canAct, onceOpened, performs } from '../interface/scenes/performing.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { doneIn, hasTasksLeft, isPerformed, tasksIn } from '../interface/reads/tasks.ts'
import { scenario } from '../scenario.ts'
import { anotherReviewer, isFor, ofTwoRecipients, reviewArgs, reviewed, startedWithReviewer } from './scene.ts'

const DONE = { outcome: 'done' } as const
const REFUSED = { outcome: 'refused', reason: 'review_refusal' } as const

/** A started transaction whose reviewer has acted. If somebody has to sign first, they have signed. */
async function reviewedBy(context: Context) {
  const draft = await startedWithReviewer(context)
  const performed = await context.given.actedBy(draft.id, draft.reviewer, DONE)
  return { ...draft, performed }
}

/** Waits until a transaction shows that the reviewer has performed their action. */
function onceDone(context: Context, id: string, action: string) {
  const isDone = (read: JsonObject) => context.check.equal('performed', isPerformed(read, action), true)
  return onceShown(context, id, isDone, 'review/task-done')
}

scenario('review/task-done', 'shows a performed review as done', async (context) => {
  const { id, reviewer } = await reviewedBy(context)
  await context.shows(id, (read) => checkDone(context, read, reviewer))
})

scenario('review/task-done-recipient', 'shows the recipient of a performed review', async (context) => {
  context.dependsOn('review/task-recipient')
  const { given, shows, check } = context
  const { id, reviewer, recipient } = await startedWithReviewer(context)
  const action = await given.actedBy(id, reviewer, DONE)
  await onceDone(context, id, action)
  await shows(id, (read) => {
    for (const task of performedTasks(context, read, reviewer))
      check.that('actions[].tasks[].recipient', sameEmail(recipient, task['recipient']), recipient, task['recipient'])
  })
})

scenario('review/task-done-each-recipient', 'leaves nothing to do after a review for two', async (context) => {
  context.dependsOn('review/task-done')
  const { id, reviewer, first, second } = await ofTwoRecipients(context)
  await context.given.calls.start(id)
  await performs(context, id, reviewer)
  await context.shows(id, (read) => {
    for (const recipient of [first, second]) {
      const states = tasksOf(read, reviewer)
        .filter((task) => sameEmail(recipient, task['recipient']))
        .map(({ state }) => state)
      const isOver = states.length > 0 ? !states.includes('todo') : actionsOf(read, reviewer).every(hasClosed)
      context.check.that(`actions[].tasks[].state of the review of ${recipient}`, isOver, 'done', tasksIn(read))
    }
  })
})

scenario('review/task-done', 'shows both reviews of a reviewer of two as done', async (context) => {
  const { given, shows, notExercised } = context
  const { id, reviewer, first, second } = await ofTwoRecipients(context)
  await given.calls.start(id)
  await onceOpened(context, id, reviewer)
  const isTodo = (action: JsonObject, recipient: string) =>
    objectsIn(action, 'tasks').some((task) => isFor(recipient)(task) && task['state'] === 'todo')
  const areTodo = (action: JsonObject) => isTodo(action, first) && isTodo(action, second)
  // The reviewer performs all `todo` tasks of an action at once; before that, neither recipient has acted.
  if (!actionsOf(await given.read(id), reviewer).some(areTodo)) notExercised('no action has both reviews to do')
  await actsFirst(context, id, reviewer)
  for (const recipient of [first, second])
    await shows(id, (read) => checkDone(context, read, reviewer, isFor(recipient)))
})

scenario('review/second-awaited', 'keeps the review of the other reviewer to do', async (context) => {
  context.dependsOn('review/done-alone')
  const { given, check, notExercised } = context
  const { id, reviewer, recipient } = await reviewed(context)
  const other = await anotherReviewer(context, id, recipient)
  await given.calls.start(id)
  await given.actions(id)
  const reviewers = [reviewer, other] as const
  // The recipient may have to sign before the reviewers can act.
  let acted = await reviewedByOne(context, id, reviewers)
  if (!acted && (await isDoneBy(context, await given.read(id), recipient)))
    acted = await reviewedByOne(context, id, reviewers)
  const { left, before } = acted ?? notExercised('neither reviewer can act')
  const isTodo = (now: JsonObject) => tasksOf(now, left).some(({ state }) => state === 'todo')
  if (!isTodo(before)) notExercised('a reviewer has no todo task before it is their turn, or when others have acted')
  await staysTrue(context, id, (now) =>
    check.that(`actions[].tasks[].state of ${left}`, isTodo(now), 'one is todo', tasksIn(now)),
  )
})

/** Lets one of two reviewers act, if they can: `left` is the other one, and `before` the transaction before the review. */
async function reviewedByOne(context: Context, id: string, [one, other]: readonly [string, string]) {
  await settled(context)
  await onceOpened(context, id, one)
  const before = await context.given.read(id)
  if (await isDoneBy(context, before, one)) return { left: other, before }
  return (await isDoneBy(context, before, other)) ? { left: one, before } : undefined
}

/** Lets a person perform the first of their actions that is open. Returns whether any action was open. */
async function isDoneBy(context: Context, read: JsonObject, who: string): Promise<boolean> {
  for (const { id } of actionsOf(read, who)) if (await canAct(context, String(id), DONE)) return true
  return false
}

scenario('review/done-alone', 'shows no task of another participant as done', async (context) => {
  const { id, recipient } = await reviewed(context)
  await anotherReviewer(context, id, recipient)
  await context.given.calls.start(id)
  const acted = await context.given.performed(id)
  await staysTrue(context, id, (read) => {
    const left = doneIn(read) - doneIn(read, acted)
    context.check.equal('number of actions[].tasks[] with state done that nobody performed', left, 0)
  })
})

scenario('review/refused-not-done', 'does not show a refused review as done', async (context) => {
  const { id, reviewer } = await startedWithReviewer(context)
  await context.given.actedBy(id, reviewer, REFUSED)
  await staysTrue(context, id, (read) => {
    const states = tasksOf(read, reviewer).map(({ state }) => state)
    context.check.that(`actions[].tasks[].state of ${reviewer}`, !states.includes('done'), 'none is done', states)
  })
})

scenario('review/refused-not-closed', 'does not close when the reviewer has refused', async (context) => {
  const { id, reviewer } = await startedWithReviewer(context)
  const all = await context.given.actions(id)
  const refused = await context.given.actedBy(id, reviewer, REFUSED)
  // Everybody else may act, which must not close the transaction.
  for (const action of all.filter((one) => one !== refused)) await canAct(context, action, DONE)
  await staysTrue(context, id, (read) => {
    const states = tasksOf(read, reviewer).map(({ state }) => state)
    // After the signing, the review may be a task that "no longer needs performing"; a closed action may show none.
    if (states.every((state) => state === 'skipped'))
      context.notExercised('the review no longer needs performing, or is not shown')
    context.check.equal('state', read['state'], 'started')
  })
})

scenario('review/closes-after-reviewer', 'closes once signer and reviewer have acted', async (context) => {
  const { id, recipient, performed } = await reviewedBy(context)
  await settled(context)
  if (await hasTasksLeft(context, id, performed)) await context.given.actedBy(id, recipient, DONE)
  await closes(context, id)
})

scenario('review/closes-after-reviewers', 'closes once all signers and reviewers have acted', async (context) => {
  const { id, second } = await ofTwoRecipients(context)
  // The target may refuse a second reviewer of one recipient; then it closes with the other.
  const { api, people } = context
  await unlessConflicting(() => api.addReviewer(id, reviewArgs(people.email(), second)))
  await context.given.calls.start(id)
  await allAct(context, id)
  await closes(context, id)
})

scenario('review/late-reviewer-acts', 'closes once a reviewer who was appointed late has acted', async (context) => {
  context.dependsOn('review/closes-after-reviewer')
  const { api, given, people } = context
  const { id, signer } = await given.startable()
  await given.calls.start(id)
  await given.actions(id)
  await ifAllowed(
    () => api.addReviewer(id, reviewArgs(people.email(), signer)),
    'nobody can be appointed as a reviewer after the start',
  )
  await allAct(context, id)
  await closes(context, id)
})

scenario('review/every-document-frozen', 'refuses to rename any document of the recipient', async (context) => {
  const { api, given, people, refused } = context
  const [{ id, documentId, signer }, fresh] = await Promise.all([given.startable(), given.startable()])
  const second = await given.anotherDocument(id)
  await given.signer(id, second, { signer })
  const reviewer = await given.reviewer(id, signer)
  await Promise.all([given.calls.start(id), given.calls.start(fresh.id)])
  // If the signer had to act first, the transaction would close, and be completed, by itself.
  await actsFirst(context, id, reviewer)
  const twin = () => api.updateDocument(fresh.id, fresh.documentId, { name: people.title() })
  for (const one of [documentId, second])
    await refused(() => api.updateDocument(id, one, { name: people.title() }), { twin, leaves: id })
})

scenario('review/who-acts-first', 'records whether the reviewer or the recipient acts first', async (context) => {
  const { control, given, observe } = context
  const { id, reviewer, recipient } = await startedWithReviewer(context)
  await given.actions(id)
  await settled(context)
  const read = await given.read(id)
  for (const [who, email] of Object.entries(reviewArgs(reviewer, recipient))) {
    const [action] = actionsOf(read, email)
    const isOpen = action && (await control.act(String(action['id']), { outcome: 'message', message: 'May I?' }))
    observe(`the ${who} could act right after the start`, isOpen ?? 'shows no action')
  }
})
