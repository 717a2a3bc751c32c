import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** The participants, instructions, documents and fields that were added to a transaction. */
export const contentsRules = tableOf(
  stated('Transaction object', {
    'transaction/participants-hold-signer': 'Each signer is among `participants` with their email.',
    'transaction/participants-hold-reviewer': 'A reviewer is among `participants` with their email.',
    'transaction/instructions-hold-signature':
      'Each assignment of a signer is among `instructions.signatures` with its signer and field.',
    'transaction/instructions-hold-review':
      'The appointment of a reviewer is among `instructions.reviews` with its reviewer and recipient.',
    'transaction/documents-hold-document': 'Each document that was added is among `documents` with its id.',
    'transaction/documents-hold-field': 'Each field is among `fields` of its document with its id.',
  }),
)
