import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Why an assignment is refused, not ignored, if it names no field of the transaction that can be signed. */
export const NAMES_NONE =
  'The argument is the "field id or field name bearing the signature or visa task", 404 is "resource does not exist", and "codes in the ' +
  '4xx range signal an error caused by input arguments". '

/** The fields to which signers can be assigned, and how requests name them. */
export const fieldsRules = tableOf(
  stated('Endpoints: Instructions', {
    'signature/by-name': 'A signer can be assigned to a field by the name of the field.',
    'signature/visa-assigned': 'A signer can be assigned to a visa field by its id and by its name.',
  }),
  stated('Action', { 'signature/visa-task': 'A signer who is assigned to a visa field has a task for it.' }),
  inferred(`The field is the one "bearing the signature" task, and "a signature field without page, x and y is
    invisible": it is a signature field.`)('Endpoints: Instructions', {
    'signature/invisible-assigned': 'A signer can be assigned to an invisible signature field.',
  }),
  inferred(`"Instructions, participants and actions are updated automatically when a signer or reviewer is added", and
    the call "creates a field": it adds neither, so every participant keeps the same tasks.`)('Instructions', {
    'signature/tasks-beside-field':
      'Adding a field to a draft leaves the tasks of its signers and reviewers unchanged.',
  }),
  inferred(`${NAMES_NONE}A label is a text on the page and has nothing to sign, so an assignment that names a label is
    refused.`)('Endpoints: Instructions', {
    'signature/label-not-assigned': 'Assigning a signer to a label is refused.',
  }),
  inferred(`${NAMES_NONE}A text that is not the id or the name of a field is such an error: there is no field to assign
    a signer to.`)('Endpoints: Instructions', {
    'signature/field-unknown':
      'An assignment that names an unknown or deleted field is refused, whether by an id or by a name.',
  }),
  inferred(`${NAMES_NONE}The path names the transaction that has the "field". A field of another transaction does not
    belong to it, and could be signed only on a document that
    this transaction does not have.`)('Endpoints: Instructions', {
    'signature/field-elsewhere':
      'An assignment that names a field of another transaction is refused, whether by its id or by its name.',
  }),
  open('Endpoints: Instructions', {
    'signature/other-types-assigned':
      'Whether a signer can be assigned to a field of a type other than signature, visa and label.',
    'signature/name-ambiguous': 'Which of two fields with the same name is assigned to a signer.',
    'signature/initials-assigned': 'Whether a signer can be assigned to initials.',
  }),
)
