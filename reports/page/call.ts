import { CALLS } from '../../helpers/engine/api/calls.ts'
import type { RuleResult } from '../../helpers/engine/outcome/verdict.ts'

/** The documented calls by name, as people write them: `POST /v1/transactions`. */
export const CALL_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(CALLS).map(([name, { method, path }]) => [name, `${method} ${path}`]),
)

/** The calls with the words that ids of rules end with: `add-document`. The longest come first. */
const ENDINGS = Object.keys(CALLS)
  .map((name) => ({ name, ending: `-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}` }))
  .toSorted((a, b) => b.ending.length - a.ending.length)

/**
 * The name of the documented call that a rule is about: the one whose response was judged, otherwise the one that the id of the
 * rule ends with. Most rules are about members or states, not about one call.
 */
export function callOf({ rule, scenarios }: RuleResult): string | undefined {
  const judged = scenarios.find(({ status, finding }) => status === 'failed' && finding?.call !== undefined)
  return judged?.finding?.call ?? ENDINGS.find(({ ending }) => rule.id.endsWith(ending))?.name
}
