import type { Need } from '../../helpers/catalogue/needs.ts'
import type { RuleEntry } from '../../helpers/catalogue/rule.ts'
import { STATES, type State } from '../../helpers/given/states.ts'
import { ACTING, HOLD, TIME } from './needs.ts'

/** The states in which a transaction can be updated and cancelled (document: States and transitions). */
export const ALIVE = ['draft', 'started', 'paused'] as const
/** The states in which it can be neither. */
export const ENDED = ['cancelled', 'expired', 'closed', 'completed'] as const

/** All states but some. */
export function statesBut<S extends State>(...left: readonly S[]): Exclude<State, S>[] {
  return STATES.filter((state): state is Exclude<State, S> => !left.some((one) => one === state))
}

/** What it takes of a target to bring a transaction into a state. */
const NEEDS_OF_STATE: Readonly<Record<State, readonly Need[]>> = {
  draft: [],
  started: [],
  paused: [],
  cancelled: [],
  expired: TIME,
  closed: [...ACTING, ...HOLD],
  completed: ACTING,
}

/** A transaction in a state, in the words of statements and titles. */
export const TRANSACTION_IN: Readonly<Record<State, string>> = {
  draft: 'a draft',
  started: 'a started transaction',
  paused: 'a paused transaction',
  cancelled: 'a cancelled transaction',
  expired: 'an expired transaction',
  closed: 'a closed transaction',
  completed: 'a completed transaction',
}

/** The id that a pattern has for a state, which stands for its `*`. */
type InState<Pattern extends string, S extends State> = Pattern extends `${infer Begin}*${infer End}`
  ? `${Begin}${S}${End}`
  : never

/**
 * A rule that holds for transactions in several states: one entry for each state, which needs what the state needs too.
 * @param pattern the ids, `*` for the state: `lifecycle/*-pause`
 * @param entryOf the rule; `transaction` is "a draft", "a started transaction", ...
 */
export function forStates<S extends State, Pattern extends string>(
  states: readonly S[],
  pattern: Pattern,
  entryOf: (transaction: string) => RuleEntry,
): Readonly<Record<InState<Pattern, S>, RuleEntry>> {
  const entries = states.map((state) => {
    const entry = entryOf(TRANSACTION_IN[state])
    return [pattern.replace('*', state), { ...entry, needs: [...new Set([...NEEDS_OF_STATE[state], ...entry.needs])] }]
  })
  return Object.fromEntries(entries) as Record<InState<Pattern, S>, RuleEntry>
}
