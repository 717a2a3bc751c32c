import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Members that participants show, whatever their value. */
export const presenceRules = tableOf(
  stated('Participant', {
    'participant/signature-image-policy-present':
      'At least one response with a draft or a started transaction has `signature_image_policy` of a participant, be it null.',
    'participant/document-reading-policy-present':
      'At least one response with a draft or a started transaction has `document_reading_policy` of a participant, be it null.',
  }),
  inferred(
    'The table has "state | string | `open` or `completed`", without one of the conditions that it has for other members ("displayed only if ..."): whoever has something to do is in one of the two states.',
  )('Participant', {
    'participant/state-shown': 'Each participant of a started transaction shows a `state`.',
  }),
)
