import type { Context } from '../../../helpers/engine/index.ts'

/**
 * An id that looks like an existing one and differs from it. It names nothing in a transaction whose documents and fields are all
 * known.
 */
export function unknownIdLike(id: string): string {
  const turned = id.slice(0, -12) + Array.from(id.slice(-12)).toReversed().join('')
  if (id.length >= 16 && turned !== id) return turned
  const counted = id.replaceAll(/\d/g, (digit) => `${(Number(digit) + 3) % 10}`)
  return counted === id ? `${id}0` : counted
}

/** The same for ids that are shared with others: a short id might by chance name something else. */
export function surelyUnknownId({ notExercised }: Pick<Context, 'notExercised'>, id: string): string {
  const turned = id.slice(0, -12) + Array.from(id.slice(-12)).toReversed().join('')
  if (id.length >= 16 && turned !== id) return turned
  return notExercised(`an id such as ${id} is too short to derive one that certainly names nothing`)
}
