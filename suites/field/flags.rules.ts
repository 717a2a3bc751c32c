import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** The flags of a field: whether it can be updated and deleted, and whether it came with the file. */
export const flagsRules = tableOf(
  inferred(
    '`deletable` says "whether currently deletable", and the deletion of a field is "allowed only if no signer is linked to it".',
  )('Field', { 'field/deletable-unlinked': 'In a draft, a field without a signer is `deletable`.' }),
  // Stated: deletion is "allowed only if no signer is linked to it".
  stated('Field', {
    'field/deletable-linked':
      'A field with a linked signer is not `deletable`, even if another signer of the field was removed.',
  }),
  inferred(`\`deletable\` says "whether currently deletable", the deletion of a field is "allowed only if no signer is
    linked to it", and a signature request with \`delete=true\` "removes the signer from the field": after that, no
    signer is linked.`)('Field', {
    'field/deletable-again': 'If the signer of a field of a draft was removed, the field is `deletable`.',
  }),
  inferred(`An assignment "returns the transaction with a new signature instruction", \`deletable\` says "whether
    currently deletable", and the deletion of a field is "allowed only if no signer is linked to it": a response that
    shows the instruction shows that the field is not deletable.`)('Field', {
    'field/deletable-answered-linked':
      'If the response to an assignment shows the instruction, it does not show its field as `deletable`.',
  }),
  inferred('`updatable` says "whether currently updatable", and a transaction "can be updated" as a draft.')('Field', {
    'field/updatable-draft': 'A field of a draft is `updatable`.',
  }),
  inferred(`\`built_in\` is "true when the field already existed in the file before being added": a created field did
    not.`)('Field', { 'field/built-in-made': 'Created fields, copies and initials are not `built_in`.' }),
  inferred(`\`built_in\` is "true when the field already existed in the file before being added". Nobody has created a
    field on a document that was only just added: if its file has form fields, any field that it shows existed in the
    file.`)('Field', {
    'field/built-in-found': 'If a document shows form fields of its file, these fields are `built_in`.',
  }),
  open('Field', {
    'field/flags-started': 'Which `updatable` and `deletable` flags a signature field shows after the start.',
  }),
  open('Field', ACTING, {
    'field/flags-signed': 'Which `updatable` and `deletable` flags a signed field shows.',
    'field/signed-changed': 'Whether a signed field can still be moved.',
  }),
)
