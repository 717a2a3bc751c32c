import { stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { lengthLimit } from '../interface/limited-texts.ts'
import { written } from '../interface/writes.ts'

const ARGUMENTS = 'Arguments for create and update'

/** How long keys and values may be, and how many there may be. */
export const limitsRules = {
  ...lengthLimit('metadata/key', ARGUMENTS, 'metadata key', 20),
  ...lengthLimit('metadata/value', ARGUMENTS, 'metadata value', 200),
  ...written('metadata/entries-at-limit', (when) => stated(ARGUMENTS, `15 metadata entries are held ${when}.`)),
  ...written('metadata/entries-beyond-limit', (when) => stated(ARGUMENTS, `16 metadata entries are refused ${when}.`)),
} satisfies RuleTable<'metadata'>
