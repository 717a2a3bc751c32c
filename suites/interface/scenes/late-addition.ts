import { Inconclusive, ifAllowed, isAbsent, isObject, isErrorWithSuccess } from '../../../helpers/engine/index.ts'
import { isSuccess, unlessConflicting, withConflict } from '../../../helpers/engine/index.ts'
import type { Args, Context, JsonObject, Startable, Transaction } from '../../../helpers/engine/index.ts'
import { PLACE } from '../reads/fields.ts'
import { actionsOf } from '../reads/people.ts'
import { settled } from '../reads/stays-true.ts'
import { onceOpened } from './performing.ts'

/**
 * Adds something to a transaction after its start, or returns `undefined` if the target refuses that. Whether it must be accepted
 * is for other rules to judge, so scenarios about something else continue without it.
 */
export async function addedIfAccepted<T>(add: () => Promise<T>): Promise<T | undefined> {
  const added = await refusalOr(add)
  return added instanceof Inconclusive ? undefined : added
}

/** The addition, or its refusal. */
async function refusalOr<T>(add: () => Promise<T>): Promise<T | Inconclusive> {
  try {
    return await add()
  } catch (error) {
    if (error instanceof Inconclusive && !error.passing) return error
    throw error
  }
}

/** Adds something after the start. If the target refuses that, the scenario is not exercised. */
export async function addedLate<T>({ notExercised }: Context, add: () => Promise<T>): Promise<T> {
  const added = await refusalOr(add)
  if (!(added instanceof Inconclusive)) return added
  return notExercised(withConflict('the target refuses the addition after the start', added.status))
}

/** Adds a document with a field after the start. If the target refuses one of both, the scenario is not exercised. */
export function fieldAddedLate(context: Context, id: string, args: Args = {}) {
  const { anotherDocument, calls } = context.given
  return addedLate(context, async () => {
    const documentId = await anotherDocument(id)
    const { id: fieldId } = await calls.addField(id, documentId, { ...PLACE, ...args })
    return { documentId, fieldId: String(fieldId) }
  })
}

/**
 * Changes a field after the start. Not exercised if the target refuses the change, or ignores it: the document says only that
 * updates remain possible when compatible.
 */
export async function fieldChangedLate(
  { api, given, notExercised }: Context,
  { id, documentId, fieldId }: Pick<Startable, 'id' | 'documentId' | 'fieldId'>,
  args: Args,
  isChanged: (field: JsonObject) => boolean,
): Promise<Transaction> {
  const send = () => api.updateField(id, documentId, fieldId, args)
  const field = await given.madeIfAllowed(send, 'such a field cannot be changed after the start')
  return isChanged(field) ? field : notExercised('the target ignores changes of a field after the start')
}

/**
 * Assigns a signer after the start whose action opens at once. If signers act one after another, that may be an alternate signer of
 * the field whose signer can act. If no action opens, the scenario is not exercised.
 */
export async function signerBeside(context: Context, { id, documentId, fieldId }: Startable): Promise<string> {
  const { api, given, people, notExercised } = context
  const add = () => given.signer(id, documentId, { field: { y: 300 } })
  const { signer, fieldId: field } = await addedLate(context, add)
  if (await hasOpened(context, id, signer)) return signer
  // While this signer waits, the alternate may have to wait for them.
  await unlessConflicting(() => api.addSigner(id, { signer, field, delete: true }))
  const alternate = people.email()
  const reason = 'the action of a signer who is added after the start does not open at once'
  await ifAllowed(() => api.addSigner(id, { signer: alternate, field: fieldId }), reason)
  return (await hasOpened(context, id, alternate)) ? alternate : notExercised(reason)
}

/** Assigns a new person to a new field after the start. If the target refuses one of both, the scenario is not exercised. */
export async function signerAdded(context: Context, { id, documentId }: Pick<Startable, 'id' | 'documentId'>) {
  const { api, people } = context
  const answer = await unlessConflicting(() => api.addField(id, documentId, { ...PLACE, y: 500 }))
  // A document that is signed already may refuse the field.
  const isAdded = isSuccess(answer) && !isErrorWithSuccess(answer) && isObject(answer.body)
  const field = isAdded ? String(answer.body['id']) : (await fieldAddedLate(context, id)).fieldId
  const added = { signer: people.email(), field }
  await ifAllowed(() => api.addSigner(id, added), 'no signer can be assigned after the start')
  return added
}

/** Whether the action of a person has opened, once it has had the time for it. */
async function hasOpened(context: Context, id: string, who: string): Promise<boolean> {
  await settled(context)
  await onceOpened(context, id, who)
  const own = actionsOf(await context.given.read(id), who)
  return own.some(({ started_at, state }) => !isAbsent(started_at) && state !== 'waiting')
}
