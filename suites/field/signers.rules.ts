import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Updates of a field leave its signers unchanged. */
export const signersRules = tableOf(
  inferred(`The call "updates a field" with the arguments of the table, none of which is a signer, and a signer is
    removed by a signature request with \`delete=true\`: the update does not touch the instructions that link fields to
    signers.`)('Fields', {
    'field/moved-linked': 'When a field is moved, it keeps its signer, and all other fields keep theirs.',
    'field/changed-linked':
      'When a field gets another name and other consents, it keeps its signer, and all other fields keep theirs.',
    'field/visible-linked':
      'When an invisible signature field with a signer is made visible, it keeps its signer, and all other fields keep theirs.',
  }),
  inferred(`"Sending type=visa turns a signature field into a visa field" applies to every signature field, and the signer
    is not an argument: an accepted update changes the type and leaves all signers unchanged.`)('Fields', {
    'field/visa-linked':
      'An accepted update with `type=visa` turns a signature field with signers into a visa field, and all fields keep their signers.',
  }),
  inferred(`"Sending type=signature with page=0 makes a visible signature field invisible" applies to every such field,
    and the signer is not an argument: an accepted update hides the field and leaves its signer unchanged.`)('Fields', {
    'field/invisible-linked':
      'When a signature field with a signer is made invisible, it shows no position and keeps its signer.',
  }),
)
