import { instantOf, isObject, SECOND, ifAllowed, type Answer, type Context } from '../../../helpers/engine/index.ts'
import { iso } from '../document/times.ts'
import { precondition } from '../reads/precondition.ts'

/** The expiry that a response shows. */
export const expiryIn = ({ body }: Answer) => (isObject(body) ? body['expires_at'] : undefined)

/**
 * Updates the expiry of a started or paused transaction, and waits until readings show it. The target decides whether such an update is
 * accepted, and another rule covers that readings show the expiry of the response.
 */
export async function movedTo({ api, shows, check, notExercised }: Context, id: string, instant: number) {
  const reason = 'the expiry cannot be updated after the start'
  const answer = await ifAllowed(() => api.update(id, { expires_at: iso(instant) }), reason)
  if (Math.abs(instantOf(expiryIn(answer)) - instant) > SECOND) notExercised(reason)
  const isRead = () => shows(id, ({ expires_at }) => check.instant('expires_at', expires_at, instant))
  await precondition(isRead, ['transaction-arguments/expires-at-after-start', 'transaction/expires-at-type'])
}
