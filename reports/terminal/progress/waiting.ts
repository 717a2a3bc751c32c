import type { CurrentWait, Lag } from '../../../helpers/engine/given/waits.ts'
import { countOf } from '../../text.ts'

/** The reasons of waits, and the variables that limit them. */
const LAGS: Readonly<Record<Lag, { readonly until: string; readonly variable: string }>> = {
  reads: { until: 'a read to show what was written', variable: 'ESIGN_READ_LAG_SECONDS' },
  lists: { until: 'a list or an event to show', variable: 'ESIGN_SLOW_LAG_SECONDS' },
}

/** The number of rules that are named. */
const NAMED = 2

/**
 * `waiting up to 30 s for a list or an event to show: 7 scenarios of event/opened, event/closed, … (ESIGN_SLOW_LAG_SECONDS)`;
 * undefined if nothing waits.
 */
export function waitingText([first]: readonly CurrentWait[]): string | undefined {
  if (!first) return undefined
  const { until, variable } = LAGS[first.lag]
  const rules = first.rules.length === 0 ? '' : ` of ${namesOf(first.rules)}`
  return `waiting up to ${Math.round(first.ms / 1000)} s for ${until}: ${countOf(first.scenarios, 'scenario')}${rules} (${variable})`
}

/** `event/closed`, or `event/closed, event/opened, …`. */
const namesOf = (rules: readonly string[]): string =>
  [...rules.slice(0, NAMED), ...(rules.length > NAMED ? ['…'] : [])].join(', ')

/** The number of scenarios that wait. */
export const waitingCount = (waits: readonly CurrentWait[]): number =>
  waits.reduce((sum, { scenarios }) => sum + scenarios, 0)
