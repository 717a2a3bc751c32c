import { Inconclusive, Violation } from '../../../helpers/engine/outcome/errors.ts'
import type { Context, Look } from '../../../helpers/engine/scenario/context.ts'
import type { Args } from '../../../helpers/engine/http/encode.ts'
import type { Outcome } from '../../../helpers/engine/targets/control.ts'
import { isAbsent, objectsIn, type JsonObject } from '../../../helpers/engine/values/json.ts'
import type { RuleId } from '../../catalogue.ts'
import { actionsOf } from '../reads/people.ts'
import { onceShown } from '../reads/once-shown.ts'
import { settled } from '../reads/stays-true.ts'
import { actionIn, hasTasksLeft, isPerformed } from '../reads/tasks.ts'

/** A signer and the field that they sign. */
export interface Signing {
  readonly id: string
  readonly documentId: string
  readonly signer: string
  readonly fieldId: string
}

/** The states in which nobody can perform the tasks of an action. */
const NOT_OPEN: ReadonlySet<string> = new Set(['waiting', 'closed', 'completed'])

/** Whether an action has a task that is left to do. While its participant waits, the task may show no state. */
const hasTodo = ({ closed_at: closedAt, ...action }: JsonObject) =>
  objectsIn(action, 'tasks').some(({ state }) => state === 'todo' || (isAbsent(state) && isAbsent(closedAt)))

/** Whether the control interface lets a participant act. It may know neither the action nor the outcome. Needs `actions`. */
export async function canAct({ control }: Context, action: string, outcome: Outcome): Promise<boolean> {
  try {
    return await control.act(action, outcome)
  } catch (error) {
    if (error instanceof Inconclusive && !error.passing) return false
    throw error
  }
}

/**
 * Waits for a while until these people have actions that have opened (document: Action, `started_at`), because a target may open
 * them after its response. If they have none, the scenario continues: the target decides the order in which people act.
 */
export async function onceOpened(context: Context, id: string, ...people: readonly string[]): Promise<void> {
  const areOpened: Look = (read) => {
    for (const who of people) {
      const opened = actionsOf(read, who).map((action) => action['started_at'])
      context.check.that(`actions[].started_at of ${who}`, !opened.every(isAbsent), 'a time', opened)
    }
  }
  try {
    await context.shows(id, areOpened)
  } catch (error) {
    if (!(error instanceof Violation)) throw error
  }
}

/** A started transaction, once the action of its only signer has opened, and that action. */
export async function openOne(context: Context): Promise<{ readonly id: string; readonly action: string }> {
  const { id, signer } = await context.given.startable()
  await context.given.calls.start(id)
  await onceOpened(context, id, signer)
  const [action = ''] = await context.given.actions(id)
  return { id, action }
}

/** The transaction, once it shows that an action was performed. */
export function oncePerformed(context: Context, id: string, action: string): Promise<JsonObject> {
  const isDone: Look = (read) =>
    context.check.that('actions[].tasks of the performed action', isPerformed(read, action), 'one is done', 'none')
  return onceShown(context, id, isDone, 'action/opens-at-start')
}

/** Lets a person perform all their tasks, in all their actions, and reads the transaction afterwards. Needs `actions`. */
export async function performs(context: Context, id: string, who: string): Promise<JsonObject> {
  const performed = new Set<string>()
  for (;;) {
    const action = await context.given.actedBy(id, who, { outcome: 'done' })
    const read = await oncePerformed(context, id, action)
    const left = actionsOf(read, who).filter((one) => !performed.has(String(one['id'])) && String(one['id']) !== action)
    if (performed.has(action) || !left.some(hasTodo)) return read
    performed.add(action)
  }
}

/**
 * Lets a person act before anybody else. Needs `actions`.
 * @returns the transaction, once it shows that
 * @throws NotExercised if somebody else must act first
 */
export async function actsFirst(context: Context, id: string, who: string): Promise<JsonObject> {
  await onceOpened(context, id, who)
  for (const { id: action } of actionsOf(await context.given.read(id), who))
    if (await canAct(context, String(action), { outcome: 'done' })) return oncePerformed(context, id, String(action))
  return context.notExercised('the service lets somebody else act first')
}

/** The rules that `actor` of an action is its signer. */
export const NAMES_SIGNER: readonly RuleId[] = ['action/of-signer-after-start', 'action/task-of-its-signer']

/** Whether a transaction shows a task that this person has not performed yet. */
export const hasLeft = (transaction: JsonObject, who: string): boolean => actionsOf(transaction, who).some(hasTodo)

/** Lets several people perform their tasks, in any order. Needs `actions`. */
export async function allPerform(context: Context, id: string, people: readonly string[]): Promise<void> {
  let read: JsonObject | undefined
  for (const who of people) if (!read || hasLeft(read, who)) read = await performs(context, id, who)
}

/** More than the actions of a transaction. */
const MOST_ACTS = 12

/**
 * Lets everybody act, one after the other, until nobody has anything left to do. An action may open some time after another one.
 * Needs `actions`.
 * @throws Violation if nobody can perform the tasks that are left, and none of their actions has opened
 */
export async function allAct(context: Context, id: string): Promise<void> {
  let performed: string | undefined
  for (let acts = 0; acts < MOST_ACTS; acts += 1) {
    const act = async () => {
      const read = await context.given.read(id)
      const hasLeftIn = (action: string) => Number(hasTodo(actionIn(read, action) ?? {}))
      // The hook may also accept an action with nothing left to do, such as that of a signer who was removed.
      const all = (await context.given.actions(id)).toSorted((one, other) => hasLeftIn(other) - hasLeftIn(one))
      for (const action of all) if (await canAct(context, action, { outcome: 'done' })) return action
      throw new Violation('actions of a transaction with tasks left', 'one that its participant can perform', 'none')
    }
    performed = await context.eventually(act).catch(async (error: unknown) => {
      const left = objectsIn(await context.given.read(id), 'actions').filter(hasTodo)
      const isOpen = left.some(({ started_at, state }) => !isAbsent(started_at) && !NOT_OPEN.has(String(state)))
      // Such an action has opened for its actor, so the refusal of the control interface says nothing about the target.
      if (error instanceof Violation && isOpen)
        context.notExercised('the control interface does not perform what is left')
      throw error
    })
    await settled(context)
    if (!(await hasTasksLeft(context, id, performed))) return
  }
}

/** A started transaction with two signers of one document, whose fields have further arguments. */
export async function startedWithTwoSigners(
  { given }: Context,
  args: Args = {},
  field: Args = {},
): Promise<{ id: string; first: Signing; second: Signing }> {
  const first = await given.startable(args, field)
  const { id, documentId } = first
  const second = { id, documentId, ...(await given.signer(id, documentId, { field: { y: 300, ...field } })) }
  await given.calls.start(id)
  return { id, first, second }
}

/** A started transaction with two documents, each with a signer of its own. */
export async function startedWithTwoDocuments({ given }: Context): ReturnType<typeof startedWithTwoSigners> {
  const { id, ...first } = await given.startable()
  const documentId = await given.anotherDocument(id)
  const second = await given.signer(id, documentId)
  await given.calls.start(id)
  return { id, first: { id, ...first }, second: { id, documentId, ...second } }
}

/** A transaction in which one of two signers has signed. The target decides which of them is first. Needs `actions`. */
export async function signedByOne(context: Context, started = startedWithTwoSigners(context)) {
  const { id, first, second } = await started
  const action = await context.given.acted(id, { outcome: 'done' })
  const read = await oncePerformed(context, id, action)
  const isOf = ({ signer }: Signing) => actionsOf(read, signer).some((one) => String(one['id']) === action)
  if (!isOf(first) && !isOf(second))
    throw new Inconclusive('the action that was performed names neither signer', { causes: NAMES_SIGNER })
  const [acted, left] = isOf(first) ? [first, second] : [second, first]
  return { id, action, read, acted, left }
}
