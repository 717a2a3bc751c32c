import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { sealerMembers } from './shape.ts'

const OBJECT = 'Transaction object'

/** The sealers that a transaction shows. */
export const sealersRules = {
  ...sealerMembers.rules,
  'seal/sealers-hold-certificate': stated(
    OBJECT,
    'A certificate for legal person that was assigned to a field is in `sealers` by its id.',
    { needs: ['seal'] },
  ),
  'seal/sealer-name-shown': inferred(OBJECT, 'A sealer has the name of its seal.', { needs: ['seal'] }),
} satisfies RuleTable<'seal'>
