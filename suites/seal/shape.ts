import { stated } from '../../helpers/catalogue/rule.ts'
import { objects, text } from '../../helpers/judge/kinds.ts'
import type { Shape } from '../../helpers/judge/shapes.ts'
import { membersOf } from '../interface/members.ts'

/** The members of a transaction that tell of its sealers (document: Transaction object). */
export const sealerMembers = membersOf('Transaction object', 'transaction', ['seal'])({
  'seal/sealers-type': [stated, 'sealers', objects],
  'seal/sealer-id-type': [stated, 'sealers[].id', text],
  'seal/sealer-name-type': [stated, 'sealers[].name', text],
})

/** The sealers of a transaction. */
export const sealersShape = { of: 'transaction', members: sealerMembers.members } satisfies Shape
