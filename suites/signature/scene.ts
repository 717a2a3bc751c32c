import type { Args } from '../../helpers/engine/http/encode.ts'
import type { Check } from '../../helpers/engine/judge/check.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { objectsIn, type JsonObject } from '../../helpers/engine/values/json.ts'
import { sameEmail } from '../../helpers/engine/values/emails.ts'
import type { RuleId } from '../catalogue.ts'
import { PLACE, type Site } from '../interface/reads/fields.ts'
import { signaturesIn, signaturesOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { tasksIn, withoutTasks } from '../interface/reads/tasks.ts'

/** Who signs what, as an assignment names it and an instruction shows it. */
export interface Assignment {
  readonly signer: string
  /** The id of the field. */
  readonly field: string
}

/** Where instructions do not show at all, a rule of its own tells it. */
export const INSTRUCTED: readonly RuleId[] = ['transaction/instructions-hold-signature', 'signature/assigned']

/** Where assignments bring no tasks, or nobody has any after the start, rules of their own tell it. */
export const TASKED: readonly RuleId[] = [
  'signature/answered-task',
  'action/of-signer-after-start',
  'action/task-of-its-signer',
]

/** Another signature field of a document, without a signer, unless its arguments say otherwise. Returns its id. */
export const fieldOn = async ({ api, given }: Context, { id, documentId }: Site, args: Args = {}): Promise<string> =>
  (await given.made(() => api.addField(id, documentId, { ...PLACE, ...args }))).id

/** Another document of a transaction. */
export async function documentIn({ given }: Context, id: string): Promise<Site> {
  const { id: documentId } = await given.calls.addDocument(id, { document: await given.file() })
  return { id, documentId: String(documentId) }
}

/** A draft with a field of a document that nobody is to sign yet. */
export async function unassigned(context: Context, args: Args = {}) {
  const site = await context.given.documented()
  return { ...site, field: await fieldOn(context, site, args) }
}

/** Assigns a signer, a new person unless one is named. A failure is no verdict. */
export async function assigned(
  { given, people }: Context,
  id: string,
  field: string,
  signer = people.email(),
): Promise<Assignment> {
  await given.calls.addSigner(id, { signer, field })
  return { signer, field }
}

/** Asserts that a transaction shows who signs which fields. */
export function showsAssigned(check: Check, read: JsonObject, ...assignments: readonly Assignment[]): void {
  for (const { signer, field } of assignments) {
    const isThere = signaturesOf(read, signer, field).length > 0
    check.that('instructions.signatures', isThere, `one of ${signer} for the field ${field}`, signaturesIn(read))
  }
}

/** Asserts that a transaction does not show that somebody signs a field. */
export function showsRemoved(check: Check, read: JsonObject, { signer, field }: Assignment): void {
  const isThere = signaturesOf(read, signer, field).length > 0
  check.that('instructions.signatures', !isThere, `none of ${signer} for the field ${field}`, signaturesIn(read))
}

/** The tasks of a transaction that name a field, each with the actor of its action. */
export const tasksFor = (read: JsonObject, field: string): JsonObject[] =>
  objectsIn(read, 'actions').flatMap(({ actor, ...action }) =>
    objectsIn(action, 'tasks')
      .filter((task) => task['field'] === field)
      .map((task) => ({ ...task, actor })),
  )

/** Asserts that somebody has a task of each field, in an action of theirs. */
export function showsTasks(check: Check, read: JsonObject, ...assignments: readonly Assignment[]): void {
  for (const { signer, field } of assignments) {
    const actors = tasksFor(read, field).map(({ actor }) => actor)
    const isThere = actors.some((actor) => sameEmail(actor, signer))
    check.that(`actions[].actor with a task of ${field}`, isThere, `one is ${signer}`, actors)
  }
}

/**
 * Reads how much there is to do in a draft, once it shows the tasks of its assignments, and gives the assertion that it is as much
 * later: that a refused request leaves all else as it was is asserted elsewhere, and passes over actions.
 */
export async function sameToDo(context: Context, id: string, ...assignments: readonly Assignment[]) {
  const { given, shows, check } = context
  const isReady = (read: JsonObject) => showsTasks(check, read, ...assignments)
  const before = tasksIn(await onceShown(context, id, isReady, [...TASKED, 'signature/actions-updated'])).length
  return async (): Promise<void> => {
    await given.readable()
    await shows(id, (read) => check.equal('actions[].tasks[]: how many there are', tasksIn(read).length, before))
  }
}

/** A transaction as it would read without the task that an assignment brought. */
export const withoutTask = (read: JsonObject, { signer, field }: Assignment): JsonObject =>
  withoutTasks(read, (task, actor) => task['field'] === field && sameEmail(actor, signer))

/** The participants of a transaction without one of them. */
export const peopleBut = ({ participants }: JsonObject, email: string): unknown =>
  Array.isArray(participants) ? participants.filter((one: JsonObject) => !sameEmail(one['email'], email)) : participants

/** What a removal leans on: that somebody was assigned, and that it takes place at all. */
export const REMOVED: readonly RuleId[] = [...INSTRUCTED, 'signature/removed']

/** The arguments that remove somebody. */
export const removal = (one: Assignment) => ({ ...one, delete: true })

/** A draft in which somebody signs a field, once it shows. Somebody else signs another one. */
export async function ofTwo(context: Context, name?: string) {
  const site = await context.given.startable()
  const field = await fieldOn(context, site, { name })
  const one = await assigned(context, site.id, field)
  const other = { signer: site.signer, field: site.fieldId }
  const isReady = (read: JsonObject) => showsAssigned(context.check, read, one, other)
  return { ...site, one, other, read: await onceShown(context, site.id, isReady, INSTRUCTED) }
}
