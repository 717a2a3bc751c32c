import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Certificates for legal person as signers. */
export const sealersRules = tableOf(
  stated('Endpoints: Instructions', ['seal'], {
    'signature/sealer-assigned': 'A certificate for legal person can be assigned to a field by its id.',
  }),
  inferred(
    'The call "assigns a signer to a field", and a signer is an email as well as a certificate: to assign the one is nothing to the ' +
      'other, who signs another field.',
  )('Endpoints: Instructions', ['seal'], {
    'signature/sealer-beside':
      'A certificate that is assigned leaves the signers of other fields, and is left by them.',
  }),
  inferred(
    'With `delete` the call "removes the signer from the field", and a signer may be an "id of a certificate for legal person"; a field ' +
      'can be deleted where "no signer is linked to it".',
  )('Endpoints: Instructions', ['seal'], {
    'signature/sealer-removed': 'A certificate can be removed from a field, which can be deleted then.',
  }),
  open('Endpoints: Instructions', ['seal'], {
    'signature/sealer-shown': 'How a certificate that is assigned shows outside `sealers`.',
    'signature/sealer-alternate': 'Whether a certificate and a person can share a field.',
    'signature/sealer-alone': 'Whether a transaction starts that only a certificate is to sign.',
  }),
)
