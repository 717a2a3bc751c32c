import type { NoRule, TableRow } from '../../helpers/engine/coverage/table.ts'
import type { RuleId } from '../catalogue.ts'

/** An id of a rule, which compiles only if it exists, or a glob of several. */
type Named = RuleId | `${string}*${string}`

/** A row of the document that rules account for. */
export const row = (digest: string, about: string, ...rules: readonly [Named, ...Named[]]): TableRow => ({
  digest,
  about,
  rules,
})

/** A row of the document for which there is no rule, and why. */
export const none = (digest: string, about: string, reason: NoRule, because: string): TableRow => ({
  digest,
  about,
  rules: [],
  none: { reason, because },
})
