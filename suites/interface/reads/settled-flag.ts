import { objectsIn, Violation, type Context, type JsonObject, type Look } from '../../../helpers/engine/index.ts'
import { settled } from './stays-true.ts'

/**
 * Asserts something that a transaction shows. Flags say what is "currently" possible, so they are waited for longer while a new
 * document is not available yet.
 */
export async function showsOncePrepared(context: Context, id: string, look: Look): Promise<void> {
  let isPreparing = false
  const lookAndNote: Look = (read) => {
    isPreparing = objectsIn(read, 'documents').some((document) => document['available'] === false)
    look(read)
  }
  try {
    await context.shows(id, lookAndNote)
  } catch (error) {
    if (!isPreparing || !(error instanceof Violation)) throw error
    await context.eventually(async () => look(await context.given.read(id)))
  }
}

/** The final value of a flag such as `deletable`. A flag that is false at first is read again for as long as reads may lag. */
export async function settledFlag(
  context: Context,
  id: string,
  flagIn: (read: JsonObject) => unknown,
): Promise<unknown> {
  let value: unknown
  await settled(context)
  const look: Look = (read) => {
    value = flagIn(read)
    context.check.equal('flag', value, true)
  }
  await showsOncePrepared(context, id, look).catch((error: unknown) => {
    if (!(error instanceof Violation)) throw error
  })
  return value
}
