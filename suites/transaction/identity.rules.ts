import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** The name, the language and the folder of a transaction. */
export const identityRules = tableOf(
  stated('Transaction object', {
    'transaction/folder-name-shown': 'A transaction in a response shows its `folder_name`.',
    'transaction/name-default': 'The `name` of a transaction that was never named is its id.',
    'transaction/language-default': 'The `language` of a transaction that was never given one is `fr`.',
  }),
  inferred(
    '`folder_id` is the "Identifier of the folder holding the transaction", and with none passed it is "the workspace default folder": every transaction is in a folder. For other members, the table says when they are "present only"; for this one it does not.',
  )('Transaction object', { 'transaction/folder-id-shown': 'A transaction shows its `folder_id`.' }),
  stated('Transaction object', ['folder'], {
    'transaction/folder-name-of-folder':
      'When a transaction has been moved out of the default folder, `folder_name` is the same as for one created in the new folder.',
  }),
  stated('Transaction object', ['folder', 'folder-name'], {
    'transaction/folder-name-told': '`folder_name` is the name of the folder that was passed as `folder_id`.',
  }),
  stated('Transaction object', ['default-folder-name'], {
    'transaction/folder-name-told-default':
      '`folder_name` of a transaction created without `folder_id` is the name of the default folder.',
  }),
)
