import { isSuccess, type Context, type JsonObject, type Look } from '../../../helpers/engine/index.ts'
import { tasksOf } from '../reads/people.ts'
import { fieldAddedLate } from './late-addition.ts'
import { signedByOne } from './performing.ts'
import { onceShown } from '../reads/once-shown.ts'

/** A transaction with a signer who has signed, while others have not acted. */
interface Signed {
  readonly id: string
  readonly acted: { readonly signer: string; readonly fieldId: string }
}

/** Assigns a field of another document to one of two signers who has already signed. Needs `actions`. */
export const givenAnotherField = async (context: Context) => withAnotherField(context, await signedByOne(context))

/** Assigns a field of another document to a signer who has already signed. */
export async function withAnotherField<Scene extends Signed>(context: Context, scene: Scene) {
  const { api, notExercised } = context
  const { id, acted } = scene
  const { fieldId: field } = await fieldAddedLate(context, id)
  const answer = await api.addSigner(id, { signer: acted.signer, field })
  if (!isSuccess(answer)) notExercised('a signer who has signed cannot be assigned another field')
  const tasksIn = (read: JsonObject, fieldId = field) =>
    tasksOf(read, acted.signer).filter((task) => task['field'] === fieldId)
  return { ...scene, added: field, tasksIn }
}

type Shown = Pick<Awaited<ReturnType<typeof givenAnotherField>>, 'id' | 'tasksIn'>

/** The transaction, once it shows the new task. */
export function onceTaskShown(context: Context, { id, tasksIn }: Shown): Promise<JsonObject> {
  const isThere: Look = (read) => context.check.present('task of the new field', tasksIn(read))
  return onceShown(context, id, isThere, 'action/reopened-task')
}
