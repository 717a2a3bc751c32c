import type { Args } from '../../../helpers/engine/http/encode.ts'
import type { Write } from '../../../helpers/engine/scenario/context.ts'

/** The same write on something that already has the arguments `before`: `writeOver({ private: true }, update)`. */
export function writeOver<On extends string>(before: Args, write: Write<On>): Write<On> {
  return { ...write, prepare: (context) => write.prepare(context, before) }
}
