import { inferred, stated, tableOf } from '../../helpers/catalogue/rule.ts'
import { BY_EMAIL, NEEDS_A_VALUE, NOT_REVIEWED } from './derivations.ts'

/** Appointments that are refused, and what they leave as it was. */
export const refusalsRules = tableOf(
  stated('Endpoints: Instructions', {
    'review/reviewer-missing': 'An appointment without a reviewer is refused.',
    'review/recipient-missing': 'An appointment without a recipient is refused.',
  }),
  inferred(NEEDS_A_VALUE)('Endpoints: Instructions', {
    'review/reviewer-empty': 'An appointment with an empty reviewer is refused.',
    'review/recipient-empty': 'An appointment with an empty recipient is refused.',
  }),
  inferred(NOT_REVIEWED)('Endpoints: Instructions', {
    'review/recipient-unknown': 'A reviewer for somebody who is no participant of the transaction is refused.',
    'review/recipient-elsewhere': 'A reviewer for a participant of another transaction alone is refused.',
  }),
  inferred(BY_EMAIL)('Endpoints: Instructions', {
    'review/reviewer-no-email': 'A reviewer who is told by anything but an email is refused.',
  }),
  inferred(
    '400 says that "the request could not be accepted": the request, not one of its arguments. A participant or a task that is there ' +
      'because of it would come of an appointment that was none.',
  )('Errors', {
    'review/refused-changes-nothing': 'A refused appointment adds no participant, no instruction and no task.',
  }),
)
