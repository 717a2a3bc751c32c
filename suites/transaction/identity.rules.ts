import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** How a transaction is called, and where it lies. */
export const identityRules = tableOf(
  stated('Transaction object', {
    'transaction/folder-name-shown': 'A transaction in a response names its folder.',
    'transaction/name-default': 'A transaction that was never named shows its id as its name.',
    'transaction/language-default': 'A transaction without a given language shows `fr`.',
  }),
  inferred(
    '`folder_id` is the "Identifier of the folder holding the transaction", and with none passed it is "the workspace default folder": every transaction lies in a folder. The table says of other members when they are "present only"; of this one it does not.',
  )('Transaction object', { 'transaction/folder-id-shown': 'A transaction shows the id of its folder.' }),
  stated('Transaction object', ['folder'], {
    'transaction/folder-name-of-folder':
      'A transaction that was moved out of the default folder names its new folder, as one that was created there does.',
  }),
  stated('Transaction object', ['folder', 'folder-name'], {
    'transaction/folder-name-told': '`folder_name` is the name of the folder that the transaction was put into.',
  }),
  stated('Transaction object', ['default-folder-name'], {
    'transaction/folder-name-told-default':
      '`folder_name` of a transaction created without a folder_id is the name of the default folder.',
  }),
)
