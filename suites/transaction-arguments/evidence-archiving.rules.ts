import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { written } from '../interface/writes.ts'

const ARGUMENTS = 'Arguments for create and update'
const CONFIGURATION = { needs: ['evidence-archiving'] } as const

/** Where the evidence file is archived: nothing of it shows in the transaction. */
export const evidenceArchivingRules = {
  ...written('transaction-arguments/evidence-archiving-accepted', (when) =>
    stated(ARGUMENTS, `An evidence archiving configuration of the workspace is accepted ${when}.`, CONFIGURATION),
  ),
  ...written('transaction-arguments/evidence-archiving-unknown', (when) =>
    inferred(
      ARGUMENTS,
      `An evidence_archiving_configuration_id that names no configuration is refused ${when}.`,
      CONFIGURATION,
    ),
  ),
  'transaction-arguments/evidence-archiving-deleted-update': stated(
    ARGUMENTS,
    'An update with delete_evidence_archiving_configuration_id is accepted by a transaction that has a configuration.',
    CONFIGURATION,
  ),
  'transaction-arguments/evidence-archiving-set-and-deleted-update': stated(
    ARGUMENTS,
    'An update that both sets and deletes the evidence archiving configuration is refused.',
    CONFIGURATION,
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
