import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { lengthLimit } from '../interface/writes/limited-texts.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** The length of keys and values, and the number of entries. */
export const limitsRules = tableOf(
  lengthLimit('metadata/key', 'Arguments for create and update', 'metadata key', 20),
  lengthLimit('metadata/value', 'Arguments for create and update', 'metadata value', 200),
  eachWrite.stated('Arguments for create and update', {
    'metadata/entries-at-limit-*': '15 metadata entries are accepted and stored *.',
    'metadata/entries-beyond-limit-*': '16 metadata entries are refused *.',
  }),
  inferred(`Limits allows "Metadata" 15 entries, and the metadata of a transaction is one object. The document leaves
    open whether an update replaces its entries or adds to them, but not how many entries are allowed: an update that
    would result in more is beyond the limit.`)('Limits', {
    'metadata/entries-never-beyond': 'Updates never give a transaction more than 15 metadata entries.',
  }),
)
