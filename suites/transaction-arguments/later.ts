import type { Args } from '../../helpers/http/encode.ts'
import { isSuccess, type Answer } from '../../helpers/http/exchange.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import type { Look } from '../../helpers/scenario/verbs.ts'
import { isObject } from '../../helpers/values/json.ts'
import { instantOf, SECOND } from '../../helpers/values/time.ts'
import type { RuleId } from '../catalogue.ts'
import { onto } from '../interface/onto.ts'
import { unlessPlainly } from '../interface/plainly.ts'
import { update } from '../interface/writes.ts'

/** The expiry that an answer shows. */
const expiryIn = ({ body }: Answer) => (isObject(body) ? body['expires_at'] : undefined)

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
  await unlessPlainly(
    () => unlessPlainly(() => look(id), created, countsBy),
    () => context.holds(onto(first, update), last, holds),
    keptBy,
  )
}

/**
 * Asserts that the expiry with which an update of a started transaction is answered is read later. Whether it is accepted at all
 * is up to the target.
 * @param args those of the update, which move the expiry
 */
export async function answeredIsRead({ api, given, shows, check, notExercised }: Context, args: Args): Promise<void> {
  const { id, expires_at: was } = await given.started({ duration: 2_880 })
  const answer = await api.update(id, args)
  if (!isSuccess(answer)) notExercised('the expiry of a started transaction cannot be updated')
  const is = expiryIn(answer)
  const isMoved = Math.abs(instantOf(is) - instantOf(was)) > SECOND
  if (!isMoved) notExercised('the update of a started transaction was answered with the expiry that it had')
  await shows(id, ({ expires_at }) => check.instant('expires_at', expires_at, instantOf(is)))
}
