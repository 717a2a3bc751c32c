import type { Context } from '../../../helpers/engine/index.ts'
import { surelyUnknown } from '../../../helpers/engine/values/unknown-ids.ts'

/**
 * An id that looks like an existing one and differs from it. It names nothing in a transaction whose documents and fields are all
 * known.
 */
export function unknownIdLike(id: string): string {
  const unknown = surelyUnknown(id)
  if (unknown !== undefined) return unknown
  const counted = id.replaceAll(/\d/g, (digit) => `${(Number(digit) + 3) % 10}`)
  return counted === id ? `${id}0` : counted
}

/** The same for ids that are shared with others: a short id might by chance name something else. */
export function surelyUnknownId({ notExercised }: Pick<Context, 'notExercised'>, id: string): string {
  return (
    surelyUnknown(id) ?? notExercised(`an id such as ${id} is too short to derive one that certainly names nothing`)
  )
}
