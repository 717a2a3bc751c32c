import { objects, text } from '../../helpers/judge/kinds.ts'
import { member, type Shape } from '../../helpers/judge/shapes.ts'
import type { RuleId } from '../catalogue.ts'

/** The sealers of a transaction (document: Transaction object). */
export const sealersShape: Shape<RuleId> = {
  of: 'transaction',
  members: [
    member('sealers', 'seal/sealers-type', objects),
    member('sealers[].id', 'seal/sealer-id-type', text),
    member('sealers[].name', 'seal/sealer-name-type', text),
  ],
}
