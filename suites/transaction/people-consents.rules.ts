import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

const OPTIONAL = [...ACTING, 'optional-consents'] as const

/** Consents when several persons or several documents are involved. */
export const peopleConsentsRules = tableOf(
  inferred(
    '`collected` has "Done consent actions: objects with `actor` (string) and `documents` (array of objects: `id`, `granted_consents` (array), ...)": an object shows what its actor granted, and in which document. Consents belong to a field, and only the signer of the field is asked for them.',
  )('Transaction object', ACTING, {
    'transaction/collected-person-own':
      '`collected` shows each of two signers of one document only with their own consents.',
    'transaction/collected-none-of-person':
      'If the fields of a signer ask for no consent, `collected` shows none for them, even if another signer gave one.',
    'transaction/collected-document-own':
      '`collected` shows each consent of a signer only with the document that asked for it.',
    'transaction/collected-not-of-reviewer': '`collected` shows no consent of a participant under their reviewer.',
  }),
  stated('Transaction object', ACTING, {
    'transaction/collected-each-document':
      'If a signer gave consents to two documents, both are among `granted_consents`, even if their texts are equal.',
    'transaction/collected-each-person': 'If several signers gave the same consent, `collected` shows it for each.',
    'transaction/collected-not-by-refusal': 'If a signer refused, `granted_consents` has no consent of theirs.',
    'transaction/collected-second-signature':
      'If a signer who has signed is assigned another field and signs again, the consent to that field is among `granted_consents`.',
  }),
  inferred(`\`collected\` has "Done consent actions", and several "alternate signers share a field": an alternate signer
    who did not sign because another signer did has done no such action.`)('Transaction object', ACTING, {
    'transaction/collected-not-of-alternate':
      'If an alternate signer signed instead of another, `collected` shows no consent of the other.',
    'transaction/collected-not-of-spared-field':
      'If a signer signs one field after an alternate signed their other field, `collected` shows no consent of the other field for them.',
  }),
  inferred(`\`collected\` has "Done consent actions": an action that was done stays done when its actor is given new
    instructions. They may open it again, but undo nothing.`)('Transaction object', ACTING, {
    'transaction/collected-stays-reopened':
      'When its signer has signed another field, a granted consent is still shown.',
  }),
  stated('Transaction object', OPTIONAL, {
    'transaction/collected-each-optional':
      'If one of two optional consents was declined, it is among `ungranted_consents`, and the other is among `granted_consents`.',
  }),
  inferred(
    '`collected` has for each actor and document `granted_consents` and `ungranted_consents`: if one signer declined a text and another granted it, it is ungranted for the first and granted for the second.',
  )('Transaction object', OPTIONAL, {
    'transaction/collected-declined-by-one':
      'A declined consent is shown as ungranted only for the signer who declined it.',
    'transaction/collected-granted-by-other':
      'If one of two signers declined a consent that the other granted, it is shown as granted for the other signer.',
  }),
  inferred(`\`collected\` has for each actor and document \`granted_consents\` and \`ungranted_consents\`, and each of two
    signatures of a person is a consent action that was done: one does not change what was granted or declined
    with the other.`)('Transaction object', OPTIONAL, {
    'transaction/collected-declined-in-turn':
      'If a signer signs twice, a consent that they declined with either signature is shown as ungranted, not as granted.',
  }),
  open('Transaction object', ACTING, {
    'transaction/collected-without-consents': 'Whether `collected` shows a signer whose fields ask for no consent.',
  }),
)
