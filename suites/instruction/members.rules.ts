import { stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { rulesOf } from '../interface/document/members.ts'
import { instructionMembers } from './shape.ts'

/** The kind of each member of the instructions of a transaction, and the members of captures by type. */
export const membersRules = tableOf(
  rulesOf(instructionMembers),
  stated('Instructions', {
    'instruction/signature-field-known':
      'The `field` of a signature instruction is the id of a field of the transaction.',
  }),
  stated(
    'Instructions',
    unreachable('no-call', 'the arguments of the call that sequences participants are not shown'),
    { 'instruction/sequencing-order': 'The participant named in `before` acts before the one named in `after`.' },
  ),
  stated('Instructions', unreachable('no-call', 'the calls that request captures are not shown'), {
    'instruction/capture-accepted-documents-when':
      'If `document_type` of a capture is `identity_document`, the capture shows `accepted_identity_documents`.',
    'instruction/capture-covered-period-when':
      '`covered_period` of a capture belongs to the types `tax_statement`, `pay_slip` and `bank_statement`.',
    'instruction/capture-freshness-limit-when':
      '`freshness_limit` of a capture belongs to the types `address_proof` and `kbis`.',
    'instruction/capture-name-when': 'If `document_type` of a capture is `other`, the capture shows `name`.',
  }),
)
