import { sameEmail, type Context } from '../../helpers/engine/index.ts'
import { actionsOf } from '../interface/reads/people.ts'
import { actionIn } from '../interface/reads/tasks.ts'
import { anotherDocument } from './document-writes.ts'

/** A started transaction with two documents, in the order in which they were added. Two signers sign one each, or both. */
export async function twoDocuments(context: Context, each: 'one' | 'both') {
  const { id, documentId, signer } = await context.given.startable()
  const added = await anotherDocument(context, id)
  const second = await context.given.signer(id, added)
  if (each === 'both') {
    await context.given.signer(id, added, { signer, field: { y: 300 } })
    await context.given.signer(id, documentId, { signer: second.signer, field: { y: 300 } })
  }
  await context.given.calls.start(id)
  return { id, documents: [documentId, added] as const, signers: [signer, second.signer] as const }
}
type TwoDocuments = Awaited<ReturnType<typeof twoDocuments>>

/** Lets one of the signers sign both documents, in one action or in several. */
export async function signBoth({ given, control }: Context, { id }: TwoDocuments): Promise<void> {
  const done = await given.performed(id)
  const read = await given.read(id)
  const others = actionsOf(read, String(actionIn(read, done)?.['actor'])).map((action) => String(action['id']))
  for (const action of others) if (action !== done) await control.act(action, { outcome: 'done' })
}

/** Lets one of two signers with one document each sign, and returns the document of the other signer. */
export async function unsignedOf({ given, notExercised }: Context, of: TwoDocuments): Promise<string> {
  const { id, documents, signers } = of
  const done = await given.performed(id)
  const action = actionIn(await given.read(id), done)
  const signed = signers.findIndex((signer) => sameEmail(signer, action?.['actor']))
  return documents[1 - signed] ?? notExercised('the performed action names neither signer')
}
