import { boolean, email, needed, pairs, text, word, type ArgumentTable } from './argument.ts'

export const signer: ArgumentTable = {
  title: 'SignerAssignment',
  arguments: {
    signer: needed(
      text(
        'An email address, the designation of an unknown participant, or the id of a certificate for legal persons.',
      ),
    ),
    field: needed(text('The id or the name of a field to be signed or marked as seen.')),
    delete: boolean('If true, the signer is removed from the field.'),
  },
}

export const reviewer: ArgumentTable = {
  title: 'ReviewerAppointment',
  arguments: {
    reviewer: needed(email('The reviewer.')),
    recipient: needed(email('The participant whose documents are reviewed.')),
    delete: boolean('If true, the reviewer is removed.'),
  },
}

export const sealLogo: ArgumentTable = {
  title: 'SealLogo',
  arguments: {
    logo_display: word('The logo of the certificate, the logo of the issuing entity, or none.', [
      'certificate',
      'issuing_entity',
      'none',
    ]),
  },
}

export const sealAuthorization: ArgumentTable = {
  title: 'SealAuthorization',
  arguments: {
    auth_data: needed({
      ...pairs('The PIN of the certificate: `auth_data[<authentication_means_id>].value=PIN`.', {
        additionalProperties: { type: 'integer' },
      }),
      suffix: '.value',
    }),
  },
}
