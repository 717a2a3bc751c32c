import type { Args, Write } from '../../../helpers/engine/index.ts'

/** The same write on something that already has the arguments `before`: `writeOver({ private: true }, update)`. */
export function writeOver<On extends string>(before: Args, write: Write<On>): Write<On> {
  return { ...write, prepare: (context) => write.prepare(context, before) }
}

/** The same update on something that an earlier update already gave the arguments `first`. */
export const writeAgain = (first: Args, write: Write<'update'>): Write<'update'> => ({
  ...write,
  prepare: async (context, before) => {
    const prepared = await write.prepare(context, before)
    await context.given.success(() => prepared.send(first))
    return prepared
  },
})
