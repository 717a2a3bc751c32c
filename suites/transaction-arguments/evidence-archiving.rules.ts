import { inferred, open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { TYPES_REFUSE, UNKNOWN_REFUSES } from '../interface/document/derivations.ts'

/** The archiving of the evidence file. The transaction does not show it. */
export const evidenceArchivingRules = tableOf(
  eachWrite.stated('Arguments for create and update', ['evidence-archiving'], {
    'transaction-arguments/evidence-archiving-accepted-*':
      'An evidence archiving configuration of the workspace is accepted *.',
  }),
  eachWrite.inferred(UNKNOWN_REFUSES)('Arguments for create and update', ['evidence-archiving'], {
    'transaction-arguments/evidence-archiving-unknown-*':
      'An unknown `evidence_archiving_configuration_id` is refused *.',
  }),
  eachWrite.inferred(`The argument is an "evidence file archiving configuration of the workspace", and a configuration of
    another workspace is not. The document leaves open how it is refused.`)(
    'Arguments for create and update',
    ['workspaces', 'evidence-archiving'],
    {
      'transaction-arguments/evidence-archiving-elsewhere-*':
        'An evidence archiving configuration of another workspace is refused *.',
    },
  ),
  stated('Arguments for create and update', ['evidence-archiving'], {
    'transaction-arguments/evidence-archiving-deleted-update':
      'If a transaction has a configuration, an update with `delete_evidence_archiving_configuration_id=true` is accepted.',
    'transaction-arguments/evidence-archiving-not-deleted-update':
      'If a transaction has a configuration, an update with `delete_evidence_archiving_configuration_id=false` is accepted.',
    'transaction-arguments/evidence-archiving-set-and-deleted-update':
      'An update that both sets and deletes the evidence archiving configuration is refused.',
  }),
  inferred(TYPES_REFUSE)('Arguments for create and update', ['evidence-archiving'], {
    'transaction-arguments/evidence-archiving-deleted-not-boolean-update':
      'An update whose `delete_evidence_archiving_configuration_id` is neither true nor false is refused.',
  }),
  open('Arguments for create and update', {
    'transaction-arguments/evidence-archiving-deleted-create':
      'Whether a creation with `delete_evidence_archiving_configuration_id`, an argument for updates only, is refused.',
  }),
  stated(
    'Arguments for create and update',
    unreachable('no-call', 'no documented call shows where the evidence file is archived'),
    {
      'transaction-arguments/evidence-archiving-effect':
        'The evidence file is archived according to the evidence archiving configuration.',
      'transaction-arguments/evidence-archiving-deleted-effect':
        'After an update with `delete_evidence_archiving_configuration_id=true`, evidence is archived only through the internal archiving.',
    },
  ),
)
