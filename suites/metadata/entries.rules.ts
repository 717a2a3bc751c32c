import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { written } from '../interface/writes.ts'

const ARGUMENTS = 'Arguments for create and update'

/** The life of the metadata of a transaction. */
export const entriesRules = {
  ...written('metadata/kept', (when) => stated(ARGUMENTS, `Metadata passed ${when} is held by the transaction.`)),
  'metadata/update-omitted-keeps': inferred(ARGUMENTS, 'An update without metadata leaves the metadata as it was.'),
  'metadata/update-other-key': open(
    ARGUMENTS,
    'Whether metadata of an update replaces the old entries or is merged into them.',
  ),
} satisfies RuleTable<'metadata'>
