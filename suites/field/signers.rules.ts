import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** What the update of a field leaves to those who are to sign. */
export const signersRules = tableOf(
  inferred(
    'The call "updates a field" with the arguments of the table, none of which is a signer, and a signer is removed by a signature ' +
      'request with `delete=true`: no instruction that links a field to its signer was touched.',
  )('Fields', {
    'field/moved-linked': 'A field that is moved keeps its signer, and all others keep theirs.',
    'field/changed-linked':
      'A field that gets another name and other consents keeps its signer, and all others keep theirs.',
    'field/visa-linked': 'A signature field that becomes a visa keeps its signer, and all others keep theirs.',
  }),
  inferred(
    '"Sending type=signature with page=0 makes a visible signature field invisible" is said of every such field, and the signer is none of ' +
      'the arguments: an update that is accepted does the one, and leaves the other.',
  )('Fields', {
    'field/invisible-linked':
      'A signature field with a signer that is made invisible shows no position, and keeps its signer.',
  }),
)
