import { setTimeout as sleep } from 'node:timers/promises'
import { isSuccess, unlessConflicting, type Context, type Write } from '../../../helpers/engine/index.ts'

/** Milliseconds before a refused write is sent again, for each attempt. */
const PAUSES_MS = [250, 500, 1_000, 2_000, 4_000, 4_000]

/** Whether the target refuses a name that another transaction has. */
async function refusesNameInUse({ api, given, people }: Context): Promise<boolean> {
  const name = people.title()
  await given.draft({ name })
  return !isSuccess(await unlessConflicting(() => api.create({ name })))
}

/**
 * The same write of a name, repeated while it is refused if the target demands that names differ: another scenario may use this name
 * for a moment. An earlier run may have used it too, and its transactions may count although they are cancelled.
 */
export const onceFree = <On extends string>(write: Write<On>): Write<On> => ({
  ...write,
  prepare: async (context, before) => {
    const prepared = await write.prepare(context, before)
    return {
      ...prepared,
      send: async (args) => {
        const first = await prepared.send(args)
        const isRefused = first.status >= 400 && first.status < 500
        if (!isRefused || !(await refusesNameInUse(context))) return first
        for (const ms of PAUSES_MS) {
          await sleep(ms)
          const answer = await prepared.send(args)
          if (isSuccess(answer)) return answer
        }
        return context.notExercised('the target refuses a name in use, perhaps by a cancelled transaction')
      },
    }
  },
})
