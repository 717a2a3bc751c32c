import type { Need } from '../../helpers/catalogue/needs.ts'
import type { RuleEntry } from '../../helpers/catalogue/rule.ts'
import type { State } from '../../helpers/given/states.ts'
import { ACTING, HOLD, TIME } from './needs.ts'
import { idOf, type IdOf } from './patterns.ts'

/** A transaction in each state: how a sentence begins that is about it, and what `given.inState` needs to bring it there. */
const TRANSACTIONS: Readonly<Record<State, { readonly subject: string; readonly needs: readonly Need[] }>> = {
  draft: { subject: 'A draft', needs: [] },
  started: { subject: 'A started transaction', needs: [] },
  paused: { subject: 'A paused transaction', needs: [] },
  cancelled: { subject: 'A cancelled transaction', needs: [] },
  expired: { subject: 'An expired transaction', needs: TIME },
  closed: { subject: 'A closed transaction', needs: [...ACTING, ...HOLD] },
  completed: { subject: 'A completed transaction', needs: ACTING },
}

/**
 * A rule about transactions in each of several states: `area/shown-*` gives `area/shown-started` and the others. Each
 * needs what brings a transaction into its state.
 * @param entry the rule; `subject` begins a sentence: "A started transaction"
 */
export function perState<Pattern extends string, In extends State>(
  pattern: Pattern,
  states: readonly In[],
  entry: (subject: string) => RuleEntry,
): Readonly<Record<IdOf<Pattern, In>, RuleEntry>> {
  const rules = states.map((state) => {
    const { subject, needs } = TRANSACTIONS[state]
    const rule = entry(subject)
    return [idOf(pattern, state), { ...rule, needs: [...new Set([...rule.needs, ...needs])] }]
  })
  return Object.fromEntries(rules) as Record<IdOf<Pattern, In>, RuleEntry>
}
