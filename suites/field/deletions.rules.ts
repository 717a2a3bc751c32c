import { each, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** The two calls that delete a field, as ids and statements name them. */
export const PATHS = [
  { word: '', call: 'deleteField', name: 'by the path of its document' },
  { word: '-directly', call: 'deleteFieldDirectly', name: 'by the path without its document' },
] as const
const eachPath = each(PATHS)

/** Deletions of fields. */
export const deletionsRules = tableOf(
  eachPath.stated('Fields', {
    'field/deleted*': 'A field without a signer can be deleted *, and is gone.',
    'field/deleted*-empty': 'The deletion of a field * is answered without a body.',
    'field/linked-not-deleted*':
      'The deletion of a field to which a signer is linked is refused *, and changes nothing.',
  }),
  eachPath.stated('Errors', {
    'field/deleted*-unknown': 'A field that was deleted * does not exist: to delete it again gives 404.',
  }),
  eachPath.inferred(
    'The call deletes "a field", the one that its path names. The others were not deleted, so they stay as they are.',
  )('Fields', { 'field/deleted*-alone': 'The deletion of a field * leaves all others as they are.' }),
  eachPath.inferred(
    'A deletion is "allowed only if no signer is linked" to the field, and a signature request with `delete=true` "removes the ' +
      'signer from the field": once it has, none is linked.',
  )('Fields', { 'field/unlinked-deleted*': 'A field can be deleted * once its signer was removed.' }),
  open('Field', { 'field/ids-reused': 'Whether a new field gets the id of one that was deleted.' }),
  stated('Errors', { 'field/deleted-not-updated': 'A field that was deleted does not exist: to update it gives 404.' }),
)
