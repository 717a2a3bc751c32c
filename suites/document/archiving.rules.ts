import { inferred, open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { TYPES_REFUSE, UNKNOWN_REFUSES } from '../interface/document/derivations.ts'

/** Where the signed documents are archived: nothing of it shows in the transaction. */
export const archivingRules = tableOf(
  eachWrite.stated('Files and documents', ['archiving'], {
    'document/archiving-accepted-*': 'An archiving configuration of the workspace is accepted * of a document.',
  }),
  eachWrite.inferred(UNKNOWN_REFUSES)('Files and documents', ['archiving'], {
    'document/archiving-unknown-*':
      'An archiving_configuration_id that names no configuration is refused * of a document.',
  }),
  stated('Files and documents', ['archiving'], {
    'document/archiving-deleted':
      'An update with delete_archiving_configuration_id=true is accepted by a document that has a configuration.',
    'document/archiving-not-deleted':
      'An update with delete_archiving_configuration_id=false is accepted by a document that has a configuration.',
    'document/archiving-before-signing':
      'The archiving configuration of a document that nobody has signed or reviewed can be set after the start.',
    'document/archiving-set-and-deleted':
      'An update that both sets and deletes the archiving configuration of a document is refused.',
  }),
  inferred(TYPES_REFUSE)('Files and documents', ['archiving'], {
    'document/archiving-deleted-not-boolean':
      'An update whose delete_archiving_configuration_id is neither true nor false is refused.',
  }),
  inferred(TYPES_REFUSE)('Files and documents', {
    'document/archiving-unset-deleted-not-boolean':
      'If a document has no archiving configuration, an update whose delete_archiving_configuration_id is neither true nor false is refused.',
  }),
  stated('Files and documents', ['archiving', ...ACTING], {
    'document/archiving-after-signing':
      'The archiving configuration of a signed document can be neither set nor deleted.',
    'document/archiving-after-review':
      'The archiving configuration of a reviewed document can be neither set nor deleted.',
  }),
  open('Files and documents', {
    'document/archiving-deleted-create':
      'Whether an addition with delete_archiving_configuration_id, which is an argument of updates, is refused.',
  }),
  stated(
    'Files and documents',
    unreachable('no-call', 'no documented call shows where a signed document is archived'),
    {
      'document/archiving-effect': 'A signed document is archived as its archiving configuration says.',
      'document/archiving-deleted-effect':
        'After delete_archiving_configuration_id=true a signed document goes to the internal archiving alone.',
    },
  ),
)
