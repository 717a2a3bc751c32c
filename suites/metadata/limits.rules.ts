import { tableOf } from '../../helpers/catalogue/rule.ts'
import { lengthLimit } from '../interface/limited-texts.ts'
import { eachWrite } from '../interface/writes.ts'

/** How long keys and values may be, and how many there may be. */
export const limitsRules = tableOf(
  lengthLimit('metadata/key', 'Arguments for create and update', 'metadata key', 20),
  lengthLimit('metadata/value', 'Arguments for create and update', 'metadata value', 200),
  eachWrite.stated('Arguments for create and update', {
    'metadata/entries-at-limit-*': '15 metadata entries are held *.',
    'metadata/entries-beyond-limit-*': '16 metadata entries are refused *.',
  }),
)
