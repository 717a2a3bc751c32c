import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { lengthLimit } from '../interface/writes/limited-texts.ts'
import { eachWrite } from '../interface/writes/writes.ts'

const OF_THE_WHOLE =
  'Limits allows "Metadata" 15 entries, and the metadata of a transaction are one object. Whether an update replaces its entries or adds to them is left open, ' +
  'but not how many there may be: an update that would bring more is beyond the limit.'

/** How long keys and values may be, and how many there may be. */
export const limitsRules = tableOf(
  lengthLimit('metadata/key', 'Arguments for create and update', 'metadata key', 20),
  lengthLimit('metadata/value', 'Arguments for create and update', 'metadata value', 200),
  eachWrite.stated('Arguments for create and update', {
    'metadata/entries-at-limit-*': '15 metadata entries are held *.',
    'metadata/entries-beyond-limit-*': '16 metadata entries are refused *.',
  }),
  inferred(OF_THE_WHOLE)('Limits', {
    'metadata/entries-never-beyond': 'Updates never bring the metadata of a transaction beyond 15 entries.',
  }),
)
