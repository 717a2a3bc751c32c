import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { AS_PASSED, UPDATE_KEEPS } from '../interface/document/derivations.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** How the metadata of a transaction is stored and updated. */
export const entriesRules = tableOf(
  eachWrite.stated('Arguments for create and update', {
    'metadata/kept-*': 'Each of several metadata entries passed * is stored unchanged under its key.',
    'metadata/value-signs-*': 'A metadata value passed * may contain the characters that a key must not contain.',
  }),
  stated('Arguments for create and update', {
    'metadata/update-same-key': 'If a metadata key exists already, an update gives it the new value.',
  }),
  eachWrite.inferred(AS_PASSED)('Arguments for create and update', {
    'metadata/value-markup-*':
      'If a metadata value with markup, quotes or a semicolon is accepted *, it is stored unchanged.',
  }),
  inferred(UPDATE_KEEPS)('Arguments for create and update', {
    'metadata/update-omitted-keeps': 'If `metadata` is omitted, an update leaves it unchanged.',
  }),
  open('Arguments for create and update', {
    'metadata/update-other-key': 'Whether the metadata of an update replaces the old entries or is merged into them.',
    'metadata/value-outer-blanks':
      'Whether spaces at the ends of a metadata value, and several spaces in a row, are stored.',
  }),
)
