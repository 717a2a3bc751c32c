import { each, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** The two calls that delete a field, in the words of ids and statements. */
export const PATHS = [
  { word: '', call: 'deleteField', name: 'through the path of its document' },
  { word: '-directly', call: 'deleteFieldDirectly', name: 'through the path without a document' },
] as const
const eachPath = each(PATHS)

/** Deletions of fields. */
export const deletionsRules = tableOf(
  eachPath.stated('Fields', {
    'field/deleted*': 'Deleting a field without a signer * is accepted and removes the field.',
    'field/deleted*-empty': 'The response to the deletion of a field * is empty.',
    'field/linked-not-deleted*':
      'If a signer is linked to a field, deleting the field * is refused and changes nothing.',
  }),
  eachPath.stated('Errors', { 'field/deleted*-unknown': 'Deleting a field * a second time is refused with 404.' }),
  eachPath.inferred(`The call deletes "a field", the one that its path names. The other fields were not deleted, so they
    stay unchanged.`)('Fields', { 'field/deleted*-alone': 'Deleting a field * changes no other field.' }),
  eachPath.inferred(`A deletion is "allowed only if no signer is linked" to the field, and a signature request with
    \`delete=true\` "removes the signer from the field": after that, no signer is linked.`)('Fields', {
    'field/unlinked-deleted*': 'If the signer of a field was removed, deleting the field * is accepted.',
  }),
  eachPath.inferred(`A deletion is "allowed only if no signer is linked" to the field, and a request with \`delete=true\`
    "removes the signer from the field": the signer of a signed field was not removed, and is still linked.`)(
    'Fields',
    ACTING,
    {
      'field/linked-not-deleted*-signed':
        'Deleting a signed field, or a visa field whose visa was given, * is refused and changes nothing.',
    },
  ),
  open('Field', { 'field/ids-reused': 'Whether a new field can get the id of a deleted field.' }),
  stated('Errors', { 'field/deleted-not-updated': 'Updating a deleted field is refused with 404.' }),
)
