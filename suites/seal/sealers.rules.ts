import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { sealerMembers } from './shape.ts'

const OBJECT = 'Transaction object'
const SEAL = { needs: ['seal'] } as const

/** The sealers that a transaction shows. */
export const sealersRules = {
  ...sealerMembers.rules,
  'seal/sealers-hold-certificate': stated(OBJECT, 'A certificate assigned to a field is in `sealers` by its id.', SEAL),
  'seal/sealer-name-shown': inferred(OBJECT, 'A sealer has the name of its seal.', SEAL),
} satisfies RuleTable<'seal'>
