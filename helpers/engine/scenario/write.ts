import type { Context, Write } from './context.ts'

/** The same write, before which `prepare` makes sure of something more. */
export function after<On extends string>(prepare: (context: Context) => Promise<unknown>, write: Write<On>): Write<On> {
  return {
    ...write,
    prepare: async (context, before) => {
      await prepare(context)
      return write.prepare(context, before)
    },
  }
}
