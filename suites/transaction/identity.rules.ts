import { inferred, stated, tableOf } from '../../helpers/catalogue/rule.ts'

/** What a transaction is, and where it lies. */
export const identityRules = tableOf(
  stated('Transaction object', {
    'transaction/object': '`object` is always `transaction`.',
    'transaction/folder-name-shown': 'A transaction in a response names its folder.',
    'transaction/name-default': 'A transaction that was never named shows its id as its name.',
    'transaction/language-default': 'A transaction without a given language shows `fr`.',
  }),
  inferred('')('Transaction object', {
    'transaction/ids-differ': 'Two transactions have different ids.',
    'transaction/id-stays': 'A transaction that is read by its id shows that id.',
    'transaction/folder-id-shown': 'A transaction shows the id of its folder.',
  }),
  inferred('')('Transaction object', ['folder'], {
    'transaction/folder-name-of-folder': 'A moved transaction names its new folder.',
  }),
)
