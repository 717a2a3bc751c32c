import type { CallName } from '../../../helpers/engine/api/calls.ts'
import { type IdOf, idOf } from '../../../helpers/engine/catalogue/pattern.ts'
import type { Startable } from '../../../helpers/engine/given/transactions.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'
import type { RuleId } from '../../catalogue.ts'
import { DAY, MINUTE } from '../../../helpers/engine/values/time.ts'
import { scenario } from '../../scenario.ts'
import { sendTo, type Sendable } from './endpoints.ts'
import { advance } from './advance.ts'
import { ENDED, nameIn } from '../document/states.ts'

type Ended = (typeof ENDED)[number]

/** Until the expiry of what is to expire. */
const ONE_DAY = { duration: DAY / MINUTE }

/** A call that changes what is inside a transaction. */
interface Change {
  readonly call: CallName
  /** Puts into a draft that can be started what the call is about. A failure here is no verdict. */
  readonly prepare: (context: Context, draft: Startable) => Promise<Sendable> | Sendable
  /** Brings the draft to its end, where that takes more than a start and what ends it. */
  readonly end?: typeof startAndEnd
}

/** Starts a draft, and brings it to its end. */
export async function startAndEnd(context: Context, id: string, state: Ended): Promise<void> {
  await context.given.calls.start(id)
  await advance(context, id, state)
}

/**
 * Registers the scenarios of such a rule, one for each state: the call is refused by a transaction that has ended, and leaves
 * it as it was, where a draft of the same content takes it.
 * @param pattern the ids of the rules, `*` for the state: `document/not-added-*`
 * @param title has `*` where the transaction stands
 */
export function refusedWhenEnded<Pattern extends string>(
  pattern: IdOf<Pattern, Ended> extends RuleId ? Pattern : never,
  title: string,
  change: Change,
): void {
  for (const state of ENDED) refusedIn(state, idOf(pattern, state) as RuleId, title, change)
}

/** Registers the scenario of one of those states. */
export function refusedIn(
  state: Ended,
  rule: RuleId,
  title: string,
  { call, prepare, end = startAndEnd }: Change,
): void {
  scenario(rule, title.replace('*', nameIn(state)), async (context) => {
    const { api, given, refused } = context
    const drafted = async (lasting = {}) => {
      const draft = await given.startable(lasting)
      return { id: draft.id, sendable: await prepare(context, draft) }
    }
    const late = await drafted(state === 'expired' ? ONE_DAY : {})
    await end(context, late.id, state)
    const twin = await drafted()
    const send = ({ sendable }: typeof late) => sendTo(api, call, sendable)
    // What the call names may have gone with the end: 404 is a refusal too.
    await refused(() => send(late), { twin: () => send(twin), leaves: late.id, notFound: true })
  })
}
