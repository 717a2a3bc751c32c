import { stated } from '../../helpers/engine/catalogue/rule.ts'
import { objects, text } from '../../helpers/engine/judge/kinds.ts'
import type { Shape } from '../../helpers/engine/judge/shapes.ts'
import { membersOf } from '../interface/document/members.ts'
import { AUTHORIZABLE } from '../interface/scenes/seals.ts'

/** The members of a transaction that describe its sealers (document: Transaction object). */
export const sealerMembers = membersOf('Transaction object', 'transaction', ['seal'])({
  'seal/sealers-type': [stated, 'sealers', objects],
  'seal/sealer-id-type': [stated, 'sealers[].id', text],
  'seal/sealer-name-type': [stated, 'sealers[].name', text],
})

/** The members of the seal sub-object (document: Other objects). */
export const sealResponseMembers = membersOf('Other objects', 'seal', ['seal'])({
  'seal/answered-id-type': [stated, 'id', text],
  'seal/answered-name-type': [stated, 'name', text],
  'seal/answered-logo-type': [stated, 'logo_display', text],
})
/** The member of the seal sub-object that only an authorization returns. */
export const sealLabelMembers = membersOf(
  'Other objects',
  'seal',
  AUTHORIZABLE,
)({ 'seal/answered-label-type': [stated, 'label', text] })

/** The seal sub-object. */
export const sealShape = {
  of: 'seal',
  members: [...sealResponseMembers.members, ...sealLabelMembers.members],
} satisfies Shape

/** The sealers of a transaction. */
export const sealersShape = { of: 'transaction', members: sealerMembers.members } satisfies Shape
