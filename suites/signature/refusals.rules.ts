import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Why an empty signer is refused. */
export const EMPTY_SIGNER = `The argument is required, and is an "email, designation of an unknown participant, or id of a
  certificate for legal person". An empty text is like a missing argument, and "codes in the 4xx range signal an error
  caused by input arguments".`

/** Why an empty field is refused. */
export const EMPTY_FIELD = `The argument is required, and is a "field id or field name". An empty text is like a missing
  argument, and "codes in the 4xx range signal an error caused by input arguments".`

/** Assignments and removals that are refused and change nothing. */
export const refusalsRules = tableOf(
  stated('Endpoints: Instructions', {
    'signature/signer-missing': 'Assigning or removing a signer without `signer` is refused.',
    'signature/field-missing': 'Assigning or removing a signer without `field` is refused.',
  }),
  inferred(EMPTY_SIGNER)('Endpoints: Instructions', {
    'signature/signer-empty': 'Assigning or removing a signer with an empty `signer` is refused.',
  }),
  inferred(EMPTY_FIELD)('Endpoints: Instructions', {
    'signature/field-empty': 'Assigning or removing a signer with an empty `field` is refused.',
  }),
)
