import { open, tableOf } from '../../helpers/catalogue/rule.ts'
import { rulesOf } from '../interface/members.ts'
import { participantMembers } from './shape.ts'

/** What each member of a participant is, save two whose values and meaning are not shown. */
export const membersRules = tableOf(
  rulesOf(participantMembers),
  open('Participant', {
    'participant/signature-image-policy':
      'Whether participants have `signature_image_policy`, and of what kind it is: it is "present in responses", and its values and meaning are not shown.',
    'participant/document-reading-policy':
      'Whether participants have `document_reading_policy`, and of what kind it is: it is "present in responses", and its values and meaning are not shown.',
  }),
)
