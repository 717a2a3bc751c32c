import { setTimeout as sleep } from 'node:timers/promises'
import type { Write } from '../../../helpers/engine/index.ts'

/** Milliseconds before a refused write is sent again, for each attempt. */
const PAUSES_MS = [250, 500, 1_000, 2_000, 4_000, 4_000]

/**
 * The same write, repeated while it is refused: a service may demand that names of open transactions differ, and another
 * scenario may use this name for a moment.
 */
export const onceFree = <On extends string>(write: Write<On>): Write<On> => ({
  ...write,
  prepare: async (context, before) => {
    const prepared = await write.prepare(context, before)
    return {
      ...prepared,
      send: async (args) => {
        for (const ms of PAUSES_MS) {
          const answer = await prepared.send(args)
          if (answer.status < 400 || answer.status >= 500) return answer
          await sleep(ms)
        }
        return prepared.send(args)
      },
    }
  },
})
