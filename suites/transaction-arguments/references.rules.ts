import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { UNKNOWN_REFUSES, UPDATE_KEEPS } from '../interface/document/derivations.ts'

/** Arguments that name things of the workspace, and show in the transaction. */
export const referencesRules = tableOf(
  eachWrite.stated('Arguments for create and update', ['folder'], {
    'transaction-arguments/folder-kept-*': 'The argument folder_id puts a transaction into that folder *.',
  }),
  stated('Arguments for create and update', ['default-folder'], {
    'transaction-arguments/folder-default':
      'A transaction created without a folder_id is in the default folder of the workspace.',
  }),
  eachWrite.inferred(UNKNOWN_REFUSES)('Arguments for create and update', ['folder'], {
    'transaction-arguments/folder-unknown-*': 'A folder_id that names no folder is refused *.',
  }),
  eachWrite.inferred(
    'The folders are those of the workspace: `folder_id` is by default "the workspace default folder", and the list gives ' +
      '"transactions of the workspace", of "only this folder". A folder of another workspace is none of them; how it is refused ' +
      'is left open.',
  )('Arguments for create and update', ['workspaces', 'folder'], {
    'transaction-arguments/folder-elsewhere-*': 'A folder of another workspace does not get a transaction *.',
  }),
  inferred(UPDATE_KEEPS)('Arguments for create and update', ['folder'], {
    'transaction-arguments/folder-omitted-keeps': 'An update without a folder_id leaves the transaction in its folder.',
  }),
  eachWrite.stated('Arguments for create and update', ['issuing-entities-on', 'issuing-entity'], {
    'transaction-arguments/issuing-entity-kept-*':
      'The argument issuing_entity_id gives a transaction that issuing entity *.',
  }),
  stated('Arguments for create and update', ['issuing-entities-on', 'default-issuing-entity'], {
    'transaction-arguments/issuing-entity-default':
      'A transaction created without an issuing_entity_id has the default issuing entity of the workspace.',
  }),
  eachWrite.inferred(UNKNOWN_REFUSES)('Arguments for create and update', ['issuing-entities-on', 'issuing-entity'], {
    'transaction-arguments/issuing-entity-unknown-*': 'An issuing_entity_id that names no issuing entity is refused *.',
  }),
  inferred(UPDATE_KEEPS)('Arguments for create and update', ['issuing-entities-on', 'issuing-entity'], {
    'transaction-arguments/issuing-entity-omitted-keeps':
      'An update without an issuing_entity_id leaves the issuing entity as it was.',
  }),
)
