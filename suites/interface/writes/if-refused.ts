import type { Answer, Args, Context, Write } from '../../../helpers/engine/index.ts'

/** A write that was refused, and how to send it again. */
export interface RefusedWrite {
  readonly context: Context
  readonly args: Args
  readonly answer: Answer
  send(args: Args): Promise<Answer>
}

/** The same write. If it is refused, `instead` gives its response. */
export const ifRefused = <On extends string>(
  write: Write<On>,
  instead: (refused: RefusedWrite) => Promise<Answer>,
): Write<On> => ({
  ...write,
  prepare: async (context, before) => {
    const prepared = await write.prepare(context, before)
    return {
      ...prepared,
      send: async (args) => {
        const answer = await prepared.send(args)
        const isRefused = answer.status >= 400 && answer.status < 500
        return isRefused ? instead({ context, args, answer, send: (again) => prepared.send(again) }) : answer
      },
    }
  },
})
