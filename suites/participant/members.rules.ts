import { open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { rulesOf } from '../interface/document/members.ts'
import { participantMembers } from './shape.ts'

/** What each member of a participant is, except two whose values and meaning are not shown; and what those do that only people see. */
export const membersRules = tableOf(
  rulesOf(participantMembers),
  stated('Participant', {
    'participant/send-signed-documents-mail-false':
      '`send_signed_documents_mail` of a participant is false or is not shown.',
  }),
  stated('Participant', unreachable('email', 'the emails to participants are shown by no documented call'), {
    'participant/invitation-effect': 'An invitation has the subject and the message that are set for it.',
    'participant/reminder-effect': 'A reminder has the subject and the message that are set for it.',
    'participant/signed-documents-effect':
      'The email that signed documents are there has the subject and the message that are set for it.',
    'participant/signed-documents-mail-sent':
      'Whether a participant is sent the email of the completed transaction is as `send_signed_documents_mail` says.',
    'participant/schedule-effect': 'Emails are sent at the hours of `schedule`.',
    'participant/do-not-invite-before-effect': 'No invitation is sent ahead of `do_not_invite_before`.',
  }),
  stated('Participant', unreachable('no-call', 'the signature page is shown by no documented call'), {
    'participant/full-name-effect': 'The signature displays the `full_name`.',
    'participant/phone-number-effect': 'The mobile number that authenticates is the `phone_number`.',
    'participant/access-control-effect': '`access_control` tells whether access to the signature page is controlled.',
    'participant/email-verification-effect': '`email_verification_method` tells whether the email is verified.',
    'participant/level1-auth-means-effect': 'The one-time code comes by one of the `level1_auth_means`.',
    'participant/min-signature-level-effect': 'A participant signs at the `min_signature_level` or above.',
  }),
  open('Participant', {
    'participant/signature-image-policy-kind':
      'Which kind of value `signature_image_policy` of a participant has: its values and meaning are not shown.',
    'participant/document-reading-policy-kind':
      'Which kind of value `document_reading_policy` of a participant has: its values and meaning are not shown.',
  }),
)
