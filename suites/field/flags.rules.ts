import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** What a field tells of itself: whether it can be changed and deleted, and whether it came with the file. */
export const flagsRules = tableOf(
  inferred(
    '`deletable` tells "whether currently deletable", and the deletion of a field is "allowed only if no signer is linked to it".',
  )('Field', {
    'field/deletable-unlinked': 'A field of a draft without a signer is `deletable`.',
  }),
  // "Allowed only if no signer is linked to it": here one is.
  stated('Field', {
    'field/deletable-linked':
      'A field to which a signer is linked is not `deletable`, nor one that has lost one of two signers.',
  }),
  inferred(
    '`deletable` tells "whether currently deletable", the deletion of a field is "allowed only if no signer is linked to it", and a ' +
      'signature request with `delete=true` "removes the signer from the field": once it has, none is linked.',
  )('Field', { 'field/deletable-again': 'A field of a draft whose signer was removed is `deletable`.' }),
  inferred('`updatable` tells "whether currently updatable", and a transaction "can be updated" as a draft.')('Field', {
    'field/updatable-draft': 'A field of a draft is `updatable`.',
  }),
  inferred('`built_in` is "true when the field already existed in the file before being added": this one did not.')(
    'Field',
    {
      'field/built-in-made': 'A field that was created is not `built_in`, nor are copies and initials.',
    },
  ),
  inferred(
    '`built_in` is "true when the field already existed in the file before being added". Of a document that was only just added, nobody has ' +
      'created a field: one that it shows, where its file has form fields, existed in the file.',
  )('Field', {
    'field/built-in-found': 'A field that a document shows of the form in its file is `built_in`.',
  }),
  open('Field', {
    'field/flags-started': 'Which `updatable` and `deletable` a signature field shows after the start.',
  }),
  open('Field', ACTING, {
    'field/flags-signed': 'Which `updatable` and `deletable` a field shows that somebody has signed.',
    'field/signed-changed': 'Whether a field that somebody has signed can still be moved.',
  }),
)
