import { setTimeout as sleep } from 'node:timers/promises'
import { isAbsent, sameEmail, Violation, ifAllowed } from '../../helpers/engine/index.ts'
import type { Context, JsonObject, Look } from '../../helpers/engine/index.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { PLACE, type Site } from '../interface/reads/fields.ts'
import { addedLate } from '../interface/scenes/late-addition.ts'
import { hasLeft, oncePerformed, startedWithTwoSigners } from '../interface/scenes/performing.ts'
import { actionsOf, tasksOf } from '../interface/reads/people.ts'
import { actionIn } from '../interface/reads/tasks.ts'

/**
 * A started transaction with two documents, the second of which was reviewed. Nobody has signed. The reviewers review the documents
 * of one signer: both documents if there is only one signer, or only the second if each document has its own signer. If the reviewed
 * document is `shared`, it also has a field of somebody else. If it is reviewed `twice`, that person has a reviewer too, because one
 * signer may have only one; one of the reviewers has reviewed.
 * @throws NotExercised if somebody must sign before a reviewer can act
 */
export async function reviewedDocument(context: Context, { signers = 1, shared = false, twice = false } = {}) {
  const { given } = context
  const { id, documentId: first, signer } = await given.startable()
  const reviewed = await context.given.anotherDocument(id)
  const { signer: recipient } = await given.signer(id, reviewed, signers === 1 ? { signer } : {})
  const people = [await given.reviewer(id, recipient)]
  if (shared || twice) {
    const { signer: other } = await given.signer(id, reviewed, { field: { y: 300 } })
    if (twice) people.push(await given.reviewer(id, other))
  }
  await given.calls.start(id)
  await review(context, id, people)
  return { id, first, reviewed }
}

/**
 * A started transaction with a document that was added to the documents of a signer when their reviewer was already appointed, and
 * was then reviewed. Nobody has signed.
 * @throws NotExercised if somebody must sign before the reviewer can act
 */
export async function reviewedAddition(context: Context): Promise<Site> {
  const { given, notExercised } = context
  const { id, signer } = await given.startable()
  const reviewer = await given.reviewer(id, signer)
  const documentId = await context.given.anotherDocument(id)
  await given.signer(id, documentId, { signer })
  await given.calls.start(id)
  await review(context, id, [reviewer])
  if (hasLeft(await given.read(id), reviewer)) notExercised('the reviewer has another review to perform')
  return { id, documentId }
}

/** Milliseconds before each attempt of the reviewer, because an action may open a moment after the start. */
const PAUSES_MS = [0, 100, 300, 900]

/** Lets one of the reviewers act, and waits until the transaction shows the review. Needs `actions`. */
async function review(context: Context, id: string, reviewers: readonly string[]): Promise<void> {
  const { control, check, notExercised } = context
  const actionOf = (read: JsonObject, who: string) => actionsOf(read, who).find((one) => !isAbsent(one['id']))?.['id']
  const haveActions = (read: JsonObject) => {
    for (const who of reviewers) check.present(`actions[].id of the reviewer ${who}`, actionOf(read, who))
  }
  const read = await onceShown(context, id, haveActions)
  for (const pause of PAUSES_MS) {
    await sleep(pause)
    for (const action of reviewers.map((who) => String(actionOf(read, who)))) {
      if (!(await control.act(action, { outcome: 'done' }))) continue
      await oncePerformed(context, id, action)
      return
    }
  }
  notExercised('no reviewer can act before somebody has signed')
}

/** A started transaction with two documents, in the order in which they were added. Two signers sign one each, or both. */
export async function twoDocuments(context: Context, each: 'one' | 'both') {
  const { id, documentId, signer } = await context.given.startable()
  const added = await context.given.anotherDocument(id)
  const second = await context.given.signer(id, added)
  if (each === 'both') {
    await context.given.signer(id, added, { signer, field: { y: 300 } })
    await context.given.signer(id, documentId, { signer: second.signer, field: { y: 300 } })
  }
  await context.given.calls.start(id)
  return { id, documents: [documentId, added] as const, signers: [signer, second.signer] as const }
}
type TwoDocuments = Awaited<ReturnType<typeof twoDocuments>>

/**
 * A started transaction with two documents, which two signers sign both. The second was added after the start.
 * @throws NotExercised if the signers cannot be assigned fields of such a document
 */
export async function addedOnceStarted(context: Context): Promise<TwoDocuments> {
  context.dependsOn('document/added-after-start', 'field/added-after-start', 'signature/signer-after-start')
  const { api, given, check } = context
  const { id, first, second } = await startedWithTwoSigners(context)
  const added = await addedLate(context, () => context.given.anotherDocument(id))
  const signers = [first.signer, second.signer] as const
  const fields: unknown[] = []
  for (const [i, signer] of signers.entries()) {
    const { id: field } = await addedLate(context, () =>
      given.calls.addField(id, added, { ...PLACE, y: 100 + 200 * i }),
    )
    await ifAllowed(
      () => api.addSigner(id, { signer, field: String(field) }),
      'a signer cannot be assigned another field after the start',
    )
    fields.push(field)
  }
  const haveTasks: Look = (read) => {
    for (const [i, signer] of signers.entries()) {
      const tasks = tasksOf(read, signer).map((task) => task['field'])
      check.that('actions[].tasks[].field of a signer', tasks.includes(fields[i]), String(fields[i]), tasks)
    }
  }
  await onceShown(context, id, haveTasks, 'signature/task-for-each-field')
  return { id, documents: [first.documentId, added], signers }
}

/**
 * A started transaction with two documents and two signers. The field of each was moved from the document of the other once its
 * signer was assigned.
 * @throws NotExercised if a field with a signer cannot be moved
 */
export async function movedOnceLinked(context: Context): Promise<TwoDocuments> {
  context.dependsOn('field/moved-to-document', 'field/move-signer')
  const { api, given } = context
  const { id, documentId, signer, fieldId } = await given.startable()
  const added = await context.given.anotherDocument(id)
  const second = await given.signer(id, added)
  for (const [to, field] of [
    [added, fieldId],
    [documentId, second.fieldId],
  ] as const) {
    await ifAllowed(() => api.addField(id, to, { move_from: field }), 'a field with a signer cannot be moved')
  }
  await given.calls.start(id)
  return { id, documents: [added, documentId], signers: [signer, second.signer] }
}

/**
 * Lets one of the signers sign both documents, in one action or in several.
 * @throws NotExercised if the other signer must sign before the second document
 */
export async function signBoth(context: Context, { id }: TwoDocuments): Promise<void> {
  const { given, control, shows, check, notExercised } = context
  const done = await given.performed(id)
  const read = await given.read(id)
  const actor = String(actionIn(read, done)?.['actor'])
  for (const { id: other } of actionsOf(read, actor))
    if (String(other) !== done) await control.act(String(other), { outcome: 'done' })
  const hasSigned: Look = (now) => check.that('tasks of the signer', !hasLeft(now, actor), 'none to do', 'some')
  await shows(id, hasSigned).catch((error: unknown) => {
    if (!(error instanceof Violation)) throw error
    notExercised('another signer must act before both documents are signed')
  })
}

/** Lets one of two signers with one document each sign, and returns the document of the other signer. */
export async function unsignedOf({ given, notExercised }: Context, of: TwoDocuments): Promise<string> {
  const { id, documents, signers } = of
  const done = await given.performed(id)
  const action = actionIn(await given.read(id), done)
  const signed = signers.findIndex((signer) => sameEmail(signer, action?.['actor']))
  return documents[1 - signed] ?? notExercised('the performed action names neither signer')
}
