import { objectsIn, sameEmail, type Args, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import type { RuleId } from '../catalogue.ts'
import { closes } from '../interface/reads/assertions.ts'
import { nextPlace, type Site } from '../interface/reads/fields.ts'
import { signaturesIn, signaturesOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { tasksIn, withoutTasks } from '../interface/reads/tasks.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'

/** A signer and a field, as an assignment names them and an instruction shows them. */
export interface Assignment {
  readonly signer: string
  /** The id of the field. */
  readonly field: string
}

/** The rules to blame if instructions are not shown at all. */
export const INSTRUCTED: readonly RuleId[] = ['transaction/instructions-hold-signature', 'signature/assigned']

/** The rules to blame if assignments create no tasks, or if nobody has tasks after the start. */
export const TASKED: readonly RuleId[] = [
  'signature/answered-task',
  'action/of-signer-after-start',
  'action/task-of-its-signer',
]

/** Adds a field without a signer to a document, a signature field by default. Returns its id. */
export async function fieldOn(context: Context, site: Site, args: Args = {}): Promise<string> {
  const placed = { ...nextPlace(context, site), ...args }
  return (await context.given.made(() => context.api.addField(site.id, site.documentId, placed))).id
}

/** Adds another document to a transaction. */
export async function documentIn({ given }: Context, id: string): Promise<Site> {
  return { id, documentId: await given.anotherDocument(id) }
}

/** A draft with a field that has no signer yet. */
export async function unassigned(context: Context, args: Args = {}) {
  const site = await context.given.documented()
  return { ...site, field: await fieldOn(context, site, args) }
}

/** Assigns a signer, by default a new person. A failure is not a verdict. */
export async function assigned({ given, people }: Context, id: string, field: string, signer = people.email()) {
  await given.calls.addSigner(id, { signer, field })
  return { signer, field }
}

/** Asserts that a transaction shows these assignments. */
export function showsAssigned({ check }: Context, read: JsonObject, ...assignments: readonly Assignment[]): void {
  for (const { signer, field } of assignments) {
    const isThere = signaturesOf(read, signer, field).length > 0
    check.that('instructions.signatures', isThere, `one of ${signer} for the field ${field}`, signaturesIn(read))
  }
}

/** Asserts that a transaction no longer shows an assignment. */
export function showsRemoved({ check }: Context, read: JsonObject, { signer, field }: Assignment): void {
  const isThere = signaturesOf(read, signer, field).length > 0
  check.that('instructions.signatures', !isThere, `none of ${signer} for the field ${field}`, signaturesIn(read))
}

/** The tasks of a transaction that name a field, each with the actor of its action. */
export const tasksFor = (read: JsonObject, name: string): JsonObject[] =>
  objectsIn(read, 'actions').flatMap(({ actor, ...action }) =>
    objectsIn(action, 'tasks').flatMap((task) => (task['field'] === name ? [{ ...task, actor }] : [])),
  )

/** Asserts that each signer has a task for the assigned field, in an action of theirs. */
export function showsTasks({ check }: Context, read: JsonObject, ...assignments: readonly Assignment[]): void {
  for (const { signer, field } of assignments) {
    const actors = tasksFor(read, field).map(({ actor }) => actor)
    const isThere = actors.some((actor) => sameEmail(actor, signer))
    check.that(`actions[].actor with a task for ${field}`, isThere, `one is ${signer}`, actors)
  }
}

/**
 * Counts the tasks of a draft, once it shows those of its assignments, and returns the assertion that their number is unchanged. The
 * usual assertion that a refused request changes nothing ignores actions.
 */
export async function sameTaskCount(context: Context, id: string, ...assignments: readonly Assignment[]) {
  context.dependsOn(...INSTRUCTED)
  const { given, shows, check } = context
  const isReady = (read: JsonObject) => showsTasks(context, read, ...assignments)
  const before = tasksIn(await onceShown(context, id, isReady, [...TASKED, 'signature/actions-updated'])).length
  return async (): Promise<void> => {
    await given.takenEffect()
    await shows(id, (read) => check.equal('actions[].tasks[]: number of tasks', tasksIn(read).length, before))
  }
}

/**
 * A transaction without the participant, the instruction and the task of a signer who has no other assignment, and without the
 * sequencing, which services may update with each assignment.
 */
export function withoutAssignment(read: JsonObject, { signer, field }: Assignment): JsonObject {
  const participants = objectsIn(read, 'participants').filter(({ email }) => !sameEmail(email, signer))
  const signatures = signaturesIn(read).filter((one) => one['field'] !== field || !sameEmail(one['signer'], signer))
  const rest = { ...read, participants, instructions: { ...Object(read['instructions']), signatures, sequencing: [] } }
  return withoutTasks(rest, (task, actor) => task['field'] === field && sameEmail(actor, signer))
}

/** The rules that a removal depends on: the signer must be assigned, and removals must work at all. */
export const REMOVED: readonly RuleId[] = [...INSTRUCTED, 'signature/removed']

/** The arguments of a removal. */
export const removal = (one: Assignment) => ({ ...one, delete: true })

/** A draft with two signers of one field each, `one` and `other`, once it shows both assignments. */
export async function ofTwo(context: Context, name?: string) {
  context.dependsOn(...INSTRUCTED)
  const site = await context.given.startable()
  const field = await fieldOn(context, site, { name })
  const one = await assigned(context, site.id, field)
  const other = { signer: site.signer, field: site.fieldId }
  const isReady = (read: JsonObject) => showsAssigned(context, read, one, other)
  return { ...site, one, other, read: await onceShown(context, site.id, isReady, INSTRUCTED) }
}

/** Asserts that a transaction closes. If one of a single signer does not close either, blames the rule of that case. */
export async function closesAsWithOneSigner(context: Context, id: string): Promise<void> {
  const singleSignerCloses = async () => {
    const { id: plain } = await context.given.started()
    await context.given.signed(plain)
    await closes(context, plain)
  }
  await blamePlainCase(() => closes(context, id), singleSignerCloses, 'lifecycle/started-all-acted')
}
