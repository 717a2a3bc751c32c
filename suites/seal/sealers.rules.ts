import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { sealerMembers } from './shape.ts'

/** The sealers that a transaction shows. */
export const sealersRules = tableOf(
  sealerMembers.rules,
  stated('Transaction object', ['seal'], {
    'seal/sealers-hold-certificate': 'A certificate assigned to a field is in `sealers` by its id.',
  }),
  stated('Transaction object', ['seal', 'other-seal'], {
    'seal/sealers-hold-each': 'Two certificates that are assigned are both in `sealers`.',
  }),
  inferred(
    'The `id` of each of the `sealers` is the "id of the certificate for legal person": who is assigned by an email or by a designation ' +
      'is no certificate.',
  )('Transaction object', ['seal'], {
    'seal/sealers-hold-no-other':
      'Beside a certificate, nobody who is assigned by an email or a designation is in `sealers`.',
  }),
  inferred(
    'With `delete` the call "removes the signer from the field", from the one that it names: a certificate that is assigned to another ' +
      'field too still is a sealer.',
  )('Endpoints: Instructions', ['seal'], {
    'seal/sealers-hold-of-several': 'A certificate of two fields that is removed from one of them stays in `sealers`.',
  }),
  inferred(
    'Of `sealers` the table says "`id` (string: id of the certificate for legal person), `name` (string: seal common name)": a certificate that is among the sealers is a seal with a common name, and the table names no case in which it is left out.',
  )('Transaction object', ['seal'], { 'seal/sealer-name-shown': 'A sealer is shown with a name.' }),
  stated('Transaction object', ['seal', 'seal-name'], {
    'seal/sealer-name-told': 'The `name` of a sealer is the common name of its seal.',
  }),
)
