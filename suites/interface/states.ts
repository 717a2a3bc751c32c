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
export type InState<Pattern extends string, S extends State> = Pattern extends `${infer Begin}*${infer End}`
  ? `${Begin}${S}${End}`
  : never

/**
 * Rules that hold for transactions in several states: for each of them one entry for each state, which needs what the state
 * needs too.
 * @param rules by their ids, `*` for the state: `lifecycle/*-pause`; their statements have `*` where the transaction stands:
 *   "a draft", "a started transaction", ...
 */
export function forStates<S extends State, Pattern extends string>(
  states: readonly S[],
  rules: Readonly<Record<Pattern, RuleEntry>>,
): Readonly<Record<InState<Pattern, S>, RuleEntry>> {
  const entries = Object.entries<RuleEntry>(rules).flatMap(([pattern, rule]) =>
    states.map((state): [string, RuleEntry] => {
      const statement = rule.statement.replace('*', TRANSACTION_IN[state])
      const needs = [...new Set([...NEEDS_OF_STATE[state], ...rule.needs])]
      return [pattern.replace('*', state), { ...rule, statement, needs }]
    }),
  )
  return Object.fromEntries(entries) as Record<InState<Pattern, S>, RuleEntry>
}
