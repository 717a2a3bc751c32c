import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { UNKNOWN_REFUSES, UPDATE_KEEPS } from '../interface/document/derivations.ts'

/** Arguments that name things of the workspace and are shown in the transaction. */
export const referencesRules = tableOf(
  eachWrite.stated('Arguments for create and update', ['folder'], {
    'transaction-arguments/folder-kept-*': 'A `folder_id` passed * puts the transaction into that folder.',
  }),
  stated('Arguments for create and update', ['default-folder'], {
    'transaction-arguments/folder-default':
      'A transaction created without `folder_id` is in the default folder of the workspace.',
  }),
  stated('Arguments for create and update', ['workspaces', 'default-folder'], {
    'transaction-arguments/folder-default-each':
      'In a second workspace, a transaction created without `folder_id` is in the default folder of this workspace.',
  }),
  stated('Arguments for create and update', ['second-key', 'default-folder'], {
    'transaction-arguments/folder-default-second-key':
      'A transaction that a second key creates without `folder_id` is in the default folder of the workspace.',
  }),
  stated('Arguments for create and update', ['second-key', 'folder'], {
    'transaction-arguments/folder-kept-second-key':
      'If a second key of the workspace creates a transaction with a `folder_id`, it is in that folder.',
  }),
  inferred(`\`folder_name\` is the "name of the folder", the one "holding the transaction": an update that changes the
    folder changes its name as well.`)('Arguments for create and update', ['folder'], {
    'transaction-arguments/folder-name-followed':
      'If an update moves a transaction, `folder_name` is the same as for one created in the new folder.',
  }),
  eachWrite.inferred(UNKNOWN_REFUSES)('Arguments for create and update', ['folder'], {
    'transaction-arguments/folder-unknown-*': 'An unknown `folder_id` is refused *.',
  }),
  eachWrite.inferred(`Folders belong to the workspace: \`folder_id\` is by default "the workspace default folder", and
    the list has "transactions of the workspace", of "only this folder". A folder of another workspace is not one of
    them. The document leaves open how it is refused.`)('Arguments for create and update', ['workspaces', 'folder'], {
    'transaction-arguments/folder-elsewhere-*': 'A transaction cannot be put into a folder of another workspace *.',
  }),
  inferred(UPDATE_KEEPS)('Arguments for create and update', ['folder'], {
    'transaction-arguments/folder-omitted-keeps':
      'If `folder_id` is omitted, an update leaves the transaction in its folder.',
  }),
  eachWrite.stated('Arguments for create and update', ['issuing-entities-on', 'issuing-entity'], {
    'transaction-arguments/issuing-entity-kept-*':
      'An `issuing_entity_id` passed * gives the transaction that issuing entity.',
  }),
  stated('Arguments for create and update', ['issuing-entities-on', 'default-issuing-entity'], {
    'transaction-arguments/issuing-entity-default':
      'A transaction created without `issuing_entity_id` has the default issuing entity of the workspace.',
  }),
  eachWrite.inferred(UNKNOWN_REFUSES)('Arguments for create and update', ['issuing-entities-on', 'issuing-entity'], {
    'transaction-arguments/issuing-entity-unknown-*': 'An unknown `issuing_entity_id` is refused *.',
  }),
  eachWrite.inferred(`Issuing entities belong to the workspace, whose feature they are: \`issuing_entity_id\` is by default
    "the workspace default issuing entity". One of another workspace is not one of them. The document leaves open how it
    is refused.`)('Arguments for create and update', ['workspaces', 'issuing-entities-on', 'issuing-entity'], {
    'transaction-arguments/issuing-entity-elsewhere-*':
      'A transaction cannot be given an issuing entity of another workspace *.',
  }),
  inferred(UPDATE_KEEPS)('Arguments for create and update', ['issuing-entities-on', 'issuing-entity'], {
    'transaction-arguments/issuing-entity-omitted-keeps':
      'If `issuing_entity_id` is omitted, an update leaves the issuing entity unchanged.',
  }),
)
