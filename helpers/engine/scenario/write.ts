import type { Context, Write } from './context.ts'

/** A write with an additional set-up step before its own. */
export function after<On extends string>(prepare: (context: Context) => Promise<unknown>, write: Write<On>): Write<On> {
  return {
    ...write,
    prepare: async (context, before) => {
      await prepare(context)
      return write.prepare(context, before)
    },
  }
}
