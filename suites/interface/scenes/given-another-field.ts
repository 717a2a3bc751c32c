import { ifAllowed, type Context, type JsonObject, type Look } from '../../../helpers/engine/index.ts'
import { actionsOf, tasksOf } from '../reads/people.ts'
import { fieldAddedLate } from './late-addition.ts'
import { canAct, hasLeft, oncePerformed, signedByOne } from './performing.ts'
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
  const { api } = context
  const { id, acted } = scene
  const { fieldId: field } = await fieldAddedLate(context, id)
  await ifAllowed(
    () => api.addSigner(id, { signer: acted.signer, field }),
    'a signer who has signed cannot be assigned another field',
  )
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

/**
 * A transaction in which one of two signers of a document has signed both their fields, in one action or in several. Needs `actions`.
 * @param type the type of the second field of each
 * @returns that signer with the first of these fields, and the ids of both
 * @throws NotExercised if the other signer must act before the second field is signed
 */
export async function signedTwoFields(context: Context, type: 'signature' | 'visa' = 'signature') {
  const { api, given, notExercised } = context
  const another: Record<string, string> = {}
  const start = async () => {
    const { documentId, ...site } = await given.startable()
    const second = await given.signer(site.id, documentId, { field: { y: 250 } })
    for (const [i, signer] of [site.signer, second.signer].entries()) {
      const { id: field } = await given.calls.addField(site.id, documentId, { type, page: 1, x: 100, y: 400 + 150 * i })
      another[signer] = String(field)
      await ifAllowed(
        () => api.addSigner(site.id, { signer, field: String(field) }),
        `a signer cannot have another field of type ${type} in a document`,
      )
    }
    await given.calls.start(site.id)
    return { id: site.id, first: { ...site, documentId }, second: { id: site.id, documentId, ...second } }
  }
  const scene = await signedByOne(context, start())
  const { id, action, acted } = scene
  for (const { id: other } of actionsOf(scene.read, acted.signer))
    if (other !== action && (await canAct(context, String(other), { outcome: 'done' })))
      await oncePerformed(context, id, String(other))
  if (hasLeft(await given.read(id), acted.signer)) notExercised('another signer must act before both fields are signed')
  return { ...scene, fields: [acted.fieldId, another[acted.signer] ?? ''] }
}
