import { inferred, open, tableOf } from '../../helpers/catalogue/rule.ts'
import { eachWrite } from '../interface/writes.ts'

/** The life of the metadata of a transaction. */
export const entriesRules = tableOf(
  eachWrite.stated('Arguments for create and update', {
    'metadata/kept-*': 'Metadata passed * is held by the transaction.',
  }),
  inferred('')('Arguments for create and update', {
    'metadata/update-omitted-keeps': 'An update without metadata leaves the metadata as it was.',
  }),
  open('Arguments for create and update', {
    'metadata/update-other-key': 'Whether metadata of an update replaces the old entries or is merged into them.',
  }),
)
