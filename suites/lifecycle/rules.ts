import type { RuleTable } from '../../helpers/catalogue/rule.ts'
import { cancelRules } from './rules-cancel.ts'
import { cellRules } from './rules-cells.ts'
import { eventRules } from './rules-events.ts'
import { moveRules } from './rules-moves.ts'
import { refusedRules } from './rules-refused.ts'
import { timeRules } from './rules-time.ts'
import { updateRules } from './rules-updates.ts'

/** States and transitions: every cell of the table, what follows from each move, and what a refusal leaves alone. */
export const lifecycleRules = {
  ...cellRules,
  ...moveRules,
  ...cancelRules,
  ...refusedRules,
  ...timeRules,
  ...updateRules,
  ...eventRules,
} satisfies RuleTable<string>
