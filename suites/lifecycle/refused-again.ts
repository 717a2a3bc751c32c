import { HOUR, isAbsent, isSuccess, objectsIn, SECOND, type Context } from '../../helpers/engine/index.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'

/** Asserts that a second start or pause, an hour after the first one, changes no time if it is refused. */
export async function keepsTimes(context: Context, call: 'start' | 'pause'): Promise<void> {
  const { api, check, control, copes, given, notExercised } = context
  const { id } = await (call === 'start' ? given.started() : given.paused())
  await control.advance(HOUR / SECOND)
  const before = await given.reached(id, call === 'start' ? 'started' : 'paused')
  if (isSuccess(await copes(() => api[call](id)))) notExercised(`the target accepts a second ${call}`)
  await staysTrue(context, id, (read) => {
    for (const member of ['started_at', 'expires_at']) check.kept(member, read[member], before[member])
    for (const action of objectsIn(before, 'actions')) {
      const now = objectsIn(read, 'actions').find((one) => one['id'] === action['id'])?.['started_at']
      // An action may open in the meantime, and a paused one may show no time.
      if (!isAbsent(action['started_at']) && !isAbsent(now))
        check.kept('actions[].started_at', now, action['started_at'])
    }
  })
}
