import type { NoRule, TableRow } from '../../helpers/engine/coverage/table.ts'
import type { RuleId } from '../catalogue.ts'

/** The id of an existing rule, or a glob for several rules. */
type Named = RuleId | `${string}*${string}`

/** A row of the document that has rules. */
export const row = (digest: string, about: string, ...rules: readonly [Named, ...Named[]]): TableRow => ({
  digest,
  about,
  rules,
})

/** A row of the document that has no rule, with the reason. */
export const none = (digest: string, about: string, reason: NoRule, because: string): TableRow => ({
  digest,
  about,
  rules: [],
  none: { reason, because },
})
