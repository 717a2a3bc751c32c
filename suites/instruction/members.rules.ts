import { stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { rulesOf } from '../interface/document/members.ts'
import { instructionMembers } from './shape.ts'

/** What each member of the instructions of a transaction is, and which of them belong to which captures. */
export const membersRules = tableOf(
  rulesOf(instructionMembers),
  stated(
    'Instructions',
    unreachable('no-call', 'the arguments of the call that sequences participants are not shown'),
    {
      'instruction/sequencing-order': 'The participant named in `before` acts before the one named in `after`.',
    },
  ),
  stated('Instructions', unreachable('no-call', 'the calls that request captures are not shown'), {
    'instruction/capture-accepted-documents-when':
      '`accepted_identity_documents` of a capture show when its `document_type` is `identity_document`.',
    'instruction/capture-covered-period-when':
      '`covered_period` of a capture is for the types `tax_statement`, `pay_slip` and `bank_statement`.',
    'instruction/capture-freshness-limit-when':
      '`freshness_limit` of a capture is for the types `address_proof` and `kbis`.',
    'instruction/capture-name-when': '`name` of a capture shows when its `document_type` is `other`.',
  }),
)
