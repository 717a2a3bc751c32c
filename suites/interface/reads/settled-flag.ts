import { Violation } from '../../../helpers/engine/outcome/errors.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'
import type { JsonObject } from '../../../helpers/engine/values/json.ts'
import { settled } from './stays-true.ts'

/**
 * Which value a flag has at last that says what is possible now. What is made ready first becomes possible later: a flag that is
 * false at first is read again, as long as reads may lag.
 */
export async function settledFlag(
  context: Context,
  id: string,
  flagIn: (read: JsonObject) => unknown,
): Promise<unknown> {
  let said: unknown
  await settled(context)
  await context
    .shows(id, (read) => {
      said = flagIn(read)
      context.check.equal('flag of what is possible', said, true)
    })
    .catch((error: unknown) => {
      if (!(error instanceof Violation)) throw error
    })
  return said
}
