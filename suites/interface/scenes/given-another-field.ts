import { isSuccess, type Context, type JsonObject, type Look } from '../../../helpers/engine/index.ts'
import { tasksOf } from '../reads/people.ts'
import { signedByOne } from './performing.ts'
import { onceShown } from '../reads/once-shown.ts'

/**
 * Assigns a field of another document to one of two signers who has already signed. Needs `actions`.
 * @param signed a transaction in which one of two signers has already signed
 */
export async function givenAnotherField(context: Context, signed?: Awaited<ReturnType<typeof signedByOne>>) {
  const { api, given, notExercised } = context
  const scene = signed ?? (await signedByOne(context))
  const { id, acted } = scene
  const { id: added } = await given.calls.addDocument(id, { document: await given.file() })
  const { id: field } = await given.calls.addField(id, String(added), { page: 1, x: 100, y: 100 })
  const answer = await api.addSigner(id, { signer: acted.signer, field: String(field) })
  if (!isSuccess(answer)) notExercised('a signer who has signed cannot be assigned another field')
  const tasksIn = (read: JsonObject, fieldId = String(field)) =>
    tasksOf(read, acted.signer).filter((task) => task['field'] === fieldId)
  return { ...scene, added: String(field), tasksIn }
}
type Scene = Awaited<ReturnType<typeof givenAnotherField>>

/** The transaction, once it shows the new task. */
export function onceTaskShown(context: Context, { id, tasksIn }: Scene): Promise<JsonObject> {
  const isThere: Look = (read) => context.check.present('task of the new field', tasksIn(read))
  return onceShown(context, id, isThere, 'action/reopened-task')
}
