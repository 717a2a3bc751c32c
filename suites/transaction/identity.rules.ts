import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const OBJECT = 'Transaction object'
const FOLDER = { needs: ['folder'] } as const

/** What a transaction is, and where it lies. */
export const identityRules = {
  'transaction/object': stated(OBJECT, '`object` is always `transaction`.'),
  'transaction/ids-differ': inferred(OBJECT, 'Two transactions have different ids.'),
  'transaction/id-stays': inferred(OBJECT, 'A transaction that is read by its id shows that id.'),
  'transaction/folder-id-shown': inferred(OBJECT, 'A transaction shows the id of its folder.'),
  'transaction/folder-name-shown': stated(OBJECT, 'A transaction in a response names its folder.'),
  'transaction/folder-name-of-folder': inferred(OBJECT, 'A moved transaction names its new folder.', FOLDER),
  'transaction/name-default': stated(OBJECT, 'A transaction that was never named shows its id as its name.'),
  'transaction/language-default': stated(OBJECT, 'A transaction without a given language shows `fr`.'),
} satisfies RuleTable<'transaction'>
