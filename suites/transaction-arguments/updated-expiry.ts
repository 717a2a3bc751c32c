import type { Args } from '../../helpers/engine/http/encode.ts'
import { isSuccess, type Answer } from '../../helpers/engine/http/exchange.ts'
import type { Context, Look } from '../../helpers/engine/scenario/context.ts'
import { isAbsent, isObject } from '../../helpers/engine/values/json.ts'
import { instantOf, MINUTE, SECOND } from '../../helpers/engine/values/time.ts'
import type { RuleId } from '../catalogue.ts'
import { precondition } from '../interface/reads/precondition.ts'
import { writeOver } from '../interface/writes/write-over.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { DAY, iso } from '../interface/document/times.ts'
import { update } from '../interface/writes/writes.ts'

/** The expiry that an answer shows. */
const expiryIn = ({ body }: Answer) => (isObject(body) ? body['expires_at'] : undefined)

/** The same of an update that was accepted: that it shows what it was passed, where it takes it, has a rule of its own. */
function shownIn({ notShown }: Context, answer: Answer): unknown {
  const expiry = expiryIn(answer)
  return isSuccess(answer) && isAbsent(expiry) ? notShown('expires_at of the updated transaction') : expiry
}

/** Two expiries of a draft: the one it is created with, and the one that an update gives it in its place. */
interface Expiries {
  readonly first: Args
  readonly last: Args
  /** Asserts that a draft shows the arguments `last`. */
  readonly holds: Look
  /** The rule that an update gives a draft such arguments. */
  readonly keptBy: RuleId
  /** Asserts that a started transaction expires by them; `now` is an answer of about the time of the start. */
  readonly counts: (expiry: unknown, now: Answer) => void
  /** The rule that it does where its draft was created with them. */
  readonly countsBy: RuleId
}

/** Asserts that a transaction expires by the arguments of the update that its draft was given. */
export async function updatedCounts(context: Context, expiries: Expiries): Promise<void> {
  const { api, given, found, shows } = context
  const { first, last, holds, keptBy, counts, countsBy } = expiries
  const look = async (id: string) => {
    await given.calls.start(id)
    const now = await found(() => api.get(id))
    await shows(id, ({ expires_at }) => counts(expires_at, now))
  }
  const created = async () => look((await given.startable(last)).id)
  const { id } = await given.startable(first)
  await given.calls.update(id, last)
  await blamePlainCase(
    () => blamePlainCase(() => look(id), created, countsBy),
    () => context.holds(writeOver(first, update), last, holds),
    keptBy,
  )
}

/**
 * Updates the expiry of a started transaction, and waits until it reads so. Whether such an update is accepted at all is up to the
 * target, and that what it answers is read has a rule of its own.
 */
export async function movedTo({ api, shows, check, notExercised }: Context, id: string, instant: number) {
  const answer = await api.update(id, { expires_at: iso(instant) })
  if (!isSuccess(answer) || Math.abs(instantOf(expiryIn(answer)) - instant) > SECOND)
    notExercised('the expiry of a started transaction cannot be updated')
  const isRead = () => shows(id, ({ expires_at }) => check.instant('expires_at', expires_at, instant))
  await precondition(isRead, ['transaction-arguments/expires-at-after-start', 'transaction/expires-at-type'])
}

/**
 * Asserts that a duration passed a day after the start counts from the start, where the update shows another expiry by it.
 * Whether it does is up to the target.
 */
export async function countsFromStart(context: Context): Promise<void> {
  const { api, given, control, check, notExercised } = context
  const now = await control.advance(1)
  const { id, expires_at: was } = await given.started({ duration: 2_880 })
  await control.advance(DAY / SECOND)
  const answer = await api.update(id, { duration: 4_321 })
  const is = shownIn(context, answer)
  const isMoved = isSuccess(answer) && Math.abs(instantOf(is) - instantOf(was)) > SECOND
  if (!isMoved) notExercised('no duration moves the expiry of a started transaction')
  check.instant('expires_at', is, now + 4_321 * MINUTE, 2 * MINUTE)
}

/**
 * Asserts that the expiry with which an update of a started transaction is answered is read later. Whether it is accepted at all
 * is up to the target.
 * @param args those of the update, which move the expiry
 */
export async function answeredIsRead(context: Context, args: Args): Promise<void> {
  const { api, given, shows, check, notExercised } = context
  const { id, expires_at: was } = await given.started({ duration: 2_880 })
  const answer = await api.update(id, args)
  if (!isSuccess(answer)) notExercised('the expiry of a started transaction cannot be updated')
  const is = shownIn(context, answer)
  const isMoved = Math.abs(instantOf(is) - instantOf(was)) > SECOND
  if (!isMoved) notExercised('the update of a started transaction was answered with the expiry that it had')
  await shows(id, ({ expires_at }) => check.instant('expires_at', expires_at, instantOf(is)))
}
