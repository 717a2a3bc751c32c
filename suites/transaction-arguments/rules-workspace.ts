import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const ARGUMENTS = 'Arguments for create and update'

/** Arguments that name things of the workspace, or whose default is one of its preferences. */
export const workspaceRules = {
  'transaction-arguments/folder-kept-create': stated(
    ARGUMENTS,
    'A transaction created with a folder_id is in that folder.',
    {
      needs: ['folder'],
    },
  ),
  'transaction-arguments/folder-kept-update': stated(
    ARGUMENTS,
    'An update with a folder_id moves the transaction to that folder.',
    {
      needs: ['folder'],
    },
  ),
  'transaction-arguments/folder-default': stated(
    ARGUMENTS,
    'A transaction created without a folder_id is in the default folder of the workspace.',
    { needs: ['default-folder'] },
  ),
  'transaction-arguments/folder-unknown-create': inferred(
    ARGUMENTS,
    'A folder_id that names no folder is refused on creation.',
    {
      needs: ['folder'],
    },
  ),
  'transaction-arguments/folder-unknown-update': inferred(
    ARGUMENTS,
    'A folder_id that names no folder is refused on update.',
    {
      needs: ['folder'],
    },
  ),
  'transaction-arguments/folder-omitted-keeps': inferred(
    ARGUMENTS,
    'An update without a folder_id leaves the transaction in its folder.',
    { needs: ['folder'] },
  ),

  'transaction-arguments/private-true-create': stated(ARGUMENTS, 'A transaction created with private=true is private.'),
  'transaction-arguments/private-false-create': stated(
    ARGUMENTS,
    'A transaction created with private=false is not private.',
  ),
  'transaction-arguments/private-false-over-default-create': stated(
    ARGUMENTS,
    'A transaction created with private=false is not private where the workspace prefers private ones.',
    { needs: ['private-by-default'] },
  ),
  'transaction-arguments/private-true-update': stated(
    ARGUMENTS,
    'An update with private=true makes a transaction private.',
  ),
  'transaction-arguments/private-false-update': stated(
    ARGUMENTS,
    'An update with private=false makes a private transaction not private.',
  ),
  'transaction-arguments/private-default-private': stated(
    ARGUMENTS,
    'A transaction created without private is private where the workspace prefers private ones.',
    { needs: ['private-by-default'] },
  ),
  'transaction-arguments/private-default-public': stated(
    ARGUMENTS,
    'A transaction created without private is not private where the workspace does not prefer private ones.',
    { needs: ['public-by-default'] },
  ),
  'transaction-arguments/private-not-boolean-create': inferred(
    ARGUMENTS,
    'A value of private that is neither true nor false is refused on creation.',
  ),
  'transaction-arguments/private-not-boolean-update': inferred(
    ARGUMENTS,
    'A value of private that is neither true nor false is refused on update.',
  ),
  'transaction-arguments/private-omitted-keeps': inferred(
    ARGUMENTS,
    'An update without private leaves the transaction as private as it was.',
  ),

  'transaction-arguments/watchers-kept-create': stated(
    ARGUMENTS,
    'Workspace members passed as watchers on creation are watchers of the transaction.',
    { needs: ['members'] },
  ),
  'transaction-arguments/watchers-kept-update': stated(
    ARGUMENTS,
    'Workspace members passed as watchers on an update are watchers of the transaction.',
    { needs: ['members'] },
  ),
  'transaction-arguments/watchers-stranger-create': inferred(
    ARGUMENTS,
    'An address that is no workspace member does not become a watcher on creation.',
    { needs: ['members'] },
  ),
  'transaction-arguments/watchers-stranger-update': inferred(
    ARGUMENTS,
    'An address that is no workspace member does not become a watcher on update.',
    { needs: ['members'] },
  ),
  'transaction-arguments/watchers-omitted-keeps': inferred(
    ARGUMENTS,
    'An update without watchers leaves the watchers as they were.',
    { needs: ['members'] },
  ),
  'transaction-arguments/watchers-update-again': open(
    ARGUMENTS,
    'Whether the watchers of an update replace the old ones or join them.',
    { needs: ['members'] },
  ),

  'transaction-arguments/issuing-entity-kept-create': stated(
    ARGUMENTS,
    'A transaction created with an issuing_entity_id has that issuing entity.',
    { needs: ['issuing-entities-on', 'issuing-entity'] },
  ),
  'transaction-arguments/issuing-entity-kept-update': stated(
    ARGUMENTS,
    'An update with an issuing_entity_id gives the transaction that issuing entity.',
    { needs: ['issuing-entities-on', 'issuing-entity'] },
  ),
  'transaction-arguments/issuing-entity-default': stated(
    ARGUMENTS,
    'A transaction created without an issuing_entity_id has the default issuing entity of the workspace.',
    { needs: ['issuing-entities-on', 'default-issuing-entity'] },
  ),
  'transaction-arguments/issuing-entity-unknown-create': inferred(
    ARGUMENTS,
    'An issuing_entity_id that names no issuing entity is refused on creation.',
    { needs: ['issuing-entities-on', 'issuing-entity'] },
  ),
  'transaction-arguments/issuing-entity-unknown-update': inferred(
    ARGUMENTS,
    'An issuing_entity_id that names no issuing entity is refused on update.',
    { needs: ['issuing-entities-on', 'issuing-entity'] },
  ),
  'transaction-arguments/issuing-entity-omitted-keeps': inferred(
    ARGUMENTS,
    'An update without an issuing_entity_id leaves the issuing entity as it was.',
    { needs: ['issuing-entities-on', 'issuing-entity'] },
  ),

  'transaction-arguments/evidence-archiving-accepted-create': stated(
    ARGUMENTS,
    'An evidence archiving configuration of the workspace is accepted on creation.',
    { needs: ['evidence-archiving'] },
  ),
  'transaction-arguments/evidence-archiving-accepted-update': stated(
    ARGUMENTS,
    'An evidence archiving configuration of the workspace is accepted on update.',
    { needs: ['evidence-archiving'] },
  ),
  'transaction-arguments/evidence-archiving-unknown-create': inferred(
    ARGUMENTS,
    'An evidence_archiving_configuration_id that names no configuration is refused on creation.',
    { needs: ['evidence-archiving'] },
  ),
  'transaction-arguments/evidence-archiving-unknown-update': inferred(
    ARGUMENTS,
    'An evidence_archiving_configuration_id that names no configuration is refused on update.',
    { needs: ['evidence-archiving'] },
  ),
  'transaction-arguments/evidence-archiving-deleted-update': stated(
    ARGUMENTS,
    'An update with delete_evidence_archiving_configuration_id is accepted by a transaction that has a configuration.',
    { needs: ['evidence-archiving'] },
  ),
  'transaction-arguments/evidence-archiving-set-and-deleted-update': stated(
    ARGUMENTS,
    'An update that both sets and deletes the evidence archiving configuration is refused.',
    { needs: ['evidence-archiving'] },
  ),
  'transaction-arguments/evidence-archiving-deleted-create': open(
    ARGUMENTS,
    'Whether a creation with delete_evidence_archiving_configuration_id, which is for updates only, is refused.',
  ),
  'transaction-arguments/evidence-archiving-effect': stated(
    ARGUMENTS,
    'The evidence file is archived as the evidence archiving configuration says.',
    { unreachable: ['no-call', 'no documented call shows where the evidence file is archived'] },
  ),
  'transaction-arguments/evidence-archiving-deleted-effect': stated(
    ARGUMENTS,
    'After delete_evidence_archiving_configuration_id=true the evidence goes to the internal archiving alone.',
    { unreachable: ['no-call', 'no documented call shows where the evidence file is archived'] },
  ),
} satisfies RuleTable<'transaction-arguments'>
