import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { UPDATE_KEEPS } from '../interface/document/derivations.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** The life of the metadata of a transaction. */
export const entriesRules = tableOf(
  eachWrite.stated('Arguments for create and update', {
    'metadata/kept-*': 'Each of several metadata entries passed * is held under its key, as it was passed.',
    'metadata/value-signs-*': 'A metadata value passed * may have the signs in it that no key may have.',
  }),
  stated('Arguments for create and update', {
    'metadata/update-same-key': 'An update gives a metadata key that is there already its new value.',
  }),
  inferred(UPDATE_KEEPS)('Arguments for create and update', {
    'metadata/update-omitted-keeps': 'An update without metadata leaves the metadata as it was.',
  }),
  open('Arguments for create and update', {
    'metadata/update-other-key': 'Whether metadata of an update replaces the old entries or is merged into them.',
    'metadata/value-outer-blanks':
      'Whether blanks at the ends of a metadata value are held, and several of them in a row.',
  }),
)
