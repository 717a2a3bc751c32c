import { stated, unreachable, type Condition } from '../../helpers/engine/catalogue/rule.ts'
import * as is from '../../helpers/engine/judge/kinds.ts'
import { watched, type Shape } from '../../helpers/engine/judge/shapes.ts'
import { membersIn, membersOf, type MemberRow } from '../interface/document/members.ts'
import { SETTING } from '../interface/document/needs.ts'
import { ACCESS_CONTROLS, AUTHENTICATION_MEANS, EMAIL_VERIFICATION_METHODS } from '../interface/document/values.ts'
import { FULL_NAME_TYPES, PARTICIPANT_STATES, PHONE_NUMBER_TYPES } from '../interface/document/values.ts'
import { SIGNATURE_LEVELS } from '../interface/document/values.ts'

/** A member of the participants of a transaction. */
const of = (name: string, kind: is.Kind): MemberRow => [stated, `participants[].${name}`, kind]
const membersWhen = (condition?: Condition) => membersOf('Participant', 'transaction', condition)
const unset = unreachable('no-call', 'no call with documented arguments and no control hook sets it')

/** The members of a participant (document: Participant), grouped by the situation in which they show. */
export const participantMembers = {
  signing: membersWhen()({
    'participant/email-type': of('email', is.text),
    'participant/state-set': of('state', is.oneOf(PARTICIPANT_STATES)),
    'participant/ongoing-conversation-type': of('ongoing_conversation', is.boolean),
    'participant/has-unread-message-type': of('has_unread_message', is.boolean),
    'participant/access-control-set': of('access_control', is.oneOf(ACCESS_CONTROLS)),
    'participant/email-verification-method-set': of('email_verification_method', is.oneOf(EMAIL_VERIFICATION_METHODS)),
    'participant/full-name-type-set': of('full_name_type', is.oneOf(FULL_NAME_TYPES)),
    'participant/phone-number-type-set': of('phone_number_type', is.oneOf(PHONE_NUMBER_TYPES)),
    'participant/level1-auth-means-type': of('level1_auth_means', is.array),
    'participant/level1-auth-means-set': of('level1_auth_means[]', is.oneOf(AUTHENTICATION_MEANS)),
    'participant/min-signature-level-set': of('min_signature_level', is.oneOf(SIGNATURE_LEVELS)),
    'participant/schedule-type': of('schedule', is.integers),
    'participant/waiting-period-type': of('waiting_period', is.number),
  }),
  unknown: membersWhen()({
    'participant/designation-type': of('designation', is.text),
    'participant/designation-length': of('designation', is.textUpTo(250)),
    'participant/request-full-name-type': of('request_full_name', is.boolean),
    'participant/request-phone-number-type': of('request_phone_number', is.boolean),
  }),
  mailed: membersWhen(SETTING)({
    'participant/invitation-subject-type': of('invitation_subject', is.text),
    'participant/invitation-subject-length': of('invitation_subject', is.textUpTo(100)),
    'participant/invitation-message-type': of('invitation_message', is.text),
    'participant/invitation-message-length': of('invitation_message', is.textUpTo(1000)),
    'participant/reminder-subject-type': of('reminder_subject', is.text),
    'participant/reminder-subject-length': of('reminder_subject', is.textUpTo(100)),
    'participant/reminder-message-type': of('reminder_message', is.text),
    'participant/reminder-message-length': of('reminder_message', is.textUpTo(1000)),
    'participant/signed-documents-subject-type': of('signed_documents_subject', is.text),
    'participant/signed-documents-subject-length': of('signed_documents_subject', is.textUpTo(100)),
    'participant/signed-documents-message-type': of('signed_documents_message', is.text),
    'participant/signed-documents-message-length': of('signed_documents_message', is.textUpTo(1000)),
  }),
  named: membersWhen(SETTING)({
    'participant/full-name-type': of('full_name', is.text),
    'participant/phone-number-type': of('phone_number', is.text),
  }),
  allotted: membersWhen(SETTING)({ 'participant/stall-trigger-type': of('stall_trigger', is.integer) }),
  unset: membersWhen(unset)({
    'participant/description-type': of('description', is.text),
    'participant/description-length': of('description', is.textUpTo(250)),
    'participant/do-not-invite-before-type': of('do_not_invite_before', is.dateTime),
  }),
}

/** The participants of a transaction (document: Participant). */
export const participantsShape = {
  of: 'transaction',
  // A scenario judges it: `false` and no value both conform.
  members: [...membersIn(participantMembers), watched('participants[].send_signed_documents_mail', is.boolean)],
} satisfies Shape
