import type { Need } from '../../../helpers/engine/catalogue/needs.ts'
import { each } from '../../../helpers/engine/catalogue/rule.ts'
import { STATES, type State } from '../../../helpers/engine/given/states.ts'
import { NOTHING_INSIDE } from './derivations.ts'
import { ACTING, HOLD, TIME } from './needs.ts'

/** The states in which a transaction can be updated and cancelled (document: States and transitions). */
export const ALIVE = ['draft', 'started', 'paused'] as const
/** The states in which a transaction can be neither updated nor cancelled. */
export const ENDED = ['cancelled', 'expired', 'closed', 'completed'] as const

/** All states except some. */
export function statesExcept<S extends State>(...left: readonly S[]): Exclude<State, S>[] {
  return STATES.filter((state): state is Exclude<State, S> => !left.some((one) => one === state))
}

/** For each state: a transaction in words, for statements and titles, and the needs for reaching the state. */
const TRANSACTIONS: Readonly<Record<State, { readonly name: string; readonly needs: readonly Need[] }>> = {
  draft: { name: 'a draft', needs: [] },
  started: { name: 'a started transaction', needs: [] },
  paused: { name: 'a paused transaction', needs: [] },
  cancelled: { name: 'a cancelled transaction', needs: [] },
  expired: { name: 'an expired transaction', needs: TIME },
  closed: { name: 'a closed transaction', needs: [...ACTING, ...HOLD] },
  completed: { name: 'a completed transaction', needs: ACTING },
}

/** A transaction in a state, in the words of titles. */
export const nameIn = (state: State): string => TRANSACTIONS[state].name

/** Rules that hold for transactions in several states: `*` is the state in ids, "a started transaction" in statements. */
export const eachState = <S extends State>(states: readonly S[]) =>
  each(states.map((word) => ({ word, ...TRANSACTIONS[word] })))

/** Rules about the contents of a transaction, for each ended state. */
export const eachEnded = eachState(ENDED).inferred(NOTHING_INSIDE)

/** Times at which a transaction runs, as in the ends of ids, and the transaction in words. */
export const ONCE_RUNNING = [
  { word: 'after-start', name: nameIn('started') },
  { word: 'in-pause', name: nameIn('paused') },
] as const

/** Rules for a transaction that was started, and for one that is paused. */
export const eachRunning = each(ONCE_RUNNING)
