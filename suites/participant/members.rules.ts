import { stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { eachMember } from '../interface/document/each-member.ts'
import { rulesOf } from '../interface/document/members.ts'
import { participantMembers } from './shape.ts'

/** The members of a participant, except two policies with undocumented values, and effects that only people can see. */
export const membersRules = tableOf(
  rulesOf(participantMembers),
  stated('Participant', {
    'participant/send-signed-documents-mail-false':
      '`send_signed_documents_mail` of a participant is false or is not shown.',
  }),
  stated('Participant', unreachable('email', 'no documented call shows the emails to participants'), {
    'participant/invitation-effect': 'An invitation has the subject and the message that are set for it.',
    'participant/reminder-effect': 'A reminder has the subject and the message that are set for it.',
    'participant/signed-documents-effect':
      'The email about the signed documents has the subject and the message that are set for it.',
    'participant/signed-documents-mail-sent':
      '`send_signed_documents_mail` decides whether a participant is sent the email about the completed transaction.',
    'participant/schedule-effect': 'Emails are sent at the hours of `schedule`.',
    'participant/do-not-invite-before-effect': 'No invitation is sent before `do_not_invite_before`.',
  }),
  stated('Participant', unreachable('no-call', 'no documented call shows the signature page'), {
    'participant/full-name-effect': 'The signature displays the `full_name` of the participant.',
    'participant/phone-number-effect': 'The mobile number used for authentication is the `phone_number`.',
    'participant/access-control-effect': '`access_control` says whether access to the signature page is controlled.',
    'participant/email-verification-effect': '`email_verification_method` says whether the email is verified.',
    'participant/level1-auth-means-effect': 'The one-time code is sent by one of the `level1_auth_means`.',
    'participant/min-signature-level-effect': 'A participant signs at the `min_signature_level` or above.',
  }),
  eachMember('signature_image_policy', 'document_reading_policy').open('Participant', {
    'participant/*-kind': 'Which kind of value * of a participant has; its values and meaning are not documented.',
  }),
)
