import { setTimeout as sleep } from 'node:timers/promises'
import { isSuccess, unlessConflicting, type Context, type Write } from '../../../helpers/engine/index.ts'
import { ifRefused } from './if-refused.ts'

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
export const onceFree = <On extends string>(write: Write<On>): Write<On> =>
  ifRefused(write, async ({ context, args, answer, send }) => {
    if (!(await refusesNameInUse(context))) return answer
    for (const ms of PAUSES_MS) {
      await sleep(ms)
      const another = await send(args)
      if (isSuccess(another)) return another
    }
    return context.notExercised('the target refuses a name in use, perhaps by a cancelled transaction')
  })
