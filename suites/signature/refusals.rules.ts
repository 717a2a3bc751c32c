import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Assignments that are refused, and what they leave as it was. */
export const refusalsRules = tableOf(
  stated('Endpoints: Instructions', {
    'signature/signer-missing': 'A request without a signer is refused, whether it assigns or removes.',
    'signature/field-missing': 'A request without a field is refused, whether it assigns or removes.',
  }),
  inferred(
    'The argument is required, and is an "email, designation of an unknown participant, or id of a certificate for legal person". An ' +
      'empty text is none of these: who sends it has not given what is required, and "codes in the 4xx range signal an error caused ' +
      'by input arguments".',
  )('Endpoints: Instructions', {
    'signature/signer-empty': 'A request with an empty signer is refused, whether it assigns or removes.',
  }),
  inferred(
    'The argument is required, and is a "field id or field name". An empty text is neither: who sends it has not given what is required, ' +
      'and "codes in the 4xx range signal an error caused by input arguments".',
  )('Endpoints: Instructions', {
    'signature/field-empty': 'A request with an empty field is refused, whether it assigns or removes.',
  }),
)
