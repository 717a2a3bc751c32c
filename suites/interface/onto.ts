import type { Args } from '../../helpers/http/encode.ts'
import type { Write } from '../../helpers/scenario/context.ts'

/** The same write, onto a thing that already has the arguments `before`: `onto({ private: true }, update)`. */
export function onto<On extends string>(before: Args, write: Write<On>): Write<On> {
  return { ...write, prepare: (context) => write.prepare(context, before) }
}
