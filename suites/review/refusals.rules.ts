import { inferred, open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { TYPES_REFUSE } from '../interface/document/derivations.ts'
import { eachMember } from '../interface/document/each-member.ts'
import { eachRunning } from '../interface/document/states.ts'

const eachPerson = eachMember('reviewer', 'recipient')

const NO_EMAIL = `A signer may be an "email, designation of an unknown participant, or id of a certificate"; a reviewer is
  only a "reviewer email". A value that is not an email is an "error caused by input arguments", and is refused with a
  4xx.`

const EMPTY = `The argument is "required", and is an email: an empty text names nobody, so the required value is
  missing.`

/** Appointments and removals that are refused and change nothing. */
export const refusalsRules = tableOf(
  eachPerson.stated('Endpoints: Instructions', {
    'review/*-missing': 'Appointing or removing a reviewer without * is refused.',
  }),
  eachPerson.inferred(EMPTY)('Endpoints: Instructions', {
    'review/*-empty': 'Appointing or removing a reviewer with an empty * is refused.',
  }),
  eachRunning.stated('Endpoints: Instructions', {
    'review/reviewer-missing-*': 'Appointing a reviewer without `reviewer` in * is refused.',
    'review/recipient-missing-*': 'Appointing a reviewer without `recipient` in * is refused.',
  }),
  eachRunning.inferred(EMPTY)('Endpoints: Instructions', {
    'review/reviewer-empty-*': 'Appointing an empty `reviewer` in * is refused.',
    'review/recipient-empty-*': 'Appointing a reviewer for an empty `recipient` in * is refused.',
  }),
  eachRunning.inferred(TYPES_REFUSE)('Endpoints: Instructions', {
    'review/delete-not-boolean-*': 'If `delete` is neither true nor false, appointing a reviewer in * is refused.',
  }),
  eachRunning.inferred(NO_EMAIL)('Endpoints: Instructions', {
    'review/reviewer-no-email-*': 'If `reviewer` is not an email, their appointment in * is refused.',
  }),
  // No order of instructions is documented: a reviewer may be appointed before the recipient is a participant.
  open('Endpoints: Instructions', {
    'review/recipient-not-there':
      'Whether a reviewer can be appointed for a person who is not yet a participant of the transaction.',
    'review/recipient-of-another': 'Whether a reviewer can be appointed for a participant of another transaction.',
  }),
  inferred(NO_EMAIL)('Endpoints: Instructions', {
    'review/reviewer-no-email': 'If `reviewer` is not an email, the appointment is refused.',
  }),
  inferred(`400 says that "the request could not be accepted": the whole request, not only one of its arguments. A
    participant or a task that it adds would belong to an appointment that was never made.`)('Errors', {
    'review/refused-changes-nothing': 'A refused appointment adds no participant, no instruction and no task.',
  }),
)
