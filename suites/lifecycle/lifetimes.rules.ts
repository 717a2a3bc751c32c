import { inferred, open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { TIME } from '../interface/document/needs.ts'

/** How long drafts, cancelled transactions and registrations last. */
export const lifetimesRules = tableOf(
  stated('States and transitions: rules', TIME, {
    'lifecycle/draft-seven-days': 'A draft of more than seven days cannot be started.',
  }),
  inferred(
    '"A draft lasts at most 7 days", and for these the latest `expires_at` is "now plus 67 days", seven more than any duration: ' +
      '"the extra days allowed in expires_at" are there to be used, by a draft that can still be started.',
  )('States and transitions: rules', TIME, {
    'lifecycle/draft-within-seven-days': 'A draft of six days can be started.',
  }),
  open('States and transitions: rules', TIME, {
    'lifecycle/draft-seven-days-state': 'Which state a draft is in after seven days.',
  }),
  stated('States and transitions', TIME, {
    'lifecycle/retention-within-sixty-days': 'A transaction cancelled after its start can be read 59 days later.',
    'lifecycle/retention-sixty-days':
      'A transaction cancelled after its start is gone 61 days later: reading it gives 404.',
  }),
  inferred(
    'What is cancelled "is permanently deleted after 60 days", and the list has "transactions of the workspace": one that is ' +
      'deleted is none of them.',
  )('States and transitions', TIME, {
    'lifecycle/retention-unlisted': 'A transaction cancelled after its start is not in the list 61 days later.',
  }),
  open('Limits', TIME, { 'lifecycle/retention-cancelled-draft': 'How long a cancelled draft is kept.' }),
  stated('States and transitions: rules', unreachable('no-trigger', 'no documented call makes a registration'), {
    'lifecycle/registration-session': 'A registration session lasts seven days.',
    'lifecycle/registration-deleted': 'An unused registration is deleted after seven days.',
  }),
)
