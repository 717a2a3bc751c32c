import { inferred, open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { TYPES_REFUSE, UNKNOWN_REFUSES } from '../interface/document/derivations.ts'

/** The archiving of signed documents, which does not show in the transaction. */
export const archivingRules = tableOf(
  eachWrite.stated('Files and documents', ['archiving'], {
    'document/archiving-accepted-*': 'An archiving configuration of the workspace is accepted * of a document.',
  }),
  eachWrite.inferred(UNKNOWN_REFUSES)('Files and documents', ['archiving'], {
    'document/archiving-unknown-*':
      'An `archiving_configuration_id` that names no configuration is refused * of a document.',
  }),
  eachWrite.inferred(`The argument is a "signed documents archiving configuration of the workspace", and a configuration
    of another workspace is not. The document leaves open how it is refused.`)(
    'Files and documents',
    ['workspaces', 'archiving'],
    {
      'document/archiving-elsewhere-*': 'An archiving configuration of another workspace is refused * of a document.',
    },
  ),
  stated('Files and documents', ['archiving'], {
    'document/archiving-deleted':
      'If a document has an archiving configuration, an update with `delete_archiving_configuration_id=true` is accepted.',
    'document/archiving-not-deleted':
      'If a document has an archiving configuration, an update with `delete_archiving_configuration_id=false` is accepted.',
    'document/archiving-before-signing':
      'After the start, the archiving configuration of a document that nobody has signed or reviewed can be set.',
    'document/archiving-set-and-deleted':
      'An update that both sets and deletes the archiving configuration of a document is refused.',
  }),
  inferred(`The \`name\` of a document is the "name given, else the file name". An update without \`name\` may keep the
    one or return to the other, and there is no third name. A name that is sent along with the flag is the name given.`)(
    'Files and documents',
    ['archiving'],
    {
      'document/archiving-deleted-name':
        'After an update with `delete_archiving_configuration_id=true`, a document has the `name` in the update, otherwise its given name or file name.',
    },
  ),
  inferred(TYPES_REFUSE)('Files and documents', ['archiving'], {
    'document/archiving-deleted-not-boolean':
      'An update whose `delete_archiving_configuration_id` is neither true nor false is refused.',
  }),
  inferred(TYPES_REFUSE)('Files and documents', {
    'document/archiving-unset-deleted-not-boolean':
      'If a document has no archiving configuration, an update whose `delete_archiving_configuration_id` is neither true nor false is refused.',
  }),
  stated('Files and documents', ['archiving', ...ACTING], {
    'document/archiving-after-signing':
      'Setting or deleting the archiving configuration of a signed document is refused.',
    'document/archiving-after-review':
      'Setting or deleting the archiving configuration of a reviewed document is refused.',
  }),
  open('Files and documents', {
    'document/archiving-deleted-create':
      'Whether adding a document with `delete_archiving_configuration_id`, an argument for updates only, is refused.',
  }),
  stated(
    'Files and documents',
    unreachable('no-call', 'no documented call shows where a signed document is archived'),
    {
      'document/archiving-effect': 'A signed document is archived according to its archiving configuration.',
      'document/archiving-deleted-effect':
        'After an update with `delete_archiving_configuration_id=true`, a signed document is archived only internally.',
    },
  ),
)
