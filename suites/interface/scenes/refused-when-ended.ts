import { DAY, MINUTE, type CallName, type Context, type Startable } from '../../../helpers/engine/index.ts'
import { type IdOf, idOf } from '../../../helpers/engine/catalogue/pattern.ts'
import type { RuleId } from '../../catalogue.ts'
import { scenario } from '../../scenario.ts'
import { sendTo, type Sendable } from './endpoints.ts'
import { advance } from './advance.ts'
import { ENDED, nameIn } from '../document/states.ts'
import { hasTasksLeft } from '../reads/tasks.ts'

type Ended = (typeof ENDED)[number]

/** The duration of transactions that must expire. */
export const ONE_DAY = { duration: DAY / MINUTE }

/** A call that changes the contents of a transaction. */
interface Change {
  readonly call: CallName
  /** Adds what the call needs to a draft that can be started. A failure here is not a verdict. */
  readonly prepare: (context: Context, draft: Startable) => Promise<Sendable> | Sendable
  /** Brings the draft to its end, if that takes more than `startAndEnd`. */
  readonly end?: typeof startAndEnd
}

/** Starts a draft, then brings it to its end. */
export async function startAndEnd(context: Context, id: string, state: Ended): Promise<void> {
  await context.given.calls.start(id)
  await advance(context, id, state)
}

/** Starts a draft with two participants, then brings it to its end. They may act in either order, but not always at once. */
export async function endOfTwo(context: Context, id: string, state: Ended): Promise<void> {
  await context.given.calls.start(id)
  if (state === 'closed') context.control.holdsCompletion()
  if (state === 'closed' || state === 'completed') {
    const performed = await context.given.performed(id)
    // The first act was the last if the review of a signer who has signed is skipped.
    if (!(await hasTasksLeft(context, id, performed))) {
      if (state === 'completed') await context.given.finished(id)
      await context.given.reached(id, state)
      return
    }
  }
  await advance(context, id, state)
}

/**
 * Registers one scenario for each ended state, and one for a draft that was cancelled: the call on an ended transaction is
 * refused and changes nothing, while the same call on a draft with the same content is accepted.
 * @param pattern the ids of the rules, `*` for the state: `document/not-added-*`
 * @param title has `*` in place of the transaction
 */
export function refusedWhenEnded<Pattern extends string>(
  pattern: IdOf<Pattern, Ended> extends RuleId ? Pattern : never,
  title: string,
  change: Change,
): void {
  for (const state of ENDED) refusedIn(state, idOf(pattern, state) as RuleId, title, change)
  refusedInCancelledDraft(idOf(pattern, 'cancelled') as RuleId, title, change)
}

/** Registers the scenario of a draft that was cancelled before it was ever started. */
function refusedInCancelledDraft(rule: RuleId, title: string, { call, prepare }: Change): void {
  scenario(rule, title.replace('*', 'a cancelled draft'), async (context) => {
    const { api, given, refused } = context
    const [late, fresh] = [await given.startable(), await given.startable()]
    const [bad, good] = [await prepare(context, late), await prepare(context, fresh)]
    await given.calls.cancel(late.id)
    // A cancelled draft may be deleted at once, so 404 is accepted too.
    await refused(() => sendTo(api, call, bad), { twin: () => sendTo(api, call, good), notFound: true })
  })
}

/** Registers the scenario of one ended state. */
export function refusedIn(
  state: Ended,
  rule: RuleId,
  title: string,
  { call, prepare, end = startAndEnd }: Change,
): void {
  scenario(rule, title.replace('*', nameIn(state)), async (context) => {
    const drafted = async (lasting = {}) => {
      const draft = await context.given.startable(lasting)
      return { id: draft.id, sendable: await prepare(context, draft) }
    }
    const late = await drafted(state === 'expired' ? ONE_DAY : {})
    await end(context, late.id, state)
    const twin = await drafted()
    const send = ({ sendable }: typeof late) => sendTo(context.api, call, sendable)
    // The object that the call names may be gone after the end, so 404 is a refusal too.
    await context.refused(() => send(late), { twin: () => send(twin), leaves: late.id, notFound: true })
  })
}
