import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Why what names no field of the transaction that can be signed is refused, and not passed over. */
const NAMES_NONE =
  'The argument is the "field id or field name bearing the signature or visa task", 404 is "resource does not exist", and "codes in the ' +
  '4xx range signal an error caused by input arguments". '

/** Which fields bear the task of a signer, and how they are named. */
export const fieldsRules = tableOf(
  stated('Endpoints: Instructions', {
    'signature/by-name': 'A signer can be assigned to a field by the name of the field.',
    'signature/visa-assigned': 'A signer can be assigned to a visa field, by its id and by its name.',
  }),
  stated('Action', {
    'signature/visa-task': 'A signer who is assigned to a visa field has a task of it.',
  }),
  inferred(
    'The field is the one "bearing the signature" task, and "a signature field without page, x and y is invisible": it is a signature field.',
  )('Endpoints: Instructions', {
    'signature/invisible-assigned': 'A signer can be assigned to an invisible signature field.',
  }),
  inferred(
    '"Instructions, participants and actions are updated automatically when a signer or reviewer is added", and the call "creates a ' +
      'field": it adds neither, so who has which tasks is as it was.',
  )('Instructions', {
    'signature/tasks-beside-field':
      'Adding a field to a draft leaves the tasks of its signers and reviewers as they were.',
  }),
  inferred(`${NAMES_NONE}A label is a text on the page: there is nothing to sign in it, so who names one is refused.`)(
    'Endpoints: Instructions',
    {
      'signature/label-not-assigned': 'A signer cannot be assigned to a label.',
    },
  ),
  inferred(
    `${NAMES_NONE}What is the id or the name of no field is such an error: there is nothing to assign a signer to.`,
  )('Endpoints: Instructions', {
    'signature/field-unknown':
      'An assignment is refused that names no field: by an id, by a name, or by the id of a field that was deleted.',
  }),
  inferred(
    `${NAMES_NONE}The path names the transaction whose "field" it is: a field of another one is none of this one, which would have ` +
      'to be signed on a document that it does not hold.',
  )('Endpoints: Instructions', {
    'signature/field-elsewhere':
      'An assignment is refused that names a field of another transaction, by its id or by its name.',
  }),
  open('Endpoints: Instructions', {
    'signature/other-types-assigned':
      'Whether a signer can be assigned to a field of another type than signature, visa and label.',
    'signature/name-ambiguous': 'Which of two fields a name that both have stands for.',
    'signature/initials-assigned': 'Whether a signer can be assigned to initials.',
  }),
)
