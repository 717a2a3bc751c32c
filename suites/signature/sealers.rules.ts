import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Certificates for legal person as signers. */
export const sealersRules = tableOf(
  stated('Endpoints: Instructions', ['seal'], {
    'signature/sealer-assigned': 'A certificate for legal person can be assigned to a field by its id.',
  }),
  inferred(`The call "assigns a signer to a field", and a signer can be an email or a certificate. Assigning one does
    not affect the other, who signs another field.`)('Endpoints: Instructions', ['seal'], {
    'signature/sealer-beside':
      'Assigning a certificate leaves the signers of other fields assigned, and assigning a signer leaves the certificate assigned.',
  }),
  inferred(`With \`delete\` the call "removes the signer from the field", and a signer may be an "id of a certificate
    for legal person"; a field can be deleted if "no signer is linked to it".`)('Endpoints: Instructions', ['seal'], {
    'signature/sealer-removed': 'A certificate can be removed from a field, and the field can then be deleted.',
  }),
  inferred(`A key "that does not grant access to the resource" gets 403, and certificates belong to "the certificates
    area of the workspace". The document leaves open how the id of another workspace's certificate is refused, or as which
    person it is treated.`)('Endpoints: Instructions', ['workspaces', 'seal'], {
    'signature/sealer-elsewhere': 'A certificate of another workspace never becomes a sealer.',
  }),
  open('Endpoints: Instructions', ['seal'], {
    'signature/sealer-shown': 'How an assigned certificate is shown outside `sealers`.',
    'signature/sealer-alternate': 'Whether a certificate and a person can share a field.',
    'signature/sealer-alone': 'Whether a transaction can be started if only a certificate is assigned.',
  }),
)
