import { each, inferred, open, stated, tableOf } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'

/** The two calls that delete a field, as ids and statements name them. */
export const PATHS = [
  { word: '', call: 'deleteField', name: 'by the path of its document' },
  { word: '-directly', call: 'deleteFieldDirectly', name: 'by the path without its document' },
] as const
const eachPath = each(PATHS)

/** Deletions of fields, and what a field tells of them. */
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
  stated('Errors', { 'field/deleted-not-updated': 'A field that was deleted does not exist: to update it gives 404.' }),
  inferred(
    '`deletable` tells "whether currently deletable", and the deletion of a field is "allowed only if no signer is linked to it".',
  )('Field', {
    'field/deletable-unlinked': 'A field of a draft without a signer is `deletable`.',
    'field/deletable-linked': 'A field to which a signer is linked is not `deletable`.',
  }),
  inferred('`updatable` tells "whether currently updatable", and a transaction "can be updated" as a draft.')('Field', {
    'field/updatable-draft': 'A field of a draft is `updatable`.',
  }),
  inferred(
    '`updatable` and `deletable` tell what is "currently" so, and a transaction "can be updated only in draft, started, stalled or ' +
      'paused state": of one that was cancelled no field is either.',
  )('Field', { 'field/cancelled-neither': 'No field of a cancelled transaction is `updatable` or `deletable`.' }),
  inferred('`built_in` is "true when the field already existed in the file before being added": this one did not.')(
    'Field',
    {
      'field/built-in-made': 'A field that was created is not `built_in`.',
    },
  ),
  open('Field', {
    'field/flags-started': 'What `updatable` and `deletable` of a signature field show after the start.',
  }),
  open('Field', ACTING, {
    'field/flags-signed': 'What `updatable` and `deletable` of a field show that somebody has signed.',
    'field/signed-changed': 'Whether a field that somebody has signed can still be moved.',
  }),
)
