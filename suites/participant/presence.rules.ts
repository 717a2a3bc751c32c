import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachMember } from '../interface/document/each-member.ts'
import { ACTING } from '../interface/document/needs.ts'

/** Members that participants have, whatever their value. */
export const presenceRules = tableOf(
  eachMember('signature_image_policy', 'document_reading_policy').stated('Participant', {
    'participant/*-present':
      'At least one response with a draft or a started transaction has * of a participant, even if it is null.',
  }),
  inferred(`The table has "state | string | \`open\` or \`completed\`", without one of the conditions that it has for
    other members ("displayed only if ..."): every participant who has something to do is in one of the two states.`)(
    'Participant',
    { 'participant/state-shown': 'Each participant of a started transaction has a `state`.' },
  ),
  inferred(
    'The table has "state | string | `open` or `completed`", without one of the conditions that it has for other members ("displayed only if ..."): a participant who has nothing left to do has a state too.',
  )('Participant', ACTING, {
    'participant/state-shown-acted': 'When one of two signers has signed, each participant still has a `state`.',
  }),
)
