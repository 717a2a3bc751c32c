import type { Context } from '../../../helpers/engine/scenario/context.ts'

/**
 * An id that is made like one that was given out, and is another one. In a transaction of one's own, all of whose documents and
 * fields are known, it names nothing.
 */
export function unknownIdLike(id: string): string {
  const turned = id.slice(0, -12) + Array.from(id.slice(-12)).toReversed().join('')
  if (id.length >= 16 && turned !== id) return turned
  const counted = id.replaceAll(/\d/g, (digit) => `${(Number(digit) + 3) % 10}`)
  return counted === id ? `${id}0` : counted
}

/** The same where others may have any id: one that is too short to turn round might be that of something else. */
export function surelyUnknownId({ notExercised }: Pick<Context, 'notExercised'>, id: string): string {
  const turned = id.slice(0, -12) + Array.from(id.slice(-12)).toReversed().join('')
  if (id.length >= 16 && turned !== id) return turned
  return notExercised(`an id such as ${id} is too short to make up another that surely names nothing`)
}
