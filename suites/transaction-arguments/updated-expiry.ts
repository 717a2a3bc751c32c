import type { Context, Look } from '../../helpers/engine/scenario/context.ts'
import { instantOf, isAbsent, isSuccess, SECOND, ifAllowed } from '../../helpers/engine/index.ts'
import type { Answer, Args } from '../../helpers/engine/index.ts'
import type { RuleId } from '../catalogue.ts'
import { expiryIn } from '../interface/scenes/moved-expiry.ts'
import { writeOver } from '../interface/writes/write-over.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { settled } from '../interface/reads/stays-true.ts'
import { update } from '../interface/writes/writes.ts'

/** The expiry in the response to an update. If the update is accepted without showing an expiry, the scenario ends. */
export function shownIn({ notShown }: Context, answer: Answer): unknown {
  const expiry = expiryIn(answer)
  return isSuccess(answer) && isAbsent(expiry) ? notShown('expires_at of the updated transaction') : expiry
}

/** Two expiries of a draft: one from the creation, and one from an update that replaces it. */
interface Expiries {
  readonly first: Args
  readonly last: Args
  /** Asserts that a draft shows the arguments `last`. */
  readonly holds: Look
  /** The rule that an update stores such arguments in a draft. */
  readonly keptBy: RuleId
  /** Asserts that a started transaction shows the expiry of `last`; `now` is a response from shortly after the start. */
  readonly counts: (expiry: unknown, now: Answer) => void
  /** The rule that it does if the draft was created with `last`. */
  readonly countsBy: RuleId
}

/** Asserts that the expiry of a started transaction follows the update of its draft, not the creation. */
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

/** Asserts that readings show the expiry of the response to an update that moves it, if the target accepts the update. */
export async function responseIsRead(
  context: Context,
  args: Args,
  state: 'started' | 'paused' = 'started',
): Promise<void> {
  const { api, given, shows, check, notExercised } = context
  const { id, expires_at: was } = await given.inState(state, { duration: 2_880 })
  const answer = await ifAllowed(() => api.update(id, args), `the expiry of a ${state} transaction cannot be updated`)
  const is = shownIn(context, answer)
  const isOld = (expiry: unknown) => Math.abs(instantOf(expiry) - instantOf(was)) <= SECOND
  await settled(context)
  if (isOld(is) && isOld((await given.read(id)).expires_at))
    notExercised(`the update of a ${state} transaction leaves its expiry as it was`)
  await shows(id, ({ expires_at }) => check.instant('expires_at', expires_at, instantOf(is)))
}
