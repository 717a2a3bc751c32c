import type { Args, Write } from '../../../helpers/engine/index.ts'

/** The same write on something that already has the arguments `before`: `writeOver({ private: true }, update)`. */
export function writeOver<On extends string>(before: Args, write: Write<On>): Write<On> {
  return { ...write, prepare: (context) => write.prepare(context, before) }
}
