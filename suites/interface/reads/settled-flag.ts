import { Violation, type Context, type JsonObject } from '../../../helpers/engine/index.ts'
import { settled } from './stays-true.ts'

/** The final value of a flag such as `deletable`. A flag that is false at first is read again for as long as reads may lag. */
export async function settledFlag(
  context: Context,
  id: string,
  flagIn: (read: JsonObject) => unknown,
): Promise<unknown> {
  let value: unknown
  await settled(context)
  await context
    .shows(id, (read) => {
      value = flagIn(read)
      context.check.equal('flag', value, true)
    })
    .catch((error: unknown) => {
      if (!(error instanceof Violation)) throw error
    })
  return value
}
