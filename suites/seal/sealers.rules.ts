import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { sealerMembers } from './shape.ts'

/** The sealers that a transaction shows. */
export const sealersRules = tableOf(
  sealerMembers.rules,
  stated('Transaction object', ['seal'], {
    'seal/sealers-hold-certificate': 'If a certificate is assigned to a field, `sealers` lists it by its id.',
  }),
  stated('Transaction object', ['seal', 'other-seal'], {
    'seal/sealers-hold-each': 'If two certificates are assigned, `sealers` lists both.',
  }),
  inferred(`The \`id\` of each of the \`sealers\` is the "id of the certificate for legal person": a signer who is
    assigned by an email or a designation is not a certificate.`)('Transaction object', ['seal'], {
    'seal/sealers-hold-no-other':
      'If a certificate is assigned, `sealers` lists nobody who is assigned by an email or a designation.',
  }),
  inferred(`With \`delete\` the call "removes the signer from the field", that is, from the field that it names: a
    certificate that is assigned to another field is still a sealer.`)('Endpoints: Instructions', ['seal'], {
    'seal/sealers-hold-of-several':
      'If a certificate or a person is removed from one field, a certificate assigned to another field stays in `sealers`.',
  }),
  inferred(`The table says about \`sealers\`: "\`id\` (string: id of the certificate for legal person), \`name\` (string: seal
    common name)": an element shows a certificate and nothing about its fields, so one certificate is one sealer, however
    many fields it seals.`)('Transaction object', ['seal'], {
    'seal/sealers-hold-once': 'A certificate that is assigned to several fields, or assigned again, is one sealer.',
  }),
  open('Endpoints: Instructions', ['seal'], {
    'seal/sealers-without-removed': 'Whether `sealers` still lists a certificate that was removed from its only field.',
  }),
  inferred(
    'The table says about `sealers`: "`id` (string: id of the certificate for legal person), `name` (string: seal common name)": a certificate in `sealers` is a seal with a common name, and the table names no case in which the name is left out.',
  )('Transaction object', ['seal'], { 'seal/sealer-name-shown': 'A sealer has a `name`.' }),
  stated('Transaction object', ['seal', 'seal-name'], {
    'seal/sealer-name-told': 'The `name` of a sealer is the common name of its seal.',
  }),
  stated('Transaction object', ['seal', 'seal-name', 'other-seal'], {
    'seal/sealer-name-of-each': 'If two certificates are assigned, each sealer has the common name of its own seal.',
  }),
  inferred(`\`name\` is the "seal common name": it belongs to the seal, so it is the same whichever other certificates are
    assigned.`)('Transaction object', ['seal', 'other-seal'], {
    'seal/sealer-name-same': 'If two certificates are assigned, a sealer has the name that it has as the only sealer.',
  }),
)
