import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { BY_EMAIL, NEEDS_A_VALUE } from './derivations.ts'

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
  // No order of instructions is documented: a reviewer may be appointed before the recipient takes part.
  open('Endpoints: Instructions', {
    'review/recipient-not-there':
      'Whether a reviewer can be appointed for a person who takes no part in the transaction yet.',
    'review/recipient-of-another': 'Whether a reviewer can be appointed for a participant of another transaction.',
  }),
  inferred(BY_EMAIL)('Endpoints: Instructions', {
    'review/reviewer-no-email': 'A reviewer who is named by anything but an email is refused.',
  }),
  inferred(
    '400 says that "the request could not be accepted": the request, not one of its arguments. A participant or a task that is there ' +
      'because of it would come of an appointment that was none.',
  )('Errors', {
    'review/refused-changes-nothing': 'A refused appointment adds no participant, no instruction and no task.',
  }),
)
