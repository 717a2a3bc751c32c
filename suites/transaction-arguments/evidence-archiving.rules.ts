import { inferred, open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { TYPES_REFUSE, UNKNOWN_REFUSES } from '../interface/document/derivations.ts'

/** Where the evidence file is archived: nothing of it shows in the transaction. */
export const evidenceArchivingRules = tableOf(
  eachWrite.stated('Arguments for create and update', ['evidence-archiving'], {
    'transaction-arguments/evidence-archiving-accepted-*':
      'An evidence archiving configuration of the workspace is accepted *.',
  }),
  eachWrite.inferred(UNKNOWN_REFUSES)('Arguments for create and update', ['evidence-archiving'], {
    'transaction-arguments/evidence-archiving-unknown-*':
      'An evidence_archiving_configuration_id that names no configuration is refused *.',
  }),
  stated('Arguments for create and update', ['evidence-archiving'], {
    'transaction-arguments/evidence-archiving-deleted-update':
      'An update with delete_evidence_archiving_configuration_id is accepted by a transaction that has a configuration.',
    'transaction-arguments/evidence-archiving-not-deleted-update':
      'An update with delete_evidence_archiving_configuration_id=false is accepted by a transaction that has a configuration.',
    'transaction-arguments/evidence-archiving-set-and-deleted-update':
      'An update that both sets and deletes the evidence archiving configuration is refused.',
  }),
  inferred(TYPES_REFUSE)('Arguments for create and update', ['evidence-archiving'], {
    'transaction-arguments/evidence-archiving-deleted-not-boolean-update':
      'An update whose delete_evidence_archiving_configuration_id is neither true nor false is refused.',
  }),
  open('Arguments for create and update', {
    'transaction-arguments/evidence-archiving-deleted-create':
      'Whether a creation with delete_evidence_archiving_configuration_id, which is for updates only, is refused.',
  }),
  stated(
    'Arguments for create and update',
    unreachable('no-call', 'no documented call shows where the evidence file is archived'),
    {
      'transaction-arguments/evidence-archiving-effect':
        'The evidence file is archived as the evidence archiving configuration says.',
      'transaction-arguments/evidence-archiving-deleted-effect':
        'After delete_evidence_archiving_configuration_id=true the evidence goes to the internal archiving alone.',
    },
  ),
)
