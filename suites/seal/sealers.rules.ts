import { inferred, stated, tableOf } from '../../helpers/catalogue/rule.ts'
import { sealerMembers } from './shape.ts'

/** The sealers that a transaction shows. */
export const sealersRules = tableOf(
  sealerMembers.rules,
  stated('Transaction object', ['seal'], {
    'seal/sealers-hold-certificate': 'A certificate assigned to a field is in `sealers` by its id.',
  }),
  inferred('')('Transaction object', ['seal'], { 'seal/sealer-name-shown': 'A sealer has the name of its seal.' }),
)
