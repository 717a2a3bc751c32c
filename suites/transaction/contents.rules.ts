import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** What was put into a transaction is in it. */
export const contentsRules = tableOf(
  stated('Transaction object', {
    'transaction/participants-hold-signer': 'Signers are among the `participants`, each by email.',
    'transaction/participants-hold-reviewer': 'A reviewer is among the `participants`, by email.',
    'transaction/instructions-hold-signature':
      'Each assignment of a signer is among the `signatures` of the `instructions`, with signer and field.',
    'transaction/instructions-hold-review':
      'The appointment of a reviewer is among the `reviews` of the `instructions`, with reviewer and recipient.',
    'transaction/documents-hold-document': 'Each document that was added is among the `documents`, by its id.',
    'transaction/documents-hold-field': 'Each field is among the `fields` of its document, by its id.',
  }),
)
