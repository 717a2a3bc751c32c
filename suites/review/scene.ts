import { ifAllowed, objectsIn, sameEmail } from '../../helpers/engine/index.ts'
import type { Args, Context, JsonObject } from '../../helpers/engine/index.ts'
import { participantsOf, reviewsOf, tasksOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { tasksIn, withoutTasks } from '../interface/reads/tasks.ts'

/** A draft with a document and a signer, who is the recipient of the reviews, and an email for the reviewer. */
export async function reviewable({ given, people }: Context, args: Args = {}) {
  const { signer: recipient, ...draft } = await given.startable(args)
  return { ...draft, recipient, reviewer: people.email() }
}

/** The draft of `reviewable` with its reviewer appointed. */
export async function reviewed(context: Context, args: Args = {}) {
  const draft = await reviewable(context, args)
  await context.given.reviewer(draft.id, draft.recipient, draft.reviewer)
  return draft
}

/** A started transaction with a reviewer. */
export async function startedWithReviewer(context: Context) {
  const draft = await reviewed(context)
  await context.given.calls.start(draft.id)
  return draft
}

/** Another draft of the same recipient and reviewer, in the form that `reviewable` returns. */
export async function anotherDraft({ given }: Context, people: { recipient: string; reviewer: string }) {
  const { recipient, reviewer } = people
  return { ...(await given.startable({}, {}, recipient)), recipient, reviewer }
}

/** A draft of two signers, each with a field on the same document. */
export async function ofTwoSigners({ given }: Context) {
  const { id, documentId, signer: first } = await given.startable()
  const { signer: second } = await given.signer(id, documentId, { field: { y: 300 } })
  return { id, documentId, first, second }
}

/** Such a draft, in which one reviewer reviews for both signers. */
export async function ofTwoRecipients(context: Context) {
  const draft = await ofTwoSigners(context)
  const reviewer = await context.given.reviewer(draft.id, draft.first)
  await context.given.reviewer(draft.id, draft.second, reviewer)
  return { ...draft, reviewer }
}

/**
 * Appoints another reviewer of a recipient who has one.
 * @throws NotExercised if the target refuses that: the document does not say whether a recipient may have several
 */
export async function anotherReviewer({ api, people }: Context, id: string, recipient: string): Promise<string> {
  const reviewer = people.email()
  await ifAllowed(() => api.addReviewer(id, reviewArgs(reviewer, recipient)), 'a recipient has one reviewer at most')
  return reviewer
}

/** A draft whose signer has two reviewers, and the pairs of reviewer and recipient. */
export async function withTwoReviewers(context: Context) {
  const { id, recipient, reviewer } = await reviewed(context)
  const other = await anotherReviewer(context, id, recipient)
  return { id, reviews: [[reviewer, recipient] as const, [other, recipient] as const] as const }
}

/** A draft of two signers with one reviewer for both, and the pairs of reviewer and recipient. */
export async function withTwoRecipients(context: Context) {
  const { id, reviewer, first, second } = await ofTwoRecipients(context)
  return { id, reviews: [[reviewer, first] as const, [reviewer, second] as const] as const }
}

/** Asserts that a transaction shows the instruction of a reviewer to review for a recipient. */
export function isInstructed({ check }: Context, read: JsonObject, reviewer: string, recipient: string): void {
  const found = reviewsOf(read, reviewer, recipient)
  check.that('instructions.reviews', found.length > 0, `one of ${reviewer} for ${recipient}`, read['instructions'])
}

/** Asserts that a transaction shows no instruction of a reviewer to review for a recipient. */
export function isNotInstructed({ check }: Context, read: JsonObject, reviewer: string, recipient: string): void {
  check.equal(`instructions.reviews of ${reviewer} for ${recipient}`, reviewsOf(read, reviewer, recipient), [])
}

/** The tasks of an actor to review for a recipient (document: Task, `type` and `recipient`). */
export const reviewTasksOf = (read: JsonObject, reviewer: string, recipient: string): JsonObject[] =>
  tasksOf(read, reviewer).filter((task) => task['type'] === 'review' && sameEmail(recipient, task['recipient']))

/** Asserts that a reviewer has a task to review for a recipient. */
export function hasTask({ check }: Context, read: JsonObject, reviewer: string, recipient: string): void {
  const isThere = reviewTasksOf(read, reviewer, recipient).length > 0
  check.that(`actions[].tasks[] of ${reviewer}`, isThere, `one of type review for ${recipient}`, tasksIn(read))
}

/** Asserts that a reviewer has a task to review for a recipient, which still needs performing. */
export function hasTaskLeft({ check }: Context, read: JsonObject, reviewer: string, recipient: string): void {
  const states = reviewTasksOf(read, reviewer, recipient).map(({ state }) => state)
  const isLeft = states.some((state) => state !== 'skipped' && state !== 'done')
  check.that(`actions[].tasks[].state of ${reviewer} for ${recipient}`, isLeft, 'one that is left', states)
}

/** The arguments that appoint a reviewer. */
export const reviewArgs = (reviewer: string, recipient: string) => ({ reviewer, recipient })

/** A transaction without everything that the appointment or the removal of a reviewer may change, such as the sequencing. */
export const withoutReviewer = (read: JsonObject, reviewer: string): JsonObject => {
  const gone = participantsOf(read, reviewer)
  const participants = objectsIn(read, 'participants').filter((one) => !gone.includes(one))
  const rest = { ...read, participants, instructions: { ...Object(read['instructions']), reviews: [], sequencing: [] } }
  return withoutTasks(rest, (_, actor) => sameEmail(actor, reviewer))
}

/** Whether a task names a recipient, whatever its type is. */
export const isFor = (recipient: string) => (task: JsonObject) => sameEmail(recipient, task['recipient'])

/** The actors whose actions have a task for a recipient, each once, in lower case. */
export function actorsWithTaskFor(read: JsonObject, recipient: string): string[] {
  const actions = objectsIn(read, 'actions').filter((action) => objectsIn(action, 'tasks').some(isFor(recipient)))
  return [...new Set(actions.map(({ actor }) => String(actor).toLowerCase()))]
}

/** Waits until a transaction shows a review instruction. Only then can a scenario see the instruction disappear. */
export function onceInstructed(context: Context, id: string, reviewer: string, recipient: string) {
  const isThere = (read: JsonObject) => isInstructed(context, read, reviewer, recipient)
  return onceShown(context, id, isThere, 'transaction/instructions-hold-review')
}

/** Appoints a reviewer, and waits until the transaction shows it. */
export async function appointed(context: Context, review: { id: string; reviewer: string; recipient: string }) {
  const { id, reviewer, recipient } = review
  await context.given.reviewer(id, recipient, reviewer)
  await onceInstructed(context, id, reviewer, recipient)
  return review
}
